import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { settings } from '#engine/systems/scythe/formats/game.ts';
import { effects } from '#engine/systems/scythe/language/effects.ts';
import { triggers } from '#engine/systems/scythe/language/triggers.ts';
import { scythe } from '#engine/systems/scythe/system.ts';
import { numberNames, permissionNames } from '#engine/systems/scythe/table/numbers.ts';

const ruled = Object.entries(scythe.words.rules).flatMap(([rule, { ours }]) =>
  ours === undefined || rule.startsWith('SC-PR-') ? [] : [rule],
);

describe.each(['docs/guide/scythe.md', 'docs/guide/scythe.ja.md'])('%s', (path) => {
  const guide = readFileSync(path, 'utf8');
  const files = [...guide.matchAll(/^`([\w/]+\.json)`\n\n```json\n([\s\S]*?)\n```/gm)].map(
    ([, file = '', text = '']) => ({ path: file, text }),
  );
  /** The words in the first column of its tables. */
  const rows = [...guide.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, words = '']) => words.split(/, |、/));

  it('creates a whole project: it is valid, and can be played to its end', () => {
    expect([files.length, diagnose(files, hostedSystems).problems]).toEqual([9, []]);
    const documents = Object.fromEntries(files.map((file) => [file.path, JSON.parse(file.text) as Json]));
    const content = scythe.compile(documents, scythe.language, null);
    const game = { system: scythe, content, setup: { board: 'duel', players: 2, seed: 1 } };
    const { result } = playOut(game as never, { player: players['greedy'] as never }).outcome;
    expect(scythe.vocabulary.results).toContain(result);
  });
  it('lists every file, setting, effect, trigger, number and permission', () => {
    const words = [...Object.keys(settings), ...[...effects, ...triggers].map(({ id }) => id)];
    const expected = [...words, ...numberNames, ...permissionNames];
    expect(expected.filter((word) => !rows.includes(`\`${word}\``))).toEqual([]);
    const listed = rows.map((row) => row.replaceAll('`', ''));
    expect(scythe.formats.filter((format) => !listed.some((file) => format.path.test(file)))).toEqual([]);
  });
  it('lists each of our rulings, and no other rule', () => {
    const ids = [...guide.matchAll(/^\| (SC-[^|]+) \|/gm)].flatMap(([, row = '']) => row.split(/, |、/));
    expect(ids.toSorted()).toEqual(ruled.toSorted());
  });
});
