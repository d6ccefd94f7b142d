import { nearest } from '#authoring/text/messages/nearest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt } from '#authoring/text/problems/tell.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { pileOfArt } from '../pictures/back-area.ts';
import type { Ids } from './id-problems.ts';

const PILE = 'pile';

/** Backs for piles that the game does not have. */
export function pileProblems(studio: ParsedDocument, ids: Ids, { vocabulary }: RuleSystem): readonly Problem[] {
  const always = vocabulary.names[PILE] ?? [];
  return studio.facts.art.flatMap((art) => {
    const pile = pileOfArt(art);
    if (pile === null || always.includes(pile) || ids.has([PILE], pile)) return [];
    const near = nearest(pile, always) ?? ids.nearest([PILE], pile);
    const place = studio.place(art.path.slice(0, -1), { key: pile });
    return [problemAt('PIC010', studio.file.path, place, { pile, ...(near === undefined ? {} : { nearest: near }) })];
  });
}
