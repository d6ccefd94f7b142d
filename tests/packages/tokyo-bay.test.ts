import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/json.ts';
import { reportOf } from '../cli/run-studio.ts';

const bay = 'sample-content/tokyo-bay';

describe('the package that ships', () => {
  it('is clean, translated, and replaces one card of the base game', async () => {
    const report = await reportOf('check', bay, '--strict');
    expect(report['problems']).toEqual([]);
    const packages = report['packages'] as readonly JsonObject[];
    expect(packages.map(({ id, folder, overrides }) => [id, folder, overrides])).toEqual([
      ['tokyo-site-seeing-sample', '../tokyo-site-seeing', []],
      ['tokyo-bay', '.', [{ id: 'W-01', of: 'tokyo-site-seeing-sample' }]],
    ]);
  });

  it('comes to each of its ends, by its playtests', async () => {
    const report = await reportOf('test', bay);
    expect([report['passed'], report['failed']]).toEqual([8, 0]);
  });

  it.each([1, 2, 3, 4])('keeps the laws with %i players, on its own scenario', async (players) => {
    const seeds = ['1', '2'];
    for (const seed of seeds) {
      const game = await reportOf(
        'play',
        ...[bay, '--scenario', 'S10', '--players', String(players), '--seed', seed, '--bot', 'greedy', '--laws'],
      );
      expect(['cleared', 'defeated']).toContain(game['result']);
    }
  });
});
