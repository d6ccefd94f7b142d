import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { commands } from '#cli/commands.ts';
import { runStudio } from '../../cli/run-studio.ts';
import { pages } from '../../docs/pages.ts';

// The commands of README, guide and reference are typed as they are written there, each page's in its order.

const folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
cpSync('sample-content/translation-practice', path.join(folder, 'project'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The guide to another game plays its project. */
function sampleOfAnotherGame(): string {
  const samples = readdirSync('sample-content').map((name) => path.join('sample-content', name));
  const isOther = (sample: string) =>
    existsSync(path.join(sample, 'studio.json')) &&
    JSON.parse(readFileSync(path.join(sample, 'studio.json'), 'utf8')).system !== 'tokyo-site-seeing';
  return samples.find(isOther) ?? '';
}

/** Replacements of the placeholders in capitals. */
const meant: Readonly<Record<string, string>> = {
  PROJECT: 'project',
  FOLDER: path.resolve(sampleOfAnotherGame()),
  FILE: path.resolve('tests/tokyo-site-seeing/playtests/32-explained.json'),
  NAME: '敵の反撃は防具の割り込みで',
};

const notRun: readonly (readonly [command: RegExp, reason: string])[] = [
  [/^npm start/, 'installs, builds and serves until it is stopped: tests/stories'],
  [/^npm run generate/, 'writes to the repository: `generate -- --check` runs in CI'],
  [/^npm run strength/, 'plays for minutes, and writes to the repository'],
  [/^studio (balance|simulate) /, 'plays hundreds of games: minutes to hours'],
  [/^studio print /, 'draws in Chromium: tests/print'],
  [/ --(spelling|dictionaries)\b/, 'reads the dictionaries of the computer: translations/spelling-command.test.ts'],
  [/^studio check .*--faces/, 'draws in Chromium: tests/print'],
];
const reasonOf = (command: string) => notRun.find(([pattern]) => pattern.test(command))?.[1];

interface Example {
  readonly place: string;
  /** Without `npx` and without the comment after it. */
  readonly command: string;
}

const isNameAlone = (command: string): boolean => commands.some(({ name }) => command === `studio ${name}`);

/** Lines of examples, and commands with an argument in sentences. The pages of commands list their usage, which is no example. */
const examples: readonly Example[] = pages
  .filter(({ file }) => /^(README|docs\/(guide|reference)\/(?!commands)[\w.-]+)\.md$/.test(file))
  .flatMap(({ file, text }) => {
    let isInBlock = false;
    return text.split('\n').flatMap((line, i) => {
      const isFence = line.startsWith('```');
      if (isFence) isInBlock = !isInBlock;
      const written = isInBlock ? [line] : [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
      return written.flatMap((code) => {
        const command = /^(?:\$ )?(?:npx )?(?<command>(?:studio [a-z]\S*|npm) .*?)(?: {2,}.*)?$/.exec(code)?.groups?.[
          'command'
        ];
        return command === undefined || command.includes('…') || isNameAlone(command)
          ? []
          : [{ place: `${file}:${i + 1}`, command }];
      });
    });
  });

/** The first page of each, since both languages show the same. */
const once = examples.filter(({ command }, i) => i === examples.findIndex((other) => other.command === command));

function wordsOf(command: string): readonly string[] {
  return command
    .split(' ')
    .slice(1)
    .map((word) => meant[word] ?? word.split('|')[0] ?? '')
    .map((word) => (/^(sample-content|tests)\//.test(word) ? path.resolve(word) : word));
}

it('each example of a command does what it says', async () => {
  const failed: string[] = [];
  for (const { place, command } of once.filter((example) => reasonOf(example.command) === undefined)) {
    const { code, err } = await runStudio(wordsOf(command), [], undefined, folder);
    if (code !== 0) failed.push(`${place}: ${command}: ${code} ${err}`);
  }
  expect(failed).toEqual([]);
});

it('what is not run is written on a page, and most is run', () => {
  expect(notRun.filter(([pattern]) => !once.some(({ command }) => pattern.test(command)))).toEqual([]);
  expect(once.filter(({ command }) => reasonOf(command) === undefined).length).toBeGreaterThan(15);
});
