import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { reportOf } from '../../cli/run-studio.ts';
import { rows } from '../../matrix.ts';

const bay = 'sample-content/tokyo-bay';

describe('the package that ships', () => {
  it('is valid, translated, and replaces one card of the base game', async () => {
    const report = await reportOf('check', bay, '--strict');
    expect(report['problems']).toEqual([]);
    const packages = report['packages'] as readonly JsonObject[];
    expect(packages.map(({ id, folder, overrides }) => [id, folder, overrides])).toEqual([
      ['tokyo-site-seeing-sample', '../tokyo-site-seeing', []],
      ['tokyo-bay', '.', [{ id: 'W-01', of: 'tokyo-site-seeing-sample' }]],
    ]);
  });

  it('reaches each of its ends in its playtests', async () => {
    const report = await reportOf('test', bay);
    expect([report['passed'], report['failed']]).toEqual([8, 0]);
  });

  it.each(rows([1, 2, 3, 4], [1]))('keeps the laws with %i players, on its own scenario', async (players) => {
    const seeds = rows(['1', '2'], [0]);
    for (const seed of seeds) {
      const game = await reportOf(
        'play',
        ...[bay, '--scenario', 'S10', '--players', String(players), '--seed', seed, '--bot', 'greedy', '--laws'],
      );
      expect(['cleared', 'defeated']).toContain(game['result']);
    }
  });

  const games = ['--scenario', 'S10', '--players', '2', '--seeds', '1..2'];

  it('is simulated with the same results on threads', async () => {
    const { list } = await reportOf('simulate', bay, ...games, '--bot', 'greedy', '--workers', '2', '--list');
    const played = ['1', '2'].map((seed) =>
      reportOf('play', bay, '--scenario', 'S10', '--players', '2', '--seed', seed, '--bot', 'greedy'),
    );
    const told = (await Promise.all(played)).map(({ seed, result, rounds, logHash }) => ({
      seed,
      result,
      rounds,
      logHash,
    }));
    expect(list).toEqual(told);
  });

  it('is balanced with its scenario, its cards and those of the base game', async () => {
    const report = await reportOf('balance', bay, ...games, '--bots', 'random', '--workers', '1');
    const rates = report['rates'] as readonly JsonObject[];
    expect(rates.map(({ choices, seats, bots, games }) => [choices, seats, bots, games])).toEqual([
      [{ scenario: 'S10' }, 2, ['random'], 2],
    ]);
    const cards = report['cards'] as readonly JsonObject[];
    const reached = cards.filter(({ what, card }) => what === 'reached' && card === 'SC10-01');
    expect(reached).toMatchObject([{ bots: ['random'], times: 2, games: 2 }]);
    // Cards of both projects are counted, or named as unused
    const told = [...cards.filter(({ what }) => what === 'used').map(({ card }) => card), report['neverUsed']].flat();
    expect(told).toEqual(expect.arrayContaining(['I-101', 'W-01', 'W-05']));
  });
});
