import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { PrintedCard } from './printed-cards.ts';
import { areaOfSlot, type SiteSeeingTableDocument } from './table-document.ts';

export function asking(words: readonly string[], named: JsonObject): readonly JsonObject[] {
  return words.map((word) => ({ do: word, ...named }));
}

/** For a card in a slot: of the PCs in its area that can still act. */
export function possibleAnswersInSlot(
  table: SiteSeeingTableDocument,
  slot: string,
  card: string,
  { isEnemy, kind }: PrintedCard,
): readonly JsonObject[] {
  const here = Object.entries(table.pcs).filter(([, pc]) => pc.area === areaOfSlot(slot));
  const [by] = here.find(([, pc]) => !pc.finished) ?? here[0] ?? [];
  const who = by === undefined ? {} : { by };
  if (isEnemy) return asking(['use', 'play'], { ...who, target: card });
  return asking([kind === 'trouble' || kind === 'scenario' ? 'solve' : 'buy'], { ...who, card });
}
