import { canonical, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { sameAsBefore } from '#engine/library/content-checks/placed.ts';
import type { EncountersDocument } from '../formats/cards.ts';
import { at, type ScytheProject } from './documents.ts';

type Option = EncountersDocument['encounters'][number]['options'][number];

/** Options without any advantage, equal objectives, tiles that never pay. */
export const checkCards = ({ encounters, objectives, tiles }: ScytheProject): ContentProblem[] => [
  ...encounters.flatMap((card) =>
    card.value.options.flatMap((option, i, options) => {
      if (givesNothing(option)) return [at(card, ['options', i], 'SCC001', 'warning', { option: option.id })];
      const better = options.find(
        (other, j) => j !== i && isAsGood(other, option) && (j < i || !isAsGood(option, other)),
      );
      return better === undefined
        ? []
        : [at(card, ['options', i], 'SCC002', 'warning', { option: option.id, other: better.id })];
    }),
  ),
  ...sameAsBefore(objectives, ({ value }) => canonical(value.if as JsonObject)).map(([objective, { value: other }]) =>
    at(objective, ['if'], 'SCC003', 'warning', { objective: objective.value.id, other: other.id }),
  ),
  ...tiles.flatMap((tile) =>
    tile.value.pays.every((coins) => coins === 0)
      ? [at(tile, ['pays'], 'SCC005', 'warning', { tile: tile.value.id })]
      : [],
  ),
];

/** Only a loss of one's own. */
const givesNothing = ({ do: does }: Option): boolean =>
  does.every((node) => node.op === 'losePower' && (node['who'] as JsonObject | undefined)?.['op'] === 'self');

const currencies = ['coins', 'power', 'popularity'] as const;

/** Costs no more and gives no less; only of plain gains that can be counted. */
function isAsGood(one: Option, other: Option): boolean {
  const [mine, its] = [gainsOf(one), gainsOf(other)];
  if (mine === null || its === null) return false;
  const isAsCheap = currencies.every((coin) => (one.cost?.[coin] ?? 0) <= (other.cost?.[coin] ?? 0));
  return isAsCheap && [...its].every(([gain, amount]) => (mine.get(gain) ?? 0) >= amount);
}

/** Amount by kind of gain; null: not fixed. */
function gainsOf({ do: does }: Option): ReadonlyMap<string, number> | null {
  if (nodesIn(does).length > does.length) return null;
  const gains = new Map<string, number>();
  for (const { op, amount = 1, ...rest } of does as readonly JsonObject[]) {
    if (typeof amount !== 'number' || op === 'losePower') return null;
    const gain = canonical({ op: op as string, ...rest });
    gains.set(gain, (gains.get(gain) ?? 0) + amount);
  }
  return gains;
}
