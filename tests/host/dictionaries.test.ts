import { mkdir, mkdtemp, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MOST_DICTIONARY_BYTES } from '#api/studio/limits.ts';
import { findDictionary } from '#host/spelling/find-dictionary.ts';
import { readDictionary } from '#host/spelling/read-dictionary.ts';

async function folderWith(files: { readonly [name: string]: string | Uint8Array }): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-dictionaries-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}
const pair = (name: string, aff: string | Uint8Array = 'SET UTF-8\n', dic: string | Uint8Array = '1\na\n') => ({
  [`${name}.aff`]: aff,
  [`${name}.dic`]: dic,
});

it('a language has the dictionary of its name, else that of its usual country, else any of its own', async () => {
  const folder = await folderWith({
    ...{
      ...pair('de_AT'),
      ...pair('de_DE'),
      ...pair('fr'),
      ...pair('fr_CA'),
      ...pair('pt_BR'),
      'es.aff': 'SET UTF-8\n',
    },
    ...pair('dict-it/it_IT'),
  });
  const found = (locale: string) => findDictionary(locale, [folder]);
  expect(['de', 'de-AT', 'de-CH', 'fr', 'pt', 'pt-PT', 'es', 'it', '../x'].map(found)).toEqual([
    ...[path.join(folder, 'de_DE'), path.join(folder, 'de_AT'), null, path.join(folder, 'fr')],
    ...[path.join(folder, 'pt_BR'), null, null, path.join(folder, 'dict-it', 'it_IT'), null],
  ]);
});

it('a folder that is named comes before those of the system', async () => {
  const [named, ofSystem] = [await folderWith(pair('de')), await folderWith({ ...pair('de'), ...pair('fr') })];
  const files = await Promise.all(['de', 'fr', 'pl'].map((locale) => readDictionary(locale, named, [ofSystem])));
  expect(files.map((one) => ('file' in one ? one.file : one.kind))).toEqual([
    ...[path.join(named, 'de'), path.join(ofSystem, 'fr'), 'none'],
  ]);
});

it('a dictionary is read in the encoding that it names, with any line ends', async () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const folder = await folderWith(pair('de', latin('SET ISO8859-1\r\nTRY äö\r\n'), latin('1\r\nÜbung\r\n')));
  expect(await readDictionary('de', folder, [])).toEqual({
    ...{ kind: 'found', file: path.join(folder, 'de') },
    ...{ aff: 'SET ISO8859-1\nTRY äö\n', dic: '1\nÜbung\n' },
  });
});

it('a dictionary that is too large, is a folder, or is not in its encoding is refused by a code', async () => {
  const folder = await folderWith({
    ...{ ...pair('de'), 'fr.dic/x': '', 'fr.aff': 'SET UTF-8\n' },
    ...{ ...pair('it', 'SET UTF-8\n', Buffer.from([0x31, 0x0a, 0xff])), ...pair('pl', 'SET KLINGON-1\n') },
  });
  await truncate(path.join(folder, 'de.dic'), MOST_DICTIONARY_BYTES + 1);
  const told = await Promise.all(['de', 'fr', 'it', 'pl'].map((locale) => readDictionary(locale, folder, [])));
  expect(told.map((one) => ('code' in one ? one.code : one.kind))).toEqual([
    ...['tooLarge', 'unreadable', 'encoding', 'encoding'],
  ]);
});
