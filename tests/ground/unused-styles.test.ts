import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { takenOut } from '../games-taken-out.ts';
import { filesIn, sourcesIn } from './house-files.ts';

const sheets = filesIn('renderer', /\.css$/);
const withoutComments = (sheet: string): string => readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '');
const unique = (found: Iterable<RegExpMatchArray>): readonly string[] => [
  ...new Set([...found].map(([, name = '']) => name)),
];

const classesOfPackages: Readonly<Record<string, readonly RegExp[]>> = {
  dockview: [/^dv-/, /^visible$/],
  'monaco-editor': [/^monaco-/, /^margin$/, /^action-widget$/, /^find-widget$/, /^codicon-/],
  '@xyflow/react': [/^react-flow/, /^selected$/],
};
const propertiesOfPackages = /^--(dv|monaco|vscode|xy)-/;

/** Prefixes of nearly all classes of a game. The rest of the name must occur in the code too. */
const tooWide = /^(tm|tss|ah|kind|site)-$/;

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

function textsIn(file: string): readonly string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis } = node as Node;
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    if (type === 'TemplateLiteral') found.push((quasis ?? []).map((part) => part.value.cooked).join('*'));
    for (const part of Object.values(node)) look(part);
  };
  look(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

const texts = sourcesIn('renderer').flatMap(textsIn);
const words = new Set(texts.flatMap((text) => text.split(/[\s.]+/)));
const beginnings = unique([...words].flatMap((word) => [...word.matchAll(/^([a-z][a-z0-9]*-[a-z0-9-]*?)\*+$/g)]));

const isOfPackage = (name: string): boolean =>
  Object.values(classesOfPackages).some((patterns) => patterns.some((one) => one.test(name)));

function isNamed(name: string): boolean {
  if (words.has(name) || isOfPackage(name)) return true;
  const begun = beginnings.filter((one) => name.startsWith(one));
  return begun.some((one) => !tooWide.test(one) || isNamed(name.slice(one.length)));
}

const propertiesInCode = unique(texts.flatMap((text) => [...text.matchAll(/(--[\w-]+\*?)/g)]));
const propertiesRead = new Set([
  ...unique(sheets.flatMap((sheet) => [...withoutComments(sheet).matchAll(/var\(\s*(--[\w-]+)/g)])),
  ...propertiesInCode,
]);

const isRead = (name: string): boolean =>
  propertiesRead.has(name) ||
  propertiesInCode.some((one) => one.endsWith('*') && name.startsWith(one.slice(0, -1))) ||
  propertiesOfPackages.test(name);

const selectorsIn = (sheet: string): readonly string[] =>
  [...withoutComments(sheet).matchAll(/[^{};]+(?=\{)/g)].flatMap(([text]) =>
    text
      .replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '()')
      .split(',')
      .map((one) => one.trim()),
  );

/** Some rules are only for games, which `npm run house` takes out of a copy. */
const isWhole = takenOut.length === 0;

const saidBySeveral: Readonly<Record<string, string>> = {
  face: 'printed by every game: what all have in common, how one game prints, and on what paper',
  'pc-board': 'as large as its back, which is printed without it',
  'pc-board-back': 'as large as its front, which is printed without it',
};

it('every class has its own rule in one sheet only, so that the order of sheets does not matter', () => {
  const saidIn = new Map<string, string[]>();
  for (const sheet of sheets)
    for (const selector of new Set(selectorsIn(sheet)))
      if (/^\.[\w-]+$/.test(selector)) saidIn.set(selector, [...(saidIn.get(selector) ?? []), sheet]);
  const several = [...saidIn].filter(([, places]) => places.length > 1);
  const found = several.map(([selector]) => selector.slice(1)).sort();
  const known = Object.keys(saidBySeveral);
  expect(found).toEqual(isWhole ? known : known.filter((name) => found.includes(name)));
});

describe.each(isWhole ? sheets : [])('%s', (sheet) => {
  it('has no rule for a class that no code uses', () => {
    const selectors = withoutComments(sheet)
      .replace(/@import[^;]*;/g, '')
      .matchAll(/[^{};]+(?=\{)/g);
    const classes = unique([...selectors].flatMap(([text]) => [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)]));
    expect(classes.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('sets no custom property that nothing reads', () => {
    const set = unique(withoutComments(sheet).matchAll(/[{;\s](--[\w-]+):/g));
    expect(set.filter((name) => !isRead(name))).toEqual([]);
  });
});
