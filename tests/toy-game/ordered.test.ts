import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Json } from '#engine/kernel/basics/json.ts';
import { players } from '#engine/players/players.ts';
import { OfferedAnswers } from '#engine/simulation/answers/offered-answers.ts';
import { type Order, ordered } from '#engine/simulation/answers/ordered-player.ts';
import { playOut } from '#engine/simulation/play.ts';
import { lanternMarket } from './system.ts';

const documents = { 'market.json': JSON.parse(readFileSync('tests/toy-game/project/market.json', 'utf8')) as Json };
const content = lanternMarket.compile(documents, lanternMarket.language, null);
const greedy = players['greedy']!;
const game = { system: lanternMarket as never, content, setup: { seed: 1, players: 3 } };

/** The open answers of a game, and the kinds of answer in it. */
function played(order: Order | null) {
  const answers = new OfferedAnswers();
  const player = answers.watched(order === null ? greedy : ordered(greedy, order));
  const { session } = playOut(game, { player, keep: true });
  const open = session.entries.flatMap((entry) => ('do' in entry && entry['do'] !== 'bid' ? [entry] : []));
  return { open, answers: answers.inGame };
}

it('kinds of answer are what is done, and with which piece', () => {
  const { open, answers } = played(null);
  const tied = open.find((entry) => entry['do'] === 'tie')!;
  expect(answers.taken).toEqual(expect.arrayContaining(['bid', 'tie', `tie ${tied['ribbon'] as string}`]));
  expect(answers.taken.every((kind) => answers.offered.includes(kind))).toBe(true);
  expect([answers.offered.includes('pass'), answers.taken.includes('pass')]).toEqual([true, false]);
});

it('a program that goes without a piece never uses it, and only the seat that is meant', () => {
  const [first] = played(null).open.filter((entry) => entry['do'] === 'tie');
  const { ribbon, by } = first as { ribbon: string; by: string };
  const seat = `seat/${['ada', 'bo', 'cy'].indexOf(by) + 1}`;
  const other = `seat/${1 + ((['ada', 'bo', 'cy'].indexOf(by) + 1) % 3)}`;
  const uses = (figure: string) => played({ without: ribbon, figure }).answers.taken.includes(`tie ${ribbon}`);
  expect([uses(seat), uses(other)]).toEqual([false, true]);
});

it('a program that is told to answers so once, as soon as it can', () => {
  const dressed = played(null).open.filter(({ by }) => by === 'ada');
  const told = played({ once: 'pass', figure: 'seat/1' });
  const changed = told.open.filter(({ by }) => by === 'ada');
  const at = dressed.findIndex((entry) => entry['do'] === 'tie');
  expect(at).toBeGreaterThanOrEqual(0);
  expect([changed[at]?.['do'], told.answers.taken.includes('pass')]).toEqual(['pass', true]);
  expect(changed.filter((entry) => entry['do'] === 'pass')).toHaveLength(1);
  expect(changed.slice(at + 1).map((entry) => entry['do'])).toContain('tie');
});
