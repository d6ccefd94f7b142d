import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { byScore, type Outcome } from '#engine/kernel/contract/outcome.ts';
import { RefusalError, type TableDocument } from '#engine/kernel/contract/system.ts';
import { printLasting, putLasting, type ThingNames } from '#engine/kernel/lasting-effects/lasting-document.ts';
import { change, type Next } from '#engine/kernel/procedures/next.ts';
import { counter, place, results, seatNames, type ToyGame, theGame } from './toy-game.ts';

export const thingNames = (game: ToyGame): ThingNames => ({
  nameOf: (thing) => (game.isStone(thing) ? game.stoneName(thing) : (seatNames[thing - 1] as string)),
});

const names = (game: ToyGame, at: number, hidden: boolean): Json =>
  game.table.at(at).map((stone) => (hidden ? '?' : game.stoneName(stone)));

function perSeat(game: ToyGame, value: (seat: number) => Json): JsonObject {
  return Object.fromEntries(seatNames.slice(0, game.seats).map((name, seat) => [name, value(seat)]));
}

export const document: TableDocument<ToyGame> = {
  schema: { type: 'object' },
  print: (game, sight) => ({
    round: game.table.count(theGame, counter.round),
    turn: seatNames[game.active - 1] as string,
    result: resultOf(game),
    points: perSeat(game, (one) => game.points(one + 1)),
    hands: perSeat(game, (one) => names(game, place.hand(one), sight !== undefined && sight.seat !== one)),
    pile: names(game, place.pile, sight !== undefined),
    heap: names(game, place.heap, false),
    ...(game.table.lasting.length === 0 ? {} : { lasting: printLasting(game, thingNames(game)) }),
  }),
  put: (game, part) =>
    Object.entries(part).flatMap(([field, value]) => putField(game, field, value) as readonly Next[]),
};

function putField(game: ToyGame, field: string, value: Json): readonly Next[] {
  switch (field) {
    case 'turn':
      return [force(theGame, counter.turn, seatNames.indexOf(value as (typeof seatNames)[number]))];
    case 'round':
      return [force(theGame, counter.round, value as number)];
    case 'points':
      return each(game, value).map(([seat, points]) => force(seat + 1, counter.points, points as number));
    case 'hands':
      return each(game, value).map(([seat, stones]) => lay(game, place.hand(seat), stones));
    case 'pile':
      return [lay(game, place.pile, value)];
    case 'lasting':
      return [putLasting(value)];
    case 'heap':
      return [lay(game, place.heap, value)];
    default:
      throw new RefusalError('putField', { field });
  }
}

const force = (of: number, index: number, value: number): Next => change('forceCount', { of, counter: index, value });

function lay(game: ToyGame, at: number, stones: Json): Next {
  const list = stones as readonly string[];
  const known = new Set(game.content.stones.map((stone) => stone.id));
  for (const name of list)
    if (!known.has(name.split('#')[0] as string)) throw new RefusalError('putStone', { stone: name });
  const numbered = list.filter((name) => name.includes('#'));
  if (new Set(numbered).size < numbered.length) throw new RefusalError('putTwice', { stones });
  return change('forcePlace', { place: at, stones: list });
}

function each(game: ToyGame, value: Json): [number, Json][] {
  if (!isObject(value)) throw new RefusalError('putField', { field: 'hands' });
  return Object.entries(value).map(([name, one]) => {
    const seat = seatNames.slice(0, game.seats).indexOf(name as (typeof seatNames)[number]);
    if (seat < 0) throw new RefusalError('putSeat', { name });
    return [seat, one];
  });
}

export function outcome(game: ToyGame): Outcome | null {
  const result = resultOf(game);
  if (result === null) return null;
  const label = { ja: '点', en: 'points' };
  const scores = Array.from({ length: game.seats }, (_, seat) => [
    { label, rule: 'TOY-END-01', amount: game.points(seat + 1) },
  ]);
  const { seats } = byScore(result, scores);
  return { result, seats: seats.map((seat) => ({ ...seat, won: seat.won && result === 'won' })) };
}

export function resultOf(game: ToyGame): string | null {
  return results[game.table.count(theGame, counter.result) - 1] ?? null;
}
