import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageWords, wordFaults, wordFiles } from '#scripts/generators/page-words.ts';
import { sourcesIn } from './house-files.ts';

describe('a file of words of the page', () => {
  it.each(wordFiles())('has each text in both languages, with the same placeholders and all forms: %s', (file) => {
    expect(wordFaults(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
  });
  it('has up-to-date types', () => {
    expect(pageWords().filter(({ path, text }) => readFileSync(path, 'utf8') !== text)).toEqual([]);
  });
});

const folders = ['cli/words', 'host/words'];
it.each(
  folders.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [`${folder}/${name}`] : [])),
  ),
)('a file of words of the command line or the host has each text in both languages, with all forms: %s', (file) => {
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  const texts = Object.entries(words).map(([key, { code: _, ...text }]: [string, { code?: string }]) => [key, text]);
  // A list may be put together otherwise in each language
  expect(wordFaults(Object.fromEntries(texts)).filter((fault) => !/ is only in (ja|en)$/.test(fault))).toEqual([]);
});

// By its last part only, so that a key with the name of another part of the code passes.
it('a text is read by some code', () => {
  const said = new Set<string>();
  for (const file of ['renderer', 'api', 'host', 'authoring', 'engine'].flatMap(sourcesIn)) {
    if (file.includes('/words/generated/')) continue;
    for (const [word] of readFileSync(file, 'utf8').matchAll(/[\w$]+(?:-\w+)*/g))
      for (const part of [word, ...word.split('-')]) said.add(part);
  }
  // A column is named by its path, as `solve/by`
  const isRead = (key: string) => key.split('/').every((part) => said.has(part)) || isSystemError(key);
  const unread = wordFiles().flatMap((file) =>
    keysOf(JSON.parse(readFileSync(file, 'utf8'))).flatMap((keys) =>
      isRead(keys.at(-1) ?? '') ? [] : [`${file}: ${keys.join('.')}`],
    ),
  );
  expect(unread).toEqual([]);
});

const isSystemError = (key: string) => /^E[A-Z]+$/.test(key);

function keysOf(words: object): readonly (readonly string[])[] {
  return Object.entries(words).flatMap(([key, word]: [string, object]) =>
    'ja' in word && typeof word.ja === 'string' ? [[key]] : keysOf(word).map((keys) => [key, ...keys]),
  );
}

it('reports each faulty text with its key', () => {
  const planted = {
    fine: { ja: '{count}件', en: '{count*file|files}' },
    group: {
      english: { ja: '保存', en: '' },
      missing: { ja: '保存' },
      single: { ja: '{count}件', en: '{count*file}' },
      unknown: { ja: '{name}を保存', en: 'Save {nane}' },
    },
    open: { ja: '保存', en: 'Save {name' },
    other: { ja: '保存', en: 'Save', fr: 'Enregistrer' },
    list: ['Save'],
  };
  expect(wordFaults(planted)).toEqual([
    'group.english: en says nothing',
    'group.missing: en is missing',
    'group.single: {count} has no plural',
    'group.unknown: {name} is only in ja',
    'group.unknown: {nane} is only in en',
    'open: unclosed at 5 of “Save {name”',
    'open: {name} is only in en',
    'other: “fr” is no language',
    'list: this is neither a text nor a group of texts',
  ]);
});
