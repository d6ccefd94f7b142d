import type { Renamed } from '#authoring/project/documents/renamed.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { type BrokenAgain, type PlayedAgain, playedAgain } from '#authoring/tools/lines/played-again.ts';
import type { AskedLine, ToldAgain, ToldBrokenAgain } from './play-again-shape.ts';
import { told, toldBreak, toldRefusal } from './played-game.ts';

/** `before` null: the content of the fingerprints is unknown. */
export function playAgain(
  lines: readonly AskedLine[],
  now: Playable,
  { renamed, before }: { readonly renamed: readonly Renamed[]; readonly before: Playable | null },
): ToldAgain[] {
  return lines.map(({ entries: log, ...line }) =>
    toldAgain(playedAgain({ ...line, log }, now, { renamed, before }), now),
  );
}

function toldAgain(again: PlayedAgain, project: Pick<Playable, 'system' | 'documents'>): ToldAgain {
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

function toldBreakAgain(found: BrokenAgain, project: Pick<Playable, 'system' | 'documents'>): ToldBrokenAgain {
  const { entry } = found;
  if (entry !== null) return { ...toldBreak({ ...found, entry }, project), answer: told(entry) };
  const { at: where, rule, code } = found;
  return { at: where, answer: null, rule, code, ...toldRefusal(found, project) };
}
