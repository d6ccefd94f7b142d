import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { PrintedCard } from './printed-cards.ts';
import { areaOfSlot, type TableDocument } from './table-document.ts';

/** What one could want to do with a thing of the table: the answers that "why not?" is asked of. */
export function asking(words: readonly string[], named: JsonObject): readonly JsonObject[] {
  return words.map((word) => ({ do: word, ...named }));
}

/** Of a card that lies in a slot. Whoever is in its area and still acts would do it. */
export function askingOfSlot(
  table: TableDocument,
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
