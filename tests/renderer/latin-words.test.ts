import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { outlineOf } from '#authoring/text/messages/template.ts';
import { wordFiles } from '#scripts/generators/page-words.ts';
import { latinWords } from './latin-words.ts';

interface Node {
  readonly type?: string;
  readonly [part: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isJapanese = (text: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

function japaneseIn(file: string): readonly string[] {
  const found: string[] = [];
  const collect = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
    if (node.type === 'TemplateLiteral')
      found.push((node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('〇'));
    for (const part of Object.values(node)) collect(part);
  };
  const seek = (node: unknown): void => {
    if (!isNode(node)) return;
    const name = (node['id'] ?? node['key']) as { readonly name?: string } | null;
    const says = node.type === 'VariableDeclarator' ? node['init'] : node.type === 'Property' ? node['value'] : null;
    if (name?.name === 'ja' && says !== null) collect(says);
    else for (const part of Object.values(node)) seek(part);
  };
  seek(parseSync(file, readFileSync(file, 'utf8')).program);
  return found.filter(isJapanese);
}

function japaneseInWords(words: object): readonly string[] {
  return Object.entries(words).flatMap(([key, word]) => {
    if (typeof word === 'string') return key === 'ja' ? [outlineOf(word, () => '〇')].filter(isJapanese) : [];
    return japaneseInWords(word);
  });
}

it('the Japanese page contains no word of the code', () => {
  const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const texts = wordFiles().flatMap((file) => japaneseInWords(JSON.parse(readFileSync(file, 'utf8'))));
  const said = [...texts, ...files.flatMap((file) => japaneseIn(path.join('renderer', file)))];
  expect(said.length).toBeGreaterThan(1000);
  expect(said.flatMap((text) => latinWords(text).map((word) => `${word}: ${text}`))).toEqual([]);
});
