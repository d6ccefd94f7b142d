import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import type { UnitState } from '#authoring/project/localization/unit-lines.ts';
import type { Inspected } from '#authoring/tools/inspector/inspected.ts';
import { choose } from '#renderer/desk/inspector/choose.ts';
import { type Chosen, chosenStore } from '#renderer/desk/inspector/chosen-store.ts';
import { problemsOf } from '#renderer/desk/inspector/problems-of.ts';
import { openTest } from '#renderer/desk/playtests/open-test.ts';
import { stateOf, type TestState, testsStore } from '#renderer/desk/playtests/tests-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import { openUnit } from '#renderer/desk/translations/open-unit.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { inspectorWords } from '#renderer/desk/words/generated/inspector-words.ts';
import { testWords } from '#renderer/desk/words/generated/test-words.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon, type IconName } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import { FileSign } from '#renderer/tables/file-sign.tsx';
import { ProblemCard } from '../problems/problem-card.tsx';
import { useFixable } from '../problems/use-fixable.ts';
import { GameSection } from './game-section.tsx';
import { Section } from './section.tsx';

/** What is wrong with an entry, what it did, and what refers to it. Sections without content are left out. */
export function InspectorFacts({ chosen }: { readonly chosen: Chosen }) {
  const locale = useLocale();
  const problems = useStore(problemsStore, (state) => state.problems);
  const { file, id } = chosen;
  const facts = useLastAnswer([file, id, locale, problems], () =>
    id === null ? null : authoring().call('inspected', { file, id, locale }),
  );
  return (
    <>
      <Problems chosen={chosen} />
      {id !== null && <GameSection chosen={chosen} id={id} />}
      {facts != null && (
        <>
          <Users {...facts} />
          <Tests {...facts} />
          <Translations {...facts} />
        </>
      )}
    </>
  );
}

const MOST_PROBLEMS = 8;

function Problems({ chosen }: { readonly chosen: Chosen }) {
  const words = useWords(inspectorWords);
  const all = useStore(problemsStore, (state) => state.problems);
  const asked = useStore(chosenStore, ({ problem }) => problem);
  const own = useMemo(() => problemsOf(chosen, all), [chosen, all]);
  const fixable = useFixable(own);
  const isAsked = (one: (typeof own)[number]) =>
    asked !== null &&
    asked.of.code === one.code &&
    asked.of.message.en === one.message.en &&
    asked.of.file === one.file;
  // The one that a mark led to is among those shown.
  const sorted = own.findIndex(isAsked) < MOST_PROBLEMS ? own : [...own].sort((a, b) => +isAsked(b) - +isAsked(a));
  return (
    <Section title={words.problems} items={sorted} most={MOST_PROBLEMS} tone="warning">
      {(problem) => {
        const { file, code, range, message } = problem;
        const key = `${file} ${code} ${range.start.line}:${range.start.character} ${message.en}`;
        return <ProblemCard key={key} {...{ problem, fixable }} asked={isAsked(problem) ? asked : null} />;
      }}
    </Section>
  );
}

function Users({ users }: Pick<Inspected, 'users'>) {
  const words = useWords(inspectorWords);
  const { useSorts } = useWords(deskWords);
  return (
    <Section title={words.users} items={users}>
      {({ file, id, name, sort, at }) => (
        <Line key={`${file} ${id}`} onClick={() => (id === null ? goTo({ path: file, ...at }) : choose(file, id))}>
          <FileSign path={file} />
          <span className="cut">{name}</span>
          <span className="push muted text-11 nowrap">{sort === 'reference' ? (id ?? '') : useSorts[sort]}</span>
        </Line>
      )}
    </Section>
  );
}

const icons: Readonly<Record<TestState, IconName>> = {
  passed: 'check',
  failed: 'error',
  running: 'again',
  notRun: 'tests',
};

function Tests({ playtests }: Pick<Inspected, 'playtests'>) {
  const words = useWords(inspectorWords);
  const { states } = useWords(testWords);
  const { files, results, running } = useStore(testsStore);
  const keys = new Map(files.flatMap(({ tests }) => tests.map(({ path, index, key }) => [`${path} ${index}`, key])));
  return (
    <Section title={words.tests} items={playtests}>
      {({ file, index, name }) => {
        const key = keys.get(`${file} ${index}`);
        const state = key === undefined ? 'notRun' : stateOf({ results, running }, key);
        return (
          <Line key={`${file} ${index}`} onClick={() => void openTest(file, index)}>
            <span className={`sign test-${state}`} role="img" aria-label={states[state]}>
              <Icon name={icons[state]} />
            </span>
            <span className="cut">{name}</span>
          </Line>
        );
      }}
    </Section>
  );
}

const toDo = ['missing', 'stale', 'draft'] as const satisfies readonly UnitState[];

function Translations({ translations }: Pick<Inspected, 'translations'>) {
  const words = useWords(inspectorWords);
  const nameOf = useLanguageName();
  return (
    <Section title={words.translations} items={translations} isCounted={false}>
      {({ locale, path, texts, states, key }) => {
        const left = toDo.flatMap((state) => {
          const count = states[state] ?? 0;
          return count === 0 ? [] : [{ state, said: words[state]({ count }) }];
        });
        const done = texts - (states.missing ?? 0) - (states.stale ?? 0) - (states.draft ?? 0);
        return (
          <Line key={locale} onClick={() => openUnit(path, key)}>
            <span className="cut">{nameOf(locale)}</span>
            <span className="push row gap-2 text-11 nowrap">
              {left.map(({ state, said }) => (
                <span key={state} className={`badge badge-${state === 'draft' ? 'quiet' : 'warning'}`}>
                  {said}
                </span>
              ))}
              <span className="muted">{words.done({ done, all: texts })}</span>
            </span>
          </Line>
        );
      }}
    </Section>
  );
}

function Line({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <li>
      <Button look="bare" className="inspector-line row gap-3 wide hovers text-12" onClick={onClick}>
        {children}
      </Button>
    </li>
  );
}
