import { extended } from '#engine/kernel/basics/extended.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { Act, ActObject, ActRequest } from '#engine/library/acts/act.ts';
import { actPages } from '#engine/library/acts/act-pages.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { cash, metroChanges } from '../changes/changes.ts';
import type { MetroGame } from '../table/game.ts';
import { counter, mostFares, mostSteps, wayWords } from '../table/plan.ts';
import { gains, rises } from '../words/phrases.ts';

export type ActWord = 'build' | 'share' | 'train' | 'speed' | 'spec' | 'fare' | 'grow' | 'chip' | 'cash' | 'ride';
type MetroAct = Act<MetroGame, ActWord>;

const at = (game: MetroGame, { by }: ActRequest): Thing => game.count(by, counter.at);
const linesHere = (game: MetroGame, acting: ActRequest) =>
  game.network.linesAt(at(game, acting)).map((line) => ({ by: acting.by, line }));
const self = (_: MetroGame, { by }: ActRequest): readonly ActObject[] => [{ by }];
const lineOf = ({ line }: ActObject): Thing => line as Thing;
const stationOf = ({ station }: ActObject): Thing => station as Thing;
const has = (game: MetroGame, { by }: ActRequest, price: number) => game.count(by, counter.cash) >= price;
const forbids = (game: MetroGame) => game.setup.breach === 'forbid';
const noTrain = (game: MetroGame, _: ActRequest, object: ActObject) => !game.runs(lineOf(object));

const priceOfStation = (game: MetroGame, acting: ActRequest) =>
  Math.max(0, game.value('buildPrice', at(game, acting)) - acting.amount);
/** Price after the discount; undefined when sold out. */
function priceOfShare(game: MetroGame, { amount }: ActRequest, line: Thing): number | undefined {
  const [share] = game.at('shares', line);
  return share === undefined ? undefined : Math.max(0, game.value('sharePrice', share) - amount);
}

