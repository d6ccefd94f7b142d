import { change, type Happening } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { cash } from '../changes/changes.ts';
import type { MetroGame } from '../table/game.ts';
import { counter, mostFares, mostSteps, wayWords } from '../table/plan.ts';
import type { ActWord } from './act-words.ts';

/** Who acts, and how much the act says: its price less so much, so many steps or spaces. */
export interface Acting {
  readonly by: Thing;
  readonly amount: number;
}
/** What an answer to an act names. */
export type ActObject = { readonly by: Thing; readonly [field: string]: number };

/**
 * One act of the cards: what it can be done to, what of that some rule excludes, and what it then changes. Its answer,
 * whether it is offered and whether a spot's acts can be done in their order all follow from this.
 */
export interface Act {
  readonly word: ActWord;
  readonly rule: string;
  readonly fields: readonly string[];
  among(game: MetroGame, acting: Acting): readonly ActObject[];
  readonly except: { readonly [rule: string]: (game: MetroGame, acting: Acting, object: ActObject) => boolean };
  does(game: MetroGame, acting: Acting, object: ActObject): readonly Happening[];
}

const at = (game: MetroGame, { by }: Acting): Thing => game.count(by, counter.at);
const linesHere = (game: MetroGame, acting: Acting) =>
  game.network.linesAt(at(game, acting)).map((line) => ({ by: acting.by, line }));
const self = (_: MetroGame, { by }: Acting): readonly ActObject[] => [{ by }];
const lineOf = ({ line }: ActObject): Thing => line as Thing;
const stationOf = ({ station }: ActObject): Thing => station as Thing;
const has = (game: MetroGame, { by }: Acting, price: number) => game.count(by, counter.cash) >= price;
const forbids = (game: MetroGame) => game.setup.breach === 'forbid';
const noTrain = (game: MetroGame, _: Acting, object: ActObject) => !game.runs(lineOf(object));

const priceOfStation = (game: MetroGame, acting: Acting) =>
  Math.max(0, game.value('buildPrice', at(game, acting)) - acting.amount);
/** The price of the next share of a line, less what the act says; none when all are sold. */
function priceOfShare(game: MetroGame, { amount }: Acting, line: Thing): number | undefined {
  const [share] = game.at('shares', line);
  return share === undefined ? undefined : Math.max(0, game.value('sharePrice', share) - amount);
}

const build: Act = {
  word: 'build',
  rule: 'TM-PR-08',
  fields: ['by'],
  among: self,
  except: {
    'TM-SN-01': (game, acting) =>
      game.count(at(game, acting), counter.owner) > 0 || game.count(acting.by, counter.stations) === 0,
    'TM-PR-08': (game, acting) => !has(game, acting, priceOfStation(game, acting)),
  },
  does: (game, acting) => [
    cash(acting.by, -priceOfStation(game, acting)),
    change('ownStation', { seat: acting.by, station: at(game, acting) }),
  ],
};

const share: Act = {
  word: 'share',
  rule: 'TM-PR-06',
  fields: ['by', 'line'],
  among: linesHere,
  except: {
    'TM-PR-06': (game, acting, object) => {
      const price = priceOfShare(game, acting, lineOf(object));
      return price === undefined || !has(game, acting, price);
    },
    'TM-SP-05': (game, { by }, object) => forbids(game) && game.speculates(by, lineOf(object)),
  },
  does: (game, acting, object) => [
    cash(acting.by, -(priceOfShare(game, acting, lineOf(object)) ?? 0)),
    change('takeShare', { seat: acting.by, share: game.at('shares', lineOf(object))[0] as Thing }),
  ],
};

/** Which way along the stops: 1 in their order, 2 against it. At an end there is one way. */
const ways = [1, 2] as const;
const train: Act = {
  word: 'train',
  rule: 'TM-TR-01',
  fields: ['by', 'line', 'way'],
  among: (game, acting) => linesHere(game, acting).flatMap((object) => ways.map((way) => ({ ...object, way }))),
  except: {
    'TM-TR-01': (game, _, object) => game.runs(lineOf(object)),
    'TM-PR-09': (game, acting, { line, way }) =>
      game.network.after(line as Thing, at(game, acting), wayWords[(way as 1 | 2) - 1] as 'forward').turns,
  },
  does: (game, acting, { line, way }) => [
    change('startTrain', { line: line as Thing, station: at(game, acting), way: way as number }),
  ],
};

