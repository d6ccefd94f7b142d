import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { FindingsReport } from '#api/cli/findings-report.ts';
import { reportOf, runStudio } from '../../cli/run-studio.ts';
import { withEndless } from '../endless-content.ts';
import { plantedProject, wins } from '../planted-project.ts';
import { sample } from '../sample.ts';

const kind = ['--scenario', 'S03', '--players', '1'];
/** It never loses, so that there is nothing to do with it. */
const idle = [
  {
    ...{ id: 'idle', when: 'play', after: 'discard', text: '敗北しない。' },
    do: [{ op: 'if', if: { op: 'equals', a: 1, b: 2 }, then: [{ op: 'loseGame' }] }],
  },
];

async function findings(project: string, ...more: readonly string[]): Promise<FindingsReport> {
  return (await reportOf('findings', project, ...kind, ...more)) as unknown as FindingsReport;
}

it('a card with nothing to do is a dead choice that costs nothing, and its effect never runs', async () => {
  const project = await plantedProject({
    starters: { 'PS-01': { ap: 0, effects: wins }, 'PS-05': { ap: 0, effects: idle } },
  });
  const { deadChoices, neverRun, difficulty, endless } = await findings(project, '--games', '80', '--decided', '0');
  const { offered, taken, interval, forced } = deadChoices.find(({ choice }) => choice === 'play PS-05')!;
  expect([offered, taken, interval[1] < 0.05]).toEqual([80, 0, true]);
  // Every game goes another way with it, and as many are won
  const [low = 1, high = 0] = forced?.difference.interval ?? [];
  expect([forced?.identical, forced?.isClear, low < 0 && high > 0 && high < 0.1]).toEqual([0, false, true]);
  expect(neverRun.never).toContain('PS-05/effects/idle/do/0');
  expect(neverRun.never).not.toContain('PS-01/effects/win/do/0');
  expect([difficulty.map((one) => [one.seats, one.games]), neverRun.games, endless.games]).toEqual([
    ...[[1, 2, 3, 4].map((seats) => [seats, 80]), 320, 0],
  ]);
});

it('games without end are listed with their seeds, and do not end the run', async () => {
  const project = await plantedProject({});
  const cards = 'scenarios/S00-no-last-stop/cards.json';
  await writeFile(path.join(project, cards), JSON.stringify(withEndless(sample, 'start', 'all')[cards]));
  const typed = ['--scenario', 'S00', '--games', '2', '--decided', '1'];
  const { endless, difficulty, neverRun, decidedEarly } = await findings(project, ...typed);
  const seeds = endless.first.map(({ seats, seed, code }) => [seats, seed, code]);
  expect([endless.games, endless.share, seeds.slice(0, 3)]).toEqual([
    ...[8, 1],
    [
      [1, 1, 'loop'],
      [1, 2, 'loop'],
      [2, 1, 'loop'],
    ],
  ]);
  expect(difficulty.map(({ wins: own }) => own?.won)).toEqual([0, 0, 0, 0]);
  // Eight games are too few to call an effect unused, and none of them could be looked into
  expect([neverRun.never, decidedEarly.decided]).toEqual([null, 0]);
});

it('the lists have sentences in both languages, empty ones too', async () => {
  const typed = ['findings', 'sample-content/tokyo-site-seeing', ...kind, '--games', '1', '--decided', '1'];
  const [en, ja] = await Promise.all(['en', 'ja'].map((locale) => runStudio([...typed, '--locale', locale])));
  expect([en?.code, ja?.code]).toEqual([0, 0]);
  for (const word of ['No choice is surely dead', 'too few to tell', '0 games without end', 'before the last quarter'])
    expect(en?.out).toContain(word);
  for (const word of ['答えはありません', '足りません', '終わらないゲーム：0', '最後の4分の1より前'])
    expect(ja?.out).toContain(word);
});
