import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Value } from '#engine/kernel/language/field.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import type { TokyoGame } from '../table/game.ts';
import { enterBase, hpOf, moveBase } from '../table/numbers.ts';
import { abilities } from './vocabulary.ts';

/**
 * What the table shows in numbers, as they are now: of PCs, of the cards that lie open, of the lines of the mat. A number
 * that is the same for everybody and as printed is a number; else it is `{base, by}`, with what it comes to for each PC.
 */
export function figures(game: TokyoGame): JsonObject {
  const open = [
    ...game.slotCards(),
    ...game.table.at(game.layout.explored),
    ...game.table.at(game.layout.scenario.shown),
  ];
  return {
    pcs: Object.fromEntries(game.pcs.map((pc) => [game.role(pc).id, ofPc(game, pc)])),
    cards: Object.fromEntries(open.map((card) => [game.cardName(card), ofCard(game, card)])),
    lines: game.areas.flatMap((a, i) =>
      game.areas.slice(i + 1).flatMap((b) => (game.adjacent(a).includes(b) ? [ofLine(game, a, b)] : [])),
    ),
  };
}

function ofPc(game: TokyoGame, pc: Thing): JsonObject {
  const of = (number: string): Json => {
    const { base, value } = game.computed(number, pc);
    return base === value ? base : { base, now: value };
  };
  return Object.fromEntries([...abilities, 'maxHp', 'handSize'].map((number) => [number, of(number)]));
}

function ofCard(game: TokyoGame, card: Thing): JsonObject {
  const { solve, counterattack, reduction, reward, companion } = game.design(card);
  const amount = (value: Value<number>): Json => forEach(game, null, (pc) => value(game, game.scope(pc, card)));
  const found: { [field: string]: Json } = { reward: amount(reward) };
  if (game.isMarketCard(card))
    found['cost'] = forEach(game, game.design(card).cost, (pc) => game.value('cost', pc, card));
  if (solve?.by === 'check') found['target'] = amount(solve.target);
  if (game.isEnemy(card)) found['hp'] = hpOf(game, card);
  if (companion !== null) found['hp'] = game.hpOfCompanion(card);
  if (counterattack !== null) found['counterattack'] = amount(counterattack.amount);
  if (reduction !== null) found['reduction'] = amount(reduction.amount);
  return found;
}

/** What a move along a line takes, whoever stands at either end: texts alter it for a mover (TSS-MOVE-02, TSS-MOVE-05). */
function ofLine(game: TokyoGame, a: Thing, b: Thing): JsonObject {
  const areas = [a, b].map((area) => game.layout.areas[game.areaIndex(area)] as string);
  const entrance = game.isSite(b) ? a : b;
  const target =
    game.isSite(a) || game.isSite(b)
      ? forEach(game, enterBase(game, entrance), (pc) => game.altered('enterTarget', pc, enterBase(game, entrance)))
      : forEach(game, moveBase(game, a, b), (pc) => game.altered('moveTarget', pc, moveBase(game, a, b)));
  return { areas, target };
}

/** The value for each PC; one number when it is the same for all and as it is printed. */
function forEach(game: TokyoGame, printed: number | null, value: (pc: Thing) => number): Json {
  const by = Object.fromEntries(game.pcs.map((pc) => [game.role(pc).id, value(pc)]));
  const values = Object.values(by);
  const base = printed ?? Math.min(...values);
  return values.every((one) => one === base) ? base : { base, by };
}