const build: MetroAct = {
  word: 'build',
  rule: 'TM-PR-08',
  about: {
    ja: '自分のミープルがいる駅に、自分の駅を建てる。less は値引き',
    en: 'Builds a station where your meeple stands; "less" is taken off its price',
  },
  text: { ja: '建設[（{less}引き）]', en: 'build a station[ for {less} less]' },
  facts: { unit: 'money' },
  says: { field: 'less', unsaid: 0, least: 0, example: 100 },
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

const share: MetroAct = {
  word: 'share',
  rule: 'TM-PR-06',
  about: {
    ja: '自分のミープルがいる駅を通る路線の、一番上の株を買う。less は値引き',
    en: 'Buys the top share of a line through the station of your meeple; "less" is taken off its price',
  },
  text: { ja: '株の購入[（{less}引き）]', en: 'buy a share[ for {less} less]' },
  facts: { unit: 'money' },
  says: { field: 'less', unsaid: 0, least: 0, example: 100 },
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

/** 1: in order of the stops, 2: against it. At an end only one. */
const ways = [1, 2] as const;
const train: MetroAct = {
  word: 'train',
  rule: 'TM-TR-01',
  about: {
    ja: '自分のミープルがいる駅を通る、まだ走っていない路線の列車を置き、向きを選ぶ',
    en: 'Puts the train of a line through the station of your meeple on the map, in a direction you choose',
  },
  text: { ja: '列車を走らせる', en: 'start a train' },
  fields: ['by', 'line', 'way'],
  among: (game, acting) => linesHere(game, acting).flatMap((object) => ways.map((way) => extended(object, { way }))),
  except: {
    'TM-TR-01': (game, _, object) => game.runs(lineOf(object)),
    'TM-PR-09': (game, acting, { line, way }) =>
      game.network.after(line as Thing, at(game, acting), wayWords[(way as 1 | 2) - 1] as 'forward').turns,
  },
  does: (game, acting, { line, way }) => [
    change('startTrain', { line: line as Thing, station: at(game, acting), way: way as number }),
  ],
};

const speed: MetroAct = {
  word: 'speed',
  rule: 'TM-TR-03',
  about: { ja: '走っている路線に速度トークンを1個置く', en: 'Puts a speed token on a line whose train runs' },
  text: { ja: '増速', en: 'speed up a line' },
  fields: ['by', 'line'],
  // None while the supply is empty (TM-PR-12)
  among: (game, { by }) => (game.count(theGame, counter.speed) === 0 ? [] : game.lines.map((line) => ({ by, line }))),
  except: {
    'TM-TR-01': noTrain,
    'TM-SP-01': (game, _, object) => game.freeSpots(lineOf(object)) <= 0,
  },
  does: (_, __, object) => [change('speedToken', { line: lineOf(object) })],
};

/** Hundreds up to a thousand (TM-PR-05). */
const stakes = Array.from({ length: 10 }, (_, i) => 100 * (i + 1));
const leastStake = stakes.slice(0, 1);
const spec: MetroAct = {
  word: 'spec',
  rule: 'TM-PR-05',
  about: { ja: '走っている路線に投機する', en: 'Speculates on a line whose train runs' },
  text: { ja: '投機', en: 'speculate' },
  fields: ['by', 'line', 'amount'],
  // None after two speculations (TM-SP-03); a line without stakes is listed once, to be excluded by rule
  among: (game, { by }) => {
    if (game.at('speculations', by).length === 0) return [];
    return game.lines.flatMap((line) =>
      (game.runs(line) ? stakes : leastStake).map((amount) => ({ by, line, amount })),
    );
  },
  few: (game, { by }) =>
    game.at('speculations', by).length === 0
      ? []
      : game.lines.map((line) => ({ by, line, amount: leastStake[0] as number })),
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

const fare: MetroAct = {
  word: 'fare',
  rule: 'TM-PR-03',
  about: { ja: '自分の駅に運賃トークンを1個置く', en: 'Puts a fare token on a station of yours' },
  text: { ja: '運賃の値上げ', en: 'raise a fare' },
  fields: ['by', 'station'],
  // None while the supply is empty (TM-PR-12)
  among: (game, { by }) =>
    game.count(theGame, counter.fares) === 0 ? [] : game.stationsOf(by).map((station) => ({ by, station })),
  except: { 'TM-PR-03': (game, _, object) => game.count(stationOf(object), counter.fares) >= mostFares },
  does: (_, __, object) => [change('fareToken', { station: stationOf(object) })],
};

const grow: MetroAct = {
  word: 'grow',
  rule: 'TM-PR-03',
  about: {
    ja: '自分のミープルがいる駅を通る、走っている路線の段を上げる',
    en: 'Raises a running line through the station of your meeple',
  },
  text: { ja: '成長[{steps}段]', en: 'grow a line[ by {steps}]' },
  facts: { unit: 'steps', printed: [rises] },
  says: { field: 'steps', unsaid: 1, least: 1, example: 1 },
  fields: ['by', 'line'],
  among: linesHere,
  except: {
    'TM-TR-01': noTrain,
    'TM-PR-10': (game, _, object) => game.step(lineOf(object)) >= mostSteps,
  },
  does: (_, { amount }, object) => [change('grow', { line: lineOf(object), amount })],
};

const chip: MetroAct = {
  word: 'chip',
  rule: 'TM-SE-08',
  about: {
    ja: '自分のチップを1枚、サプライから得る。すぐに使える',
    en: 'Gains one more chip, usable at once',
  },
  text: { ja: 'チップ', en: 'one more chip' },
  fields: ['by'],
  among: self,
  except: { 'TM-SE-08': (game, { by }) => game.count(by, counter.spare) === 0 },
  does: (_, { by }) => [change('newChip', { seat: by })],
};

const bank: MetroAct = {
  word: 'cash',
  rule: 'TM-PR-03',
  about: { ja: '銀行から金を得る', en: 'Takes money from the bank' },
  text: { ja: '{amount}を得る', en: 'take {amount}' },
  facts: { unit: 'money', printed: [gains] },
  says: { field: 'amount', least: 1, example: 200 },
  fields: ['by'],
  among: self,
  except: {},
  does: (_, { by, amount }) => [cash(by, amount)],
};

const ride: MetroAct = {
  word: 'ride',
  rule: 'TM-PR-03',
  about: { ja: '自分のミープルを、その数の駅まで動かす', en: 'Moves your meeple up to this many stations' },
  text: { ja: '{spaces}駅まで移動', en: 'ride up to {spaces}' },
  facts: { unit: 'stations' },
  says: { field: 'spaces', least: 1, example: 2 },
  fields: ['by', 'station'],
  among: (game, acting) =>
    game.network.within(at(game, acting), acting.amount).map((station) => ({ by: acting.by, station })),
  except: {},
  does: (_, { by }, object) => [change('walk', { seat: by, station: stationOf(object) })],
};

/** Acts on action cards (TM-PR-03). */
export const acts: readonly MetroAct[] = [build, share, train, speed, spec, fare, grow, chip, bank, ride];
export const { procedure: actProcedure, ops: actOps, canDoAll } = actPages<MetroGame>(acts, 'TM-PR-03', metroChanges);
