import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type AboutInFull, aboutChoices, namesAbout } from '#engine/library/choices/about.ts';
import type { Ability } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { thingName } from './names.ts';

const named = namesAbout<TokyoGame>(thingName);

/** Purpose of a check: the card to buy, solve or equip, or the area to enter. */
const checking: AboutInFull<TokyoGame> = (game, my, running) => {
  const { by, ability, target, bonus, added, drawn } = my as Record<string, number> & { ability: Ability };
  const amount = game.ability(by as Thing, ability) + (bonus as number) + (added as number) + (drawn as number);
  const goal = target as number;
  const { card, area } = running.at(-2)?.my ?? {};
  return { ...named(game, { by }), ability, amount, goal, missing: goal - amount, ...named(game, { card, area }) };
};

const onBoard = (game: TokyoGame, { by, card, riders, path }: JsonObject, area?: Json): JsonObject =>
  named(game, { by, card, area, riders, path });

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
