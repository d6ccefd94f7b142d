import { finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { equipment, query } from '../table/cached-query.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { targetOfEntering, targetOfMove } from '../table/numbers.ts';
import { check } from './07-check.ts';
import { goThere } from './15-arrive.ts';
import { cross } from './15-cross.ts';
import { boarding, drive } from './15-drive.ts';
import { mayAct, onlyWhoActs } from './acting.ts';
import { call, procedure } from './book.ts';

export interface Journey {
  /** Mover or driver, who makes the check (TSS-MOVE-19). */
  readonly by: Thing;
  /** -1: none. */
  readonly card: Thing;
  /** Route without the start. */
  readonly path: readonly Thing[];
  /** Most areas; most PCs, driver included; bonus on the check. */
  readonly areas: number;
  readonly capacity: number;
  readonly bonus: number;
  /** Granted by a text, without a check. */
  readonly free: boolean;
}

const endOf = (game: TokyoGame, { by, path }: Pick<Journey, 'by' | 'path'>): Thing => path.at(-1) ?? game.areaOf(by);
const isEntered = (game: TokyoGame, { path }: Journey): boolean => path.length > 0 && game.isSite(path.at(-1) as Thing);

/** 移動 (p.28): choose route and riders, one check against the highest target, then cross the borders. */
export const moveTo = procedure(
  'move',
  ({ by, card, path, areas, capacity, bonus, free }: Journey) => ({
    by,
    card,
    path,
    areas,
    capacity,
    bonus,
    free,
    riders: [] as readonly Thing[],
    area: path.at(-1) ?? -1,
    target: 0,
    passed: true,
  }),
  ({ step, choose, offer }) => ({
    plan: choose('TSS-MOVE-10', {
      ride: offer('TSS-MOVE-11', {
        among: { by: boarding },
        except: { 'TSS-MOVE-11': (_, my) => my.riders.length + 1 >= my.capacity },
        then: (_, my, { by }) => {
          my.riders = [...my.riders, by];
          return goto('plan');
        },
      }),
      goOn: offer('TSS-MOVE-13', {
        among: { by: (_, my) => [my.by], area: (game) => game.areas },
        except: {
          'TSS-MOVE-07': (game, my) => isEntered(game, my),
          'TSS-MOVE-10': (_, my) => my.path.length >= my.areas,
          'TSS-MOVE-01': (game, my, { area }) => !game.adjacent(endOf(game, my)).includes(area),
          'TSS-MOVE-16': (game, _, { area }) => game.isSite(area) && game.isExploring,
        },
        then: (_, my, { area }) => {
          my.path = [...my.path, area];
          my.area = area;
          return goto('plan');
        },
      }),
      // Fewer areas than possible, or none if granted by a text
      stop: offer('TSS-MOVE-10', {
        among: { by: (_, my) => [my.by] },
        then: (_, my) => (my.path.length === 0 ? finish() : undefined),
      }),
    }),
    first: step('TSS-MOVE-02', (game, my): Next => {
      const [area] = my.path as readonly [Thing, ...Thing[]];
      my.target = game.isSite(area)
        ? targetOfEntering(game, my.by, game.areaOf(my.by))
        : targetOfMove(game, my.by, area);
      return undefined;
    }),
    highest: step('TSS-MOVE-04', (game, my): Next => {
      for (const area of my.path.slice(1)) {
        if (!game.isSite(area)) my.target = Math.max(my.target, targetOfMove(game, my.by, area));
      }
      return undefined;
    }),
    site: step('TSS-MOVE-06', (game, my): Next => {
      const entrance = my.path.at(-2);
      if (entrance !== undefined && isEntered(game, my))
        my.target = Math.max(my.target, targetOfEntering(game, my.by, entrance));
      return undefined;
    }),
    check: step('TSS-MOVE-19', (_, my): Next => {
      const { by, target, bonus } = my;
      return my.free ? undefined : call(check, { by, ability: 'tech', target, bonus, object: -1 }, 'passed');
    }),
    go: step('TSS-MOVE-01', (_, my): Next => {
      const { by, card, riders, path, capacity } = my;
      return my.passed ? call(drive, { by, card, riders, path, capacity }) : undefined;
    }),
  }),
);

interface Setting {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly area: Thing;
}
const journey = (game: TokyoGame, { by, area }: Setting, card: Thing): Journey => ({
  by,
  card,
  path: [area],
  areas: game.value('moveAreas', by, card),
  capacity: game.value('capacity', by, card),
  bonus: game.value('moveBonus', by, card),
  free: false,
});

/** Leaving SITE belongs to the exploration rules. */
const closed = {
  'TSS-MOVE-01': (game: TokyoGame, _: object, { by, area }: Setting) => !game.adjacent(game.areaOf(by)).includes(area),
  'TSS-MOVE-09': (game: TokyoGame, _: object, { by }: Setting) => game.isInSite(by),
  'TSS-MOVE-16': (game: TokyoGame, _: object, { area }: Setting) => game.isSite(area) && game.isExploring,
};

export const moveOffer: Offer<TokyoGame, object, Setting> = {
  rule: 'TSS-MOVE-01',
  among: { by: mayAct, area: (game) => game.areas },
  outside: onlyWhoActs,
  near: { area: (game, _, { by }) => game.adjacent(game.areaOf(by)) },
  except: closed,
  then: (game, _, pick) => call(moveTo, journey(game, pick, -1)),
};

const isVehicle = (game: TokyoGame, card: Thing): boolean => game.design(card).vehicle !== null;
const isEquipped = (game: TokyoGame, card: Thing): boolean => game.isEquipped(card);
const vehicles = query({ places: equipment }, (game) =>
  game.pcs.flatMap((pc) => game.equipped(pc)).filter((card) => isVehicle(game, card)),
);
/** Includes vehicles in hand, so that `why` can explain. */
const vehiclesAtHand = (game: TokyoGame, _: object, { by }: Setting): readonly Thing[] => [
  ...vehicles(game),
  ...game.hand(by).filter((card) => isVehicle(game, card)),
];
/** `area`: first area of the route. */
export const driveOffer: Offer<TokyoGame, object, Setting & { readonly card: Thing }> = {
  rule: 'TSS-MOVE-10',
  do: 'move',
  among: { by: mayAct, card: vehiclesAtHand, area: (game) => game.areas },
  outside: onlyWhoActs,
  near: { card: vehicles },
  except: {
    'TSS-EQUIP-04': (game, _, { card }) => !isEquipped(game, card),
    'TSS-MOVE-19': (game, _, { by, card }) => !game.equipped(by).includes(card),
    ...closed,
    'TSS-USE-02': (game, _, { card }) => game.count(card, counter.exhaust) > 0,
  },
  then: (game, _, pick) => call(moveTo, journey(game, pick, pick.card)),
};

export const moveProcedures = [moveTo, drive, goThere, cross];
