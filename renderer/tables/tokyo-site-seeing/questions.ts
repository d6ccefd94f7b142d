import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { PrintedCard } from './printed-cards.ts';
import type { TableDocument } from './table-document.ts';

// What one could want to do with a thing of the table: the answers that "why not?" is asked of.

/** A card that lies in a slot. Whoever is in its area and still acts would do it. */
export function aboutSlotCard(
  table: TableDocument,
  area: string,
  card: string,
  printed: PrintedCard,
): readonly JsonObject[] {
  const here = Object.entries(table.pcs).filter(([, pc]) => pc.area === area);
  const [by] = here.find(([, pc]) => !pc.finished) ?? here[0] ?? [];
  const who = by === undefined ? {} : { by };
  if (printed.isEnemy)
    return [
      { do: 'use', ...who, target: card },
      { do: 'play', ...who, target: card },
    ];
  if (printed.kind === 'trouble' || printed.kind === 'scenario') return [{ do: 'solve', ...who, card }];
  return [{ do: 'buy', ...who, card }];
}

export function aboutHandCard(by: string, card: string, { card: { category } }: PrintedCard): readonly JsonObject[] {
  return [{ do: category === 'equipment' ? 'equip' : 'play', by, card }];
}

export function aboutEquipped(by: string, card: string): readonly JsonObject[] {
  return [
    { do: 'use', by, card },
    { do: 'refresh', by, card },
  ];
}

export function aboutSkill(by: string, skill: string): readonly JsonObject[] {
  return [
    { do: 'useSkill', by, skill },
    { do: 'refresh', by, skill },
  ];
}

export function aboutBot(bot: string): readonly JsonObject[] {
  return [
    { do: 'useBot', bot },
    { do: 'refresh', bot },
  ];
}

export function aboutArea(area: string): readonly JsonObject[] {
  return [{ do: 'move', area }];
}

export function aboutPc(by: string): readonly JsonObject[] {
  return [{ do: 'finish', by }];
}
