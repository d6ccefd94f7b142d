import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { LiveTextField } from '#renderer/kit/controls/live-text-field.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './asking.css';
import './project-form.css';
import { useId, useMemo, useState } from 'react';
import type { StudioAsk, StudioReply } from '#api/studio/studio-api.ts';
import type { Home } from '#api/studio/studio-home.ts';
import type { OfferedTemplate } from '#authoring/tools/new/begin.ts';
import { idFromName } from '#authoring/tools/new/new-project.ts';
import { beginStore, draftProject, noDraft } from '#renderer/desk/begin/begin-store.ts';
import { goToFolder } from '#renderer/desk/begin/go-to-folder.ts';
import { debounced } from '#renderer/desk/timing/debounced.ts';
import { welcomeWords } from '#renderer/desk/words/generated/welcome-words.ts';
import { reasonOf } from '#renderer/desk/words/system-reasons.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { FolderField } from './folder-field.tsx';
import { MadeFiles } from './made-files.tsx';
import { Questions } from './questions.tsx';
import { RadioCards } from './radio-cards.tsx';

type Told = StudioReply<'newProject'>;
type Begun = Extract<Told, { readonly project: string }>;

const REST = 250;

export function ProjectForm({ home, close }: { readonly home: Home; readonly close?: () => void }) {
  const api = useStudioApi();
  const locale = useLocale();
  const all = useWords(welcomeWords);
  const words = all.form;
  const id = useId();
  const { system: game, kind, title, folder: ownFolder, answers } = useStore(beginStore, (state) => state.project);
  const system = game ?? home.games[0]?.id ?? '';
  const [isMaking, setMaking] = useState(false);
  const [said, setSaid] = useState('');
  const offered = useOffered(system);
  const begun = offered.find((one) => one.id === kind);
  const called = title ?? words.usualName;
  const usual = useFreeFolder(home, called);
  const folder = ownFolder ?? usual;
  const asked = useMemo(
    () => ({ folder, kind, answers: answers[kind] ?? {}, system, title: called, locale }),
    [folder, kind, answers, system, called, locale],
  );
  const told = useTold(asked);
  const refused = told !== null && 'refused' in told ? told.refused : null;
  const made = told !== null && 'project' in told ? told : null;

  async function make(): Promise<void> {
    if (isMaking) return;
    setMaking(true);
    const reply = await api.newProject({ ...asked, write: true }).catch(() => null);
    const failed = reply === null || 'refused' in reply ? reply : null;
    const notGone = reply !== null && 'project' in reply ? await goToFolder(api, folder) : null;
    setMaking(false);
    if (failed !== null || reply === null) setSaid(sentenceOf(failed));
    else if (notGone !== null) setSaid(all.notGone[notGone]);
    else {
      draftProject(noDraft);
      close?.();
    }
  }
  function sentenceOf(reply: Extract<Told, { readonly refused: unknown }> | null): string {
    if (reply === null) return all.notGone.unreachable;
    const { kind: why, folder: rule, path = '', code = '' } = reply.refused;
    if (rule !== undefined) return words.cannot[rule];
    if (why === 'not-written') return words.notWritten({ path, reason: reasonOf({}, code, locale) });
    return why === 'file-there' ? words.fileThere({ path }) : words.other;
  }
  const kinds = [
    { value: 'empty', label: words.empty, note: words.emptyNote },
    { value: 'copy', label: words.copy, note: words.copyNote },
    ...offered.map((one) => ({ value: one.id, label: one.name[locale] })),
  ];
  return (
    <form
      className="project-form stack gap-0"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
        event.preventDefault();
        void make();
      }}
    >
      <div className="project-form-body stack scroll">
        {home.games.length > 1 && (
          <RadioCards
            name={`${id}-game`}
            legend={words.game}
            cards={home.games.map((one) => ({ value: one.id, label: one.name[locale] }))}
            value={system}
            onChoose={(next) => draftProject({ system: next })}
          />
        )}
        <div className="question">
          <label className="begin-ask" htmlFor={`${id}-title`}>
            {words.name}
          </label>
          <LiveTextField
            id={`${id}-title`}
            className="begin-input"
            value={called}
            onWrite={(next) => draftProject({ title: next })}
            hasFocus={close !== undefined || home.opened.kind === 'empty'}
          />
        </div>
        <FolderField
          value={folder}
          onChange={(next) => draftProject({ folder: next })}
          other={refused?.folder === 'taken' ? nextTo(folder) : null}
          wrong={refused?.folder === undefined ? '' : words.cannot[refused.folder]}
          note={made === null ? '' : words.id({ id: made.project })}
        />
        <RadioCards
          name={`${id}-kind`}
          legend={words.kind}
          cards={kinds}
          value={kind}
          onChoose={(next) => draftProject({ kind: next })}
        />
        {begun !== undefined && (
          <Questions
            key={kind}
            questions={begun.questions}
            answers={answers[kind] ?? {}}
            faults={refused?.faults ?? []}
            onAnswer={(next) => draftProject({ answers: { ...answers, [kind]: next } })}
          />
        )}
        {made !== null && <Made made={made} />}
      </div>
      <div className="asking-foot row">
        <p className="begin-wrong" role="alert">
          {said}
        </p>
        {close !== undefined && <Button onClick={close}>{all.chooser.cancel}</Button>}
        <Button look="accent" type="submit" off={isMaking || refused !== null}>
          {isMaking ? words.making : words.make}
        </Button>
      </div>
    </form>
  );
}

function Made({ made }: { readonly made: Begun }) {
  return <MadeFiles documents={made.documents} problems={made.problems} />;
}

function useOffered(system: string): readonly OfferedTemplate[] {
  const api = useStudioApi();
  const locale = useLocale();
  return useLastAnswer([api, system, locale], () => api.offeredNew({ system, locale }))?.offered ?? [];
}

function useTold(asked: Omit<StudioAsk<'newProject'>, 'write'>): Told | null {
  const api = useStudioApi();
  const ask = async (signal: AbortSignal) => {
    await debounced(REST, signal);
    return api.newProject({ ...asked, write: false });
  };
  return useLastAnswer([api, asked], ask) ?? null;
}

function nextTo(folder: string): string {
  const [, name = folder, number = '1'] = /^(.*?)(?:-(\d+))?$/s.exec(folder) ?? [];
  return `${name}-${Number(number) + 1}`;
}

/** The default folder: inside the open folder if there is one, else next to the other projects. */
function useFreeFolder(home: Home, title: string): string {
  const { opened, place } = home;
  if (opened.kind === 'empty' || opened.kind === 'foreign') return opened.shown;
  const taken = home.recent.map(({ shown }) => shown);
  const plain = `${place.shown}/${idFromName(title)}`;
  for (let number = 1; ; number++) {
    const folder = number === 1 ? plain : `${plain}-${number}`;
    if (!taken.includes(folder)) return folder;
  }
}
