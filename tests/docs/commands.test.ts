import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commands } from '#cli/commands.ts';
import { isTakenOut, takenOut } from '../games-taken-out.ts';
import { pages } from './pages.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
const common = ['json', 'help', 'locale'];

/** A sample goes with its game. */
const isOfTakenOut = (code: string): boolean =>
  isTakenOut(code) ||
  (takenOut.length > 0 && [...code.matchAll(/sample-content\/[\w-]+/g)].some(([sample]) => !existsSync(sample)));

const codeIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/^```[a-z]*\n(?<code>[\s\S]*?)^```/gm)].flatMap(
    ({ groups }) => groups?.['code']?.split('\n') ?? [],
  ),
  ...[...text.matchAll(/(?<!`)`(?<code>[^`\n]+)`(?!`)/g)].map(({ groups }) => groups?.['code'] ?? ''),
];
const allCode = pages.flatMap(({ file, text }) => codeIn(text).map((code) => ({ file, code })));

function faultOf(line: string): string | null {
  const typed = /(?:^|\s)(?:npx )?studio (?<rest>.*)$/.exec(line)?.groups?.['rest'] ?? '';
  if (/^(?:--help|--version|…|\.\.\.|$)/.test(typed)) return null;
  const names = typed.split(/ \| |(?<=^[a-z]+) (?=\|)/);
  const first = names[0] ?? '';
  const command = commands
    .filter(({ name }) => `${first} `.startsWith(`${name} `))
    .sort((one, other) => other.name.length - one.name.length)[0];
  const isGroup = commands.some(({ name }) => name.startsWith(`${first.trim()} `));
  if (command === undefined) return isGroup ? null : 'no such command';
  const options = [...typed.matchAll(/(?<=[\s[(|])--(?<name>[a-z][a-z0-9-]*)/g)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
  const unknown = options.filter((name) => !common.includes(name) && !Object.hasOwn(command.options, name));
  return unknown.length === 0 ? null : `no option ${unknown.join(', ')}`;
}

it('each studio command on a page exists and accepts its options', () => {
  const lines = allCode.filter(({ code }) => /^(?:\$ )?(?:npx )?studio [a-z-]/.test(code) && !isOfTakenOut(code));
  const wrong = lines.map(({ file, code }) => ({ file, code, fault: faultOf(code) }));
  expect(lines.length).toBeGreaterThan(80);
  expect(wrong.filter(({ fault }) => fault !== null)).toEqual([]);
});

it('each npm command on a page is a script of the package', () => {
  const named = allCode.flatMap(({ file, code }) =>
    [...code.matchAll(/\bnpm run (?<name>[a-z:]+)/g)].map(({ groups }) => `${file}: ${groups?.['name'] ?? ''}`),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((one) => !Object.hasOwn(scripts, one.split(': ')[1] ?? ''))).toEqual([]);
});

it('each program and test started by its path on a page exists', () => {
  const named = allCode.flatMap(({ file, code }) =>
    [...code.matchAll(/\b(?:node|vitest run) (?<paths>[\w./ -]+)/g)].flatMap(({ groups }) =>
      (groups?.['paths'] ?? '')
        .split(' ')
        .filter((path) => /^(?:bin|docs|scripts|tests)\//.test(path) && !/\bID\b|NAME/.test(path))
        .filter((path) => !isTakenOut(path))
        .map((path) => ({ file, path })),
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
