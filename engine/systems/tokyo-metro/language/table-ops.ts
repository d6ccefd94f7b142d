import { amount, idOf, selector } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { countedOn } from '#engine/library/words/counter-words.ts';
import { cash } from '../changes/changes.ts';
import type { MetroGame } from '../table/game.ts';
import { counter, mostSteps } from '../table/plan.ts';
import { gains, pays, rises } from '../words/phrases.ts';

const op = opBuilder<MetroGame>();
const self = { op: 'self' };
const named = (game: MetroGame, sort: string, id: string) => [game.called(sort, id) ?? []].flat();
const standing = (game: MetroGame, seat: Thing) => game.count(seat, counter.at);

export const tableOps: readonly Op[] = [
  op('line', {
    sort: 'selector',
    fields: { id: idOf('line') },
    about: { ja: '路線を一つ名指す', en: 'One line by its id' },
    text: { ja: '{id}', en: '{id}' },
    example: { op: 'line', id: 'G' },
    run: (game, seen) => named(game, 'line', seen.id),
  }),
  op('station', {
    sort: 'selector',
    fields: { id: idOf('station') },
    about: { ja: '駅を一つ名指す', en: 'One station by its id' },
    text: { ja: '{id}', en: '{id}' },
    example: { op: 'station', id: '33' },
    run: (game, seen) => named(game, 'station', seen.id),
  }),
  op('allLines', {
    sort: 'selector',
    fields: {},
    about: { ja: 'すべての路線', en: 'All lines' },
    text: { ja: 'すべての路線', en: 'all lines' },
    any: { ja: '路線', en: 'a line' },
    example: { op: 'allLines' },
    run: (game) => game.lines,
  }),
  op('runningLines', {
    sort: 'selector',
    fields: {},
    about: { ja: '列車が走っている路線', en: 'Lines whose trains run' },
    text: { ja: '走っている路線', en: 'all running lines' },
    any: { ja: '走っている路線', en: 'a running line' },
    example: { op: 'runningLines' },
    run: (game) => game.lines.filter((line) => game.runs(line)),
  }),
  op('linesHere', {
    sort: 'selector',
    fields: { of: selector('seat') },
    about: { ja: 'ミープルがいる駅を通る路線', en: 'Lines through the stations of meeples' },
    text: { ja: '{of}のいる駅の路線', en: 'the lines where {of} {of|stands|stand}' },
    example: { op: 'linesHere', of: self },
    run: (game, seen) => [...new Set(seen.of.flatMap((seat) => game.network.linesAt(standing(game, seat))))],
  }),
  op('allStations', {
    sort: 'selector',
    fields: {},
    about: { ja: 'すべての駅', en: 'All stations' },
    text: { ja: 'すべての駅', en: 'all stations' },
    any: { ja: '駅', en: 'a station' },
    example: { op: 'allStations' },
    run: (game) => game.stations,
  }),
  op('stationsOf', {
    sort: 'selector',
    fields: { of: selector('seat') },
    about: { ja: '建てた駅', en: 'Stations that a player owns' },
    text: { ja: '{of}の駅', en: 'the stations of {of}' },
    example: { op: 'stationsOf', of: self },
    run: (game, seen) => seen.of.flatMap((seat) => game.stationsOf(seat)),
  }),
  op('stationsOn', {
    sort: 'selector',
    fields: { line: selector('line') },
    about: { ja: '路線の駅', en: 'Stations on lines' },
    text: { ja: '{line}の駅', en: 'the stations on {line}' },
    example: { op: 'stationsOn', line: { op: 'line', id: 'G' } },
    run: (game, seen) => [...new Set(seen.line.flatMap((line) => game.network.stops(line)))],
  }),
  countedOn('stepOf', {
    counter: counter.step,
    on: ['line'],
    about: { ja: '路線の段', en: 'The steps of lines' },
    text: { ja: '{of}の段', en: 'the step of {of}' },
    most: 99,
    example: { op: 'line', id: 'G' } as { op: string },
  }),
  countedOn('cashOf', {
    counter: counter.cash,
    on: ['seat'],
    about: { ja: '持っている金', en: 'The money they have' },
    text: { ja: '{of}の現金', en: 'the cash of {of}' },
    example: self,
  }),
  op('round', {
    sort: 'amount',
    fields: {},
    about: { ja: '今のラウンド', en: 'Which round it is' },
    text: { ja: 'ラウンド数', en: 'the number of the round' },
    bounds: [0, 99],
    example: { op: 'round' },
    run: (game) => game.round,
  }),
  op('earn', {
    sort: 'effect',
    fields: { who: selector('seat'), amount: amount() },
    about: { ja: '銀行から金を得る', en: 'Players take money from the bank' },
    text: { ja: '{who}は{amount}を得る', en: '{who} {who|takes|take} {amount}' },
    facts: { unit: 'money', printed: [gains] },
    example: { op: 'earn', who: { op: 'allSeats' }, amount: 100 },
    canChange: (_, seen) => seen.who.length > 0 && seen.amount > 0,
    run: (_, seen) => (seen.amount <= 0 ? undefined : seen.who.map((seat) => cash(seat, seen.amount))),
  }),
  op('lose', {
    sort: 'effect',
    fields: { who: selector('seat'), amount: amount() },
    about: { ja: '銀行に金を払う。足りなければあるだけ', en: 'Players pay the bank, at most all their money' },
    text: { ja: '{who}は{amount}を払う', en: '{who} {who|pays|pay} {amount}' },
    facts: { unit: 'money', printed: [pays] },
    example: { op: 'lose', who: { op: 'allSeats' }, amount: 100 },
    canChange: (game, seen) => seen.amount > 0 && seen.who.some((seat) => game.count(seat, counter.cash) > 0),
    run: (game, seen) =>
      seen.who.flatMap((seat) => {
        const paid = Math.min(seen.amount, game.count(seat, counter.cash));
        return paid <= 0 ? [] : [cash(seat, -paid)];
      }),
  }),
  op('raise', {
    sort: 'effect',
    fields: { line: selector('line'), steps: amount() },
    about: { ja: '走っている路線の段を上げる', en: 'Raises running lines' },
    text: { ja: '{line}を{steps}段上げる', en: 'raise {line} by {steps}' },
    facts: { unit: 'steps', printed: [rises] },
    example: { op: 'raise', line: { op: 'runningLines' }, steps: 1 },
    canChange: (game, seen) => seen.steps > 0 && seen.line.some((line) => canGrow(game, line)),
    run: (game, seen) =>
      seen.steps <= 0
        ? undefined
        : seen.line.filter((one) => canGrow(game, one)).map((line) => change('grow', { line, amount: seen.steps })),
  }),
];
const canGrow = (game: MetroGame, line: Thing) => game.runs(line) && game.step(line) < mostSteps;
