import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { findBreakingEdit } from '#renderer/desk/playtests/find-breaking-edit.ts';
import { openOnBoard } from '#renderer/desk/playtests/open-on-board.ts';
import { runTests } from '#renderer/desk/playtests/run-tests.ts';
import { shrinkTest } from '#renderer/desk/playtests/shrink-test.ts';
import { stateOf, testOf, testsStore } from '#renderer/desk/playtests/tests-store.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { testWords } from '#renderer/desk/words/generated/test-words.ts';
import type { TestResultView } from '#renderer/desk/workers/tests-calls.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { RuleText } from '#renderer/parts/rules/rule-text.tsx';
import { ShrunkTest } from './shrunk-test.tsx';
import { BreakingEdit } from './since-edits.tsx';

export function TestDetail() {
  const words = useWords(testWords);
  const history = useWords(historyWords);
  const api = useStudioApi();
  const locale = useLocale();
  const { chosen, results, running, isAwaited, errors, shrunk, since } = useStore(testsStore);
  const test = chosen === null ? undefined : testOf(chosen);
  const smaller = chosen === null ? undefined : shrunk.get(chosen);
  const found = chosen === null ? undefined : since.get(chosen);
  const place = useShownOnceFound(chosen, smaller, found);
  if (test === undefined) return <p className="empty tests-detail">{words.choose}</p>;
  const { key, name, path, line } = test;
  const state = stateOf({ results, running }, key);
  const result = results.get(key);
  const off = errors > 0 || (isAwaited && running.size > 0);
  const names = { locale, unsaved: words.unsavedEdit, why: history.why };
  return (
    <section ref={place} className="tests-detail scroll" aria-label={words.laid({ name })}>
      <h3>{name}</h3>
      <p className="tests-where muted text-12">
        {path}:{line + 1}
      </p>
      <div role="status">
        {state === 'notRun' && <p>{words.notRun}</p>}
        {state === 'running' && <p>{words.running}</p>}
        {state === 'passed' && <p className="tests-passed">{words.passed}</p>}
        {state === 'failed' && result !== undefined && <Failed result={result} />}
      </div>
      <div className="tests-acts row wrap gap-2">
        <Button off={off} onClick={() => void runTests([key])}>
          {words.runOne}
        </Button>
        <Button off={off} onClick={() => void openOnBoard(key)}>
          {words.onBoard}
        </Button>
        <Button onClick={() => goTo({ path, line: result?.line ?? line, character: result?.character ?? 0 })}>
          {words.toText}
        </Button>
        <Button
          off={off || state === 'notRun'}
          aria-description={words.smallerHelp}
          onClick={() => void shrinkTest(key)}
        >
          {words.smaller}
        </Button>
        <Button
          off={off || state !== 'failed'}
          aria-description={words.sinceHelp}
          onClick={() => void findBreakingEdit(api, key, names)}
        >
          {words.sinceWhen}
        </Button>
      </div>
      {smaller !== undefined && <ShrunkTest of={key} shrunk={smaller} />}
      {found !== undefined && <BreakingEdit found={found} />}
    </section>
  );
}

/** Scrolls results into view, but not when another test is chosen. */
function useShownOnceFound(chosen: string | null, smaller: unknown, found: unknown) {
  const place = useRef<HTMLElement>(null);
  const before = useRef({ chosen, smaller, found });
  useEffect(() => {
    const { current: old } = before;
    before.current = { chosen, smaller, found };
    if (old.chosen !== chosen) return;
    const sections = place.current?.querySelectorAll('.tests-found') ?? [];
    if (smaller !== undefined && smaller !== old.smaller) sections[0]?.scrollIntoView({ block: 'nearest' });
    else if (found !== undefined && found !== old.found)
      sections[sections.length - 1]?.scrollIntoView({ block: 'nearest' });
  }, [chosen, smaller, found]);
  return place;
}

export function Failed({ result: { message, said } }: { readonly result: TestResultView }) {
  const words = useWords(testWords);
  const locale = useLocale();
  return (
    <div className="tests-failed">
      <p>
        {said !== null && <strong>{said.where[locale]}</strong>} <RuleText text={message[locale]} />
      </p>
      {said !== null && (said.expected !== null || said.actual !== null) && (
        <dl className="tests-sides">
          {said.expected !== null && (
            <div>
              <dt className="muted text-12">{words.expected}</dt>
              <dd>{said.expected[locale]}</dd>
            </div>
          )}
          {said.actual !== null && (
            <div>
              <dt className="muted text-12">{words.actual}</dt>
              <dd>
                <RuleText text={said.actual[locale]} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {said !== null && said.legal.length > 0 && (
        <details>
          <summary className="muted text-12">{words.legal}</summary>
          <ul>
            {said.legal.map((answer) => (
              <li key={answer.en}>{answer[locale]}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
