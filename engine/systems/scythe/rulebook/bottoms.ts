import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { change, finish, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { BottomKind } from '../formats/mats.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter, onceCounters } from '../table/plan.ts';
import { call, procedure } from './book.ts';
import { hexesWithWorkers } from './gaining.ts';
import { recruitsOf, upgradesOf } from './stars.ts';

/** `hex`: the only place for what comes; 0: any hex with an own worker (SC-UN-05). */
interface Gaining {
  readonly by: Thing;
  readonly hex: Thing;
}
const begin = ({ by, hex }: Gaining): Gaining => ({ by, hex });
const places = (game: ScytheGame, { by, hex }: Gaining): readonly Thing[] =>
  hex > 0 ? [hex] : hexesWithWorkers(game, by);

/** Ways with a higher number after the upgrade. */
const openWays = (game: ScytheGame, by: Thing): readonly Thing[] =>
  game
    .areasOf(by)
    .flatMap(({ ways }) => ways)
    .filter(({ thing, printed }) => printed.upgraded !== printed.value && game.count(thing, counter.upgraded) === 0)
    .map(({ thing }) => thing);
const openCosts = (game: ScytheGame, by: Thing): readonly Thing[] =>
  game
    .areasOf(by)
    .filter(({ thing, printed }) => printed !== null && printed.cost - game.count(thing, counter.less) > printed.least)
    .map(({ thing }) => thing);

/** (SC-PR-10) */
export const upgrading = procedure('upgrading', begin, ({ choose, offer }) => ({
  upgrade: choose('SC-PR-10', {
    upgrade: offer('SC-PR-10', {
      among: {
        by: (_, my: Gaining) => [my.by],
        way: (game, { by }) => (upgradesOf(game, by) < game.board.pieces.upgrades ? openWays(game, by) : []),
        area: (game, { by }) => openCosts(game, by),
      },
      then: (_, { by }, { way, area }) => [
        change('upgrade', { seat: by, way: way as Thing, area: area as Thing }),
        finish(),
      ],
    }),
    leave: offer('SC-TU-05', { fields: ['by'], among: (_, { by }: Gaining) => [{ by }], then: () => undefined }),
  }),
}));

const mechsLeft = (game: ScytheGame, by: Thing): readonly Thing[] =>
  game.at('units', by).filter((unit) => game.role(unit) === 'mech');

/** The mech on the board is the ability that it unlocks (SC-PR-08, SC-PR-12). */
export const deploying = procedure('deploying', begin, ({ choose, offer }) => ({
  deploy: choose('SC-PR-08', {
    deploy: offer('SC-PR-08', {
      among: {
        by: (_, my: Gaining) => [my.by],
        unit: (game, { by }) => mechsLeft(game, by),
        hex: (game, my) => places(game, my),
      },
      outside: { hex: 'SC-UN-05' },
      then: (_, __, { unit, hex }) => [change('appear', { unit: unit as Thing, hex: hex as Thing }), finish()],
    }),
    leave: offer('SC-TU-05', { fields: ['by'], among: (_, { by }: Gaining) => [{ by }], then: () => undefined }),
  }),
}));

/** (SC-PR-08) */
export const building = procedure('building', begin, ({ choose, offer }) => ({
  build: choose('SC-PR-08', {
    build: offer('SC-PR-08', {
      among: {
        by: (_, my: Gaining) => [my.by],
        structure: (game, { by }) => game.at('structures', by),
        hex: (game, my) => places(game, my),
      },
      outside: { hex: 'SC-UN-05' },
      except: {
        'SC-PR-08': (game, _, { hex }) => {
          const at = hex as Thing;
          return game.laid.isLake.has(at) || game.laid.isFactory.has(at) || game.at('structures', at).length > 0;
        },
      },
      then: (_, __, { structure, hex }) => [
        change('build', { structure: structure as Thing, hex: hex as Thing }),
        finish(),
      ],
    }),
    leave: offer('SC-TU-05', { fields: ['by'], among: (_, { by }: Gaining) => [{ by }], then: () => undefined }),
  }),
}));

/** A recruit marks a bottom action and a one-time bonus, which comes at once (SC-PR-08). */
export const enlisting = procedure('enlisting', begin, ({ choose, offer }) => ({
  enlist: choose('SC-PR-08', {
    enlist: offer('SC-PR-08', {
      among: {
        by: (_, my: Gaining) => [my.by],
        area: (game, { by }) =>
          recruitsOf(game, by) >= game.matOf(by).areas.length
            ? []
            : game
                .areasOf(by)
                .filter(({ thing, printed }) => printed !== null && game.count(thing, counter.recruit) === 0)
                .map(({ thing }) => thing),
        onceBonus: (game) => game.content.onceBonuses.slice(0, onceCounters.length).map((_, i) => i + 1),
      },
      except: {
        'SC-PR-08': (game, { by }, { onceBonus }) => game.hasOnce(by, (onceBonus as number) - 1),
      },
      then: (game, { by, hex }, { area, onceBonus }): Next => {
        const { block } = game.content.onceBonuses[(onceBonus as number) - 1] as { readonly block: string };
        return [
          change('enlist', { seat: by, area: area as Thing }),
          change('once', { seat: by, onceBonus: onceBonus as number }),
          // In an encounter it comes to that hex (SC-EN-06)
          runBlock(block, game.scope(by, area as Thing, hex > 0 ? { target: hex } : {})),
          finish(),
        ];
      },
    }),
    leave: offer('SC-TU-05', { fields: ['by'], among: (_, { by }: Gaining) => [{ by }], then: () => undefined }),
  }),
}));

const procedures = { upgrade: upgrading, deploy: deploying, build: building, enlist: enlisting } as const;
export const gainOfBottom = (does: BottomKind, by: Thing, hex: Thing = 0): Next => call(procedures[does], { by, hex });

/** Whether something would come of it. */
export const canGain: { readonly [K in BottomKind]: (game: ScytheGame, by: Thing) => boolean } = {
  upgrade: (game, by) => openWays(game, by).length > 0 && openCosts(game, by).length > 0,
  deploy: (game, by) => mechsLeft(game, by).length > 0,
  build: (game, by) => game.at('structures', by).length > 0,
  enlist: (game, by) => recruitsOf(game, by) < game.matOf(by).areas.length,
};
