import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { type AboutInFull, aboutChoices, namesAbout } from '#engine/library/choices/about.ts';
import type { Ability } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { thingName } from './names.ts';

const named = namesAbout<TokyoGame>(thingName);

/** A check is made for something: the card to be bought, solved or equipped, or the area to go to. */
const checking: AboutInFull<TokyoGame> = (game, my, running) => {
  const { by, ability, target, bonus, added, drawn } = my as Record<string, number> & { ability: Ability };
  const amount = game.ability(by as Thing, ability) + (bonus as number) + (added as number) + (drawn as number);
  const goal = target as number;
  const { card, area } = running.at(-2)?.my ?? {};
  return { ...named(game, { by }), ability, amount, goal, missing: goal - amount, ...named(game, { card, area }) };
};

/** Who rides along and over which areas, where there are any. */
const onBoard = (game: TokyoGame, { by, card, riders, path }: JsonObject, area?: Json): JsonObject =>
  named(game, { by, card, area, riders, path });

/** What the present choice is about: who decides, over which card or area, and how much is missing. */
export const about = aboutChoices<TokyoGame>(thingName, {
  check: checking,
  move: (game, my) => onBoard(game, my),
  drive: (game, my) => onBoard(game, my, (my['path'] as number[])[my['at'] as number]),
  hand: (game, { pc }) => ({
    ...named(game, { by: pc }),
    count: game.hand(pc as Thing).length,
    most: game.value('handSize', pc as Thing),
  }),
  placeInArea: { card: 'card', area: 'area' },
  placeTrouble: { by: 'pc', card: 'card' },
  refreshThing: { by: 'by', card: 'thing' },
  ...{ aim: { by: 'by' }, joinAttack: { by: 'by' } },
  ...{ takeArtifact: { by: 'by', card: 'card' }, swap: { by: 'by', card: 'card' } },
  retreat: (_, { left = 0 }) => ({ missing: left }),
  oneByOne: (game, _, running) => named(game, { card: running.at(-2)?.my['source'] }),
});
