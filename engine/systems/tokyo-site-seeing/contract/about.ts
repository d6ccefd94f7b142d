import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Running } from '#engine/kernel/system.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import type { TokyoGame } from '../table/game.ts';
import { thingName } from './names.ts';
import type { Ability } from './vocabulary.ts';

/** What the present choice is about, in names: who decides, over which card or area, and how much is missing. */
export function about(game: TokyoGame, running: readonly Running[]): JsonObject {
  const top = running.at(-1);
  if (top === undefined) return {};
  const { procedure, my } = top;
  switch (procedure) {
    case 'check': {
      const { by, ability, target, bonus, added, drawn } = my as Record<string, number> & { ability: Ability };
      const amount = game.ability(by as Thing, ability) + (bonus as number) + (added as number) + (drawn as number);
      const goal = target as number;
      return { ...named(game, { by }), ability, amount, goal, missing: goal - amount, ...objectOf(game, running) };
    }
    case 'move':
      return { ...named(game, { by: my['by'], card: my['card'] }), ...onBoard(game, my) };
    case 'drive': {
      const area = (my['path'] as number[])[my['at'] as number];
      return { ...named(game, { by: my['by'], card: my['card'], area }), ...onBoard(game, my) };
    }
    case 'hand': {
      const pc = my['pc'] as Thing;
      return { ...named(game, { by: pc }), count: game.hand(pc).length, most: game.value('handSize', pc) };
    }
    case 'placeInArea':
      return named(game, { card: my['card'], area: my['area'] });
    case 'placeTrouble':
      return named(game, { by: my['pc'], card: my['card'] });
    case 'refreshThing':
      return named(game, { by: my['by'], card: my['thing'] });
    case 'aim':
    case 'joinAttack':
      return named(game, { by: my['by'] });
    case 'takeArtifact':
    case 'swap':
      return named(game, { by: my['by'], card: my['card'] });
    case 'retreat':
      return { missing: my['left'] ?? 0 };
    case 'oneByOne':
      return named(game, { card: running.at(-2)?.my['source'] });
    case 'choose':
    case 'may':
      return named(game, { by: my['self'], card: my['source'] });
    case 'change': {
      const record = isObject(my['record']) ? my['record'] : {};
      const { type, amount } = record;
      const what = { to: record['to'] ?? record['by'], card: record['source'] ?? record['card'] };
      return { ...named(game, what), kind: record['kind'] ?? null, type: type ?? null, amount: amount ?? null };
    }
    default:
      return {};
  }
}

/** Who rides along and over which areas, where there are any. */
function onBoard(game: TokyoGame, { riders, path }: JsonObject): JsonObject {
  const names = (things: Json | undefined): Json[] =>
    Array.isArray(things) ? things.map((thing: Json) => thingName(game, Number(thing))) : [];
  return Object.fromEntries(
    Object.entries({ riders: names(riders), path: names(path) }).filter(([, list]) => list.length > 0),
  );
}

/** A check is made for something: the card to be bought, solved or equipped, or the area to go to. */
function objectOf(game: TokyoGame, running: readonly Running[]): JsonObject {
  const { card, area } = running.at(-2)?.my ?? {};
  return named(game, { card, area });
}

function named(game: TokyoGame, things: { readonly [field: string]: Json | undefined }): JsonObject {
  const found: { [field: string]: Json } = {};
  for (const [field, thing] of Object.entries(things)) {
    const name = typeof thing === 'number' ? thingName(game, thing) : null;
    if (name !== null) found[field] = name;
  }
  return found;
}
