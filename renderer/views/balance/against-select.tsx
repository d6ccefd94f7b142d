import { useEffect } from 'react';
import { useStore } from 'zustand';
import { againstOf } from '#api/studio/lab-aims.ts';
import type { LabAgainst } from '#api/studio/lab-calls.ts';
import { balanceStore, compareWith } from '#renderer/desk/balance/balance-store.ts';
import { gitStore } from '#renderer/desk/history/git-store.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

/** What the project is compared with: only what is there is offered. */
export function AgainstSelect() {
  const words = useWords(balanceWords);
  const { question, runs } = useStore(balanceStore);
  const against = againstOf(question);
  const hasUnsaved = useStore(projectStore, ({ files }) => [...files.values()].some(isDirty));
  const hasCommit = useStore(gitStore, ({ git }) => git.kind === 'ready' && git.head !== null);
  const sides = new Map<string, { readonly label: string; readonly against: LabAgainst }>([
    ['nothing', { label: words.againstNothing, against: null }],
  ]);
  if (hasUnsaved) sides.set('saved', { label: words.againstSaved, against: { kind: 'saved' } });
  if (hasCommit) sides.set('commit', { label: words.againstCommit, against: { kind: 'commit' } });
  for (const [at, { run, question: of, at: state }] of runs.entries())
    if (state.state === 'done' && of.aim.kind === 'balance')
      sides.set(run, { label: words.againstRun({ number: at + 1 }), against: { kind: 'run', run } });
  const value = against === null ? 'nothing' : against.kind === 'run' ? against.run : against.kind;
  const isOffered = sides.has(value);
  useEffect(() => {
    if (!isOffered) compareWith(null);
  }, [isOffered]);
  return (
    <Select
      label={words.against}
      showsLabel
      value={isOffered ? value : 'nothing'}
      options={[...sides].map(([id, { label }]) => ({ value: id, label }))}
      onChange={(id) => compareWith(sides.get(id)?.against ?? null)}
    />
  );
}
