import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { ReachReport } from '#api/cli/reach-report.ts';
import { reports } from '#api/cli/reports.ts';
import { runStudio } from '../../cli/run-studio.ts';
import { rows } from '../../matrix.ts';
import { withEndless } from '../endless-content.ts';
import { sample } from '../sample.ts';

const project = 'sample-content/tokyo-site-seeing';
const reach = (...more: readonly string[]) => runStudio(['reach', project, '--limit', '100s', ...more]);

async function report(...more: readonly string[]): Promise<ReachReport & { readonly code: number }> {
  const { code, out } = await reach(...more, '--json');
  const value = JSON.parse(out) as ReachReport;
  expect(Check(reports['reach']!, value)).toBe(true);
  return { ...value, code };
}

describe('studio reach', () => {
  it('finds the same game with one worker and with three, and saves it in a file that replays', async () => {
    const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'studio-reach-')), 'found.json');
    const [one, three] = await Promise.all(
      ['1', '3'].map((workers) => report('--to', 'SC02-BK', '--games', '20', '--workers', workers)),
    );
    expect(three).toEqual(one);
    expect([one!.code, one!.found, one!.line?.forced]).toEqual([0, true, false]);
    const again = await reach('--to', 'SC02-BK', '--games', '20', '--save', file);
    expect(again.out).toContain(`logHash ${one!.line?.logHash}`);
    expect((await runStudio(['replay', file, '--content', project])).code).toBe(0);
    // Found immediately in the kept file
    const kept = await report('--to', 'SC02-BK', '--games', '1', '--lines', file);
    expect([kept.foundIn, kept.line?.decisions]).toEqual([0, one!.line?.decisions]);
  });

  it('reports endless effects that block games, and exits 2', async () => {
    const endless = path.join(await mkdtemp(path.join(os.tmpdir(), 'studio-reach-')), 'endless');
    await cp(project, endless, { recursive: true });
    const file = 'scenarios/S00-no-last-stop/cards.json';
    await writeFile(path.join(endless, file), JSON.stringify(withEndless(sample, 'start', 'all')[file]));
    const { code, out } = await runStudio(['reach', endless, '--to', 'SC00-09', '--games', '2', '--locale', 'en']);
    expect([code, /^Card effects never end: .+/m.test(out)]).toEqual([2, true]);
  });

  it('reports the closest game when nothing is found, offers a forced position, and exits 1', async () => {
    const { code, found, games, nearest, line } = await report('--to', 'SC00-09', '--games', '1', '--players', '4');
    expect([code, found, games, line?.forced]).toEqual([1, false, 1, true]);
    expect(nearest?.text.en).toMatch(/^The nearest game got as far as .+, in round \d+ at move \d+\.$/);
    const { out } = await runStudio([
      'reach',
      project,
      '--to',
      'SC00-09',
      '--games',
      '1',
      '--players',
      '4',
      '--locale',
      'ja',
    ]);
    expect(out).toContain('1ゲームでは見つかりませんでした');
    expect(out).toContain('チート');
  });

  it('plays until a condition holds', async () => {
    const wish = { op: 'atLeast', value: { op: 'currentRound' }, than: 2 };
    const { code, name, line } = await report(
      '--when',
      JSON.stringify({ reach: wish }),
      '--games',
      '20',
      '--players',
      '1',
    );
    expect([code, line === null]).toEqual([0, false]);
    expect(name.ja).toContain('2以上');
  });

  const wrong: readonly (readonly [readonly string[], string, string | undefined])[] = [
    [['--to', 'SC00-9'], 'ARG027', 'SC00-09'],
    [['--to', 'W-20/efects'], 'ARG027', 'W-20/effects'],
    [['--to', 'SC00-09', '--when', '{}'], 'ARG026', undefined],
    [[], 'ARG026', undefined],
    [['--when', '{"op":"atLeast","value":'], 'ARG028', undefined],
    [['--when', '{"op":"atLeast","value":{"op":"cout"},"than":1}'], 'ARG028', undefined],
    [['--to', 'SC00-09', '--lines', 'no-such-file.json'], 'ARG030', undefined],
  ];
  it.each(rows(wrong, [0, 5]))('%j is refused with exit 2', async (typed, code, nearest) => {
    const { code: exit, out } = await reach(...typed, '--json');
    const { error } = JSON.parse(out) as { error: { code: string; data: { nearest?: string } } };
    expect([exit, error.code, error.data.nearest]).toEqual([2, code, nearest]);
  });

  const refused = [
    [['--to', 'SC00-09', '--players', '9'], 'tooManyPlayers'],
    [['--to', 'SC00-09', '--scenario', 'S99'], 'noSuchChoice'],
    [['--all', '--players', '9'], 'tooManyPlayers'],
  ] as const;
  it.each(rows(refused, [0]))(
    '%j: a set-up that the game does not offer is refused as by play',
    async (typed, code) => {
      const { code: exit, out } = await reach(...typed, '--json');
      const { error } = JSON.parse(out) as { error: { code: string } };
      expect([exit, error.code]).toEqual([2, code]);
    },
  );

  it('invalid JSON in a condition is reported in the words of the studio', async () => {
    const { code, err } = await reach('--when', '{"op":"all"', '--locale', 'ja');
    expect(code).toBe(2);
    expect(err).toMatch(/^--when の条件を読めません：[^A-Za-z]*\n$/);
  });

  it('an invalid limit is refused', async () => {
    const { code, err } = await runStudio(['reach', project, '--to', 'SC00-09', '--limit', '10 apples']);
    expect([code, err]).toEqual([2, '--limit cannot be "10 apples". Give a time such as 10s, 500ms or 2m.\n']);
  });
});
