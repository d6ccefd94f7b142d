import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { reports } from '#api/cli/reports.ts';
import type { JsonObject } from '#engine/kernel/json.ts';
import { runStudio } from '../cli/run-studio.ts';

const bay = 'sample-content/tokyo-bay';

async function json(name: string, ...typed: readonly string[]): Promise<JsonObject> {
  const { out, code } = await runStudio([name, ...typed, '--json']);
  const value = JSON.parse(out) as JsonObject;
  expect([code, Check(reports[name]!, value)]).toEqual([0, true]);
  return value;
}

describe('the package that ships', () => {
  it('is clean, translated, and replaces one card of the base game', async () => {
    const report = await json('check', bay, '--strict');
    expect(report['problems']).toEqual([]);
    const packages = report['packages'] as readonly JsonObject[];
    expect(packages.map(({ id, folder, overrides }) => [id, folder, overrides])).toEqual([
      ['tokyo-site-seeing-sample', '../tokyo-site-seeing', []],
      ['tokyo-bay', '.', [{ id: 'W-01', of: 'tokyo-site-seeing-sample' }]],
    ]);
  });

  it('comes to each of its ends, by its playtests', async () => {
    const report = await json('test', bay);
    expect([report['passed'], report['failed']]).toEqual([8, 0]);
  });

  it.each([1, 2, 3, 4])('keeps the laws with %i players, on its own scenario', async (players) => {
    const seeds = ['1', '2'];
    for (const seed of seeds) {
      const game = await json(
        'play',
        ...[bay, '--scenario', 'S10', '--players', String(players), '--seed', seed, '--bot', 'greedy', '--laws'],
      );
      expect(['cleared', 'defeated']).toContain(game['result']);
    }
  });
});
