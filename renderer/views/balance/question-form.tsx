import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { LabQuestion } from '#api/studio/lab-calls.ts';
import { measure, measureAfterSaves } from '#renderer/desk/balance/balance-commands.ts';
import { balanceStore, changeQuestion } from '#renderer/desk/balance/balance-store.ts';
import { gitStore } from '#renderer/desk/history/git-store.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { wordFor } from '#renderer/desk/words/words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { useCardNames } from './use-card-names.ts';

const games = [50, 200, 1000, 5000];

/** Which games are played, and what they are compared with. */
export function QuestionForm() {
  const words = useWords(balanceWords);
  const { players } = useWords(deskWords);
  const locale = useLocale();
  const api = useStudioApi();
  const { choices, question, isAfterSave } = useStore(balanceStore);
  const nameOf = useCardNames();
  const seats =
    choices == null ? [] : Array.from({ length: choices.most - choices.least + 1 }, (_, i) => choices.least + i);
  return (
    <div className="bar balance-question">
      {(choices?.options ?? []).map(({ id, name, values }) => (
        <Select
          key={id}
          label={name[locale]}
          className="balance-option"
          value={question.choices[id] ?? ''}
          options={values.map((value) => ({ value, label: labelOf(value, nameOf(value)) }))}
          onChange={(value) => changeQuestion({ choices: { ...question.choices, [id]: value } })}
        />
      ))}
      {choices != null && (
        <>
          <Select
            label={words.seats}
            value={String(question.seats)}
            options={seats.map((count) => ({ value: String(count), label: words.seatsOf({ count }) }))}
            onChange={(value) => changeQuestion({ seats: Number(value) })}
          />
          <Select
            label={words.program}
            value={question.program}
            options={choices.programs.map((value) => ({ value, label: wordFor(players, value) ?? value }))}
            onChange={(program) => changeQuestion({ program })}
          />
          <Select
            label={words.games}
            value={String(question.games)}
            options={games.map((count) => ({ value: String(count), label: words.gamesOf({ count }) }))}
            onChange={(value) => changeQuestion({ games: Number(value) })}
          />
          <AgainstSelect />
        </>
      )}
      <span className="head-space" />
      <Checkbox checked={isAfterSave} onChange={(isOn) => measureAfterSaves(api, isOn)}>
        {words.afterSave}
      </Checkbox>
      <Button look="primary" icon="play" off={choices == null} onClick={() => void measure(api)}>
        {words.start}
      </Button>
    </div>
  );
}

const labelOf = (id: string, name: string): string => (name === id ? id : `${id} ${name}`);

/** What the project is compared with: only what is there is offered. */
function AgainstSelect() {
  const words = useWords(balanceWords);
  const { question, runs } = useStore(balanceStore);
  const hasUnsaved = useStore(projectStore, ({ files }) => [...files.values()].some(isDirty));
  const hasCommit = useStore(gitStore, ({ git }) => git.kind === 'ready' && git.head !== null);
  const { against } = question;
  const sides = new Map<string, { readonly label: string; readonly against: LabQuestion['against'] }>([
    ['nothing', { label: words.againstNothing, against: null }],
  ]);
  if (hasUnsaved) sides.set('saved', { label: words.againstSaved, against: { kind: 'saved' } });
  if (hasCommit) sides.set('commit', { label: words.againstCommit, against: { kind: 'commit' } });
  for (const [at, { run, at: state }] of runs.entries())
    if (state.state === 'done')
      sides.set(run, { label: words.againstRun({ number: at + 1 }), against: { kind: 'run', run } });
  const value = against === null ? 'nothing' : against.kind === 'run' ? against.run : against.kind;
  const isOffered = sides.has(value);
  useEffect(() => {
    if (!isOffered) changeQuestion({ against: null });
  }, [isOffered]);
  return (
    <Select
      label={words.against}
      showsLabel
      value={isOffered ? value : 'nothing'}
      options={[...sides].map(([id, { label }]) => ({ value: id, label }))}
      onChange={(id) => changeQuestion({ against: sides.get(id)?.against ?? null })}
    />
  );
}
