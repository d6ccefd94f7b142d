import type { Renamed } from '#authoring/project/documents/renamed.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { type BrokenReplay, type ReplayOutcome, replayEntries } from '#authoring/tools/branches/replay-entries.ts';
import { breakView, entryView, refusalView } from './played-game.ts';
import type { AskedLine, BrokenReplayView, ReplayView } from './replay-shape.ts';

/** `before` null: the content of the fingerprints is unknown. */
export function replaySession(
  lines: readonly AskedLine[],
  now: Playable,
  { renamed, before }: { readonly renamed: readonly Renamed[]; readonly before: Playable | null },
): ReplayView[] {
  return lines.map(({ entries: log, ...line }) =>
    toldAgain(replayEntries({ ...line, log }, now, { renamed, before }), now),
  );
}

function toldAgain(again: ReplayOutcome, project: Pick<Playable, 'system' | 'documents'>): ReplayView {
  switch (again.kind) {
    case 'same':
    case 'renamed':
    case 'unknown':
      return { kind: again.kind };
    case 'changed':
      return { ...again, first: again.first && { ...again.first } };
    case 'broken':
      return { ...again, broken: toldBreakAgain(again.broken, project) };
  }
}

function toldBreakAgain(found: BrokenReplay, project: Pick<Playable, 'system' | 'documents'>): BrokenReplayView {
  const { entry } = found;
  if (entry !== null) return { ...breakView({ ...found, entry }, project), answer: entryView(entry) };
  const { at: where, rule, code } = found;
  return { at: where, answer: null, rule, code, ...refusalView(found, project) };
}
