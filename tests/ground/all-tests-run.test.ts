import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTakenOut } from '../games-taken-out.ts';

const here = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map(
  (file) => `tests/${file.replaceAll('\\', '/')}`,
);
const all = here.filter((file) => /\.test\.tsx?$/.test(file)).sort();

function listed(isLong: boolean): readonly string[] {
  const { stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly'], {
    encoding: 'utf8',
    env: { ...process.env, TESTS_LEFT_OUT: '', TESTS_LONG: isLong ? '1' : '', VITEST: '', FORCE_COLOR: '0' },
  });
  return stdout
    .split('\n')
    .flatMap((line) => /(tests\/\S+)$/.exec(line)?.[1] ?? [])
    .sort();
}
const isMatrix = (file: string) => /\.matrix\.test\.tsx?$/.test(file);
const isLong = (file: string) => file.includes('/long/');

describe('every test file runs', () => {
  it('in `npm test`, except those in folders called long', () => {
    expect(listed(false)).toEqual(all.filter((file) => !isLong(file)));
  });

  it('or in `npm run test:long`, which has these and every matrix', () => {
    expect(listed(true)).toEqual(all.filter((file) => isLong(file) || isMatrix(file)));
  });
});

it('a test file is called a matrix exactly when it selects rows of one, itself or through shared code', () => {
  const picks = all.filter((file) => /\/(matrix|describe-fixes)\.ts'/.test(readFileSync(file, 'utf8')));
  const shares = (file: string) => !/\/matrix\.ts'|describeFixes\(/.test(readFileSync(file, 'utf8'));
  expect(picks.filter((file) => !shares(file))).toEqual(all.filter(isMatrix));
});

it('docs/contributing/tests.md states for each story, and each file with a long part, where it runs', () => {
  const page = readFileSync('docs/contributing/tests.md', 'utf8');
  const told = [...page.matchAll(/^\| `(tests\/\S+)` \| (.+) \| (.+) \|$/gm)].map(([, file = '', short, long]) => ({
    ...{ file, isShort: short !== '–', isLong: long !== '–' },
  }));
  const isStory = (file: string) => /^tests\/([\w-]+\/)?stories\//.test(file);
  const wanted = all.filter((file) => isStory(file) || isLong(file) || isMatrix(file));
  const here = told.filter(({ file }) => !isTakenOut(file));
  expect(here.sort((one, other) => (one.file < other.file ? -1 : 1))).toEqual(
    wanted.map((file) => ({ file, isShort: !isLong(file), isLong: isLong(file) || isMatrix(file) })),
  );
});