const speed: Act = {
  word: 'speed',
  rule: 'TM-TR-03',
  fields: ['by', 'line'],
  // None while the supply has no token (TM-PR-12)
  among: (game, { by }) => (game.count(theGame, counter.speed) === 0 ? [] : game.lines.map((line) => ({ by, line }))),
  except: {
    'TM-TR-01': noTrain,
    'TM-SP-01': (game, _, object) => game.freeSpots(lineOf(object)) <= 0,
  },
  does: (_, __, object) => [change('speedToken', { line: lineOf(object) })],
};

/** Stakes are hundreds up to a thousand (TM-PR-05). */
const stakes = Array.from({ length: 10 }, (_, i) => 100 * (i + 1));
const leastStake = stakes.slice(0, 1);
const spec: Act = {
  word: 'spec',
  rule: 'TM-PR-05',
  fields: ['by', 'line', 'amount'],
  // None for who has speculated twice (TM-SP-03); a line that takes no stake at all is named once
  among: (game, { by }) => {
    if (game.at('speculations', by).length === 0) return [];
    return game.lines.flatMap((line) =>
      (game.runs(line) ? stakes : leastStake).map((amount) => ({ by, line, amount })),
    );
  },
  except: {
    'TM-PR-05': (game, acting, object) => !game.runs(lineOf(object)) || !has(game, acting, object['amount'] as number),
    'TM-SP-02': (game, _, object) => game.freeSpots(lineOf(object)) <= 0,
    'TM-SP-05': (game, { by }, object) => forbids(game) && game.owns(by, lineOf(object)),
  },
  does: (_, { by }, object) => [
    cash(by, -(object['amount'] as number)),
    change('speculate', { seat: by, line: lineOf(object), amount: object['amount'] as number }),
  ],
};

const fare: Act = {
  word: 'fare',
  rule: 'TM-PR-03',
  fields: ['by', 'station'],
  // None while the supply has no token (TM-PR-12)
  among: (game, { by }) =>
    game.count(theGame, counter.fares) === 0 ? [] : game.stationsOf(by).map((station) => ({ by, station })),
  except: { 'TM-PR-03': (game, _, object) => game.count(stationOf(object), counter.fares) >= mostFares },
  does: (_, __, object) => [change('fareToken', { station: stationOf(object) })],
};

const grow: Act = {
  word: 'grow',
  rule: 'TM-PR-03',
  fields: ['by', 'line'],
  among: linesHere,
  except: {
    'TM-TR-01': noTrain,
    'TM-PR-10': (game, _, object) => game.step(lineOf(object)) >= mostSteps,
  },
  does: (_, { amount }, object) => [change('grow', { line: lineOf(object), amount })],
};

const chip: Act = {
  word: 'chip',
  rule: 'TM-SE-08',
  fields: ['by'],
  among: self,
  except: { 'TM-SE-08': (game, { by }) => game.count(by, counter.spare) === 0 },
  does: (_, { by }) => [change('newChip', { seat: by })],
};

const bank: Act = {
  word: 'cash',
  rule: 'TM-PR-03',
  fields: ['by'],
  among: self,
  except: {},
  does: (_, { by, amount }) => [cash(by, amount)],
};

const ride: Act = {
  word: 'ride',
  rule: 'TM-PR-03',
  fields: ['by', 'station'],
  among: (game, acting) =>
    game.network.within(at(game, acting), acting.amount).map((station) => ({ by: acting.by, station })),
  except: {},
  does: (_, { by }, object) => [change('walk', { seat: by, station: stationOf(object) })],
};

export const acts: readonly Act[] = [build, share, train, speed, spec, fare, grow, chip, bank, ride];
export const actCalled = (word: ActWord): Act => acts.find((act) => act.word === word) as Act;

const isExcluded = (game: MetroGame, act: Act, acting: Acting, object: ActObject): boolean => {
  for (const rule in act.except) if (act.except[rule]?.(game, acting, object)) return true;
  return false;
};
/** Acts that are done to one of several things; the others are done as they are. */
export const askedActs: readonly Act[] = acts.filter(({ fields }) => fields.length > 1);

/** What an act can be done to now. */
export const objectsOf = (game: MetroGame, act: Act, acting: Acting): readonly ActObject[] =>
  act.among(game, acting).filter((object) => !isExcluded(game, act, acting, object));
/** Whether there is anything: asked of every spot that lies open, at every decision. */
export const canAct = (game: MetroGame, act: Act, acting: Acting): boolean =>
  act.among(game, acting).some((object) => !isExcluded(game, act, acting, object));
