import { realpath } from 'node:fs/promises';
import type { DictionaryReply } from '#api/studio/dictionary-calls.ts';
import { MOST_DICTIONARY_BYTES } from '#api/studio/limits.ts';
import type { DictionaryFaultCode } from '#authoring/tools/spelling/dictionary-fault.ts';
import { decodeAs } from '../files/decode-text.ts';
import { readRegular } from '../files/regular-file.ts';
import { dictionaryFolders, findDictionary } from './find-dictionary.ts';

/** `named`: a folder that is searched before `folders`, the usual ones by default. */
export async function readDictionary(
  locale: string,
  named = '',
  folders: readonly string[] = dictionaryFolders(),
): Promise<DictionaryReply> {
  const file = findDictionary(locale, named === '' ? folders : [named, ...folders]);
  if (file === null) return { kind: 'none' };
  const [aff, dic] = [await bytesOf(`${file}.aff`), await bytesOf(`${file}.dic`)];
  const refused = (code: DictionaryFaultCode): DictionaryReply => ({ kind: 'refused', file, code });
  if (typeof aff === 'string') return refused(aff);
  if (typeof dic === 'string') return refused(dic);
  const encoding = encodingOf(aff);
  const [rules, words] = [decodeAs(encoding, aff), decodeAs(encoding, dic)];
  if (rules === null || words === null) return refused('encoding');
  return { kind: 'found', file, aff: withLines(rules), dic: withLines(words) };
}

const withLines = (text: string): string => text.replace(/\r\n?/g, '\n');

async function bytesOf(file: string): Promise<Buffer | 'unreadable' | 'tooLarge'> {
  try {
    const read = await readRegular(await realpath(file), MOST_DICTIONARY_BYTES);
    if ('bytes' in read) return read.bytes;
    return read.fault.kind === 'too-large' ? 'tooLarge' : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** Names of Hunspell that are not names of the web. */
const encodings: { readonly [name: string]: string } = { 'microsoft-cp1251': 'windows-1251', 'tis620-2533': 'tis-620' };

function encodingOf(aff: Buffer): string {
  const named = /^(?:\xEF\xBB\xBF)?\s*SET\s+(\S+)/m.exec(aff.toString('latin1'))?.[1]?.toLowerCase() ?? 'iso8859-1';
  return encodings[named] ?? named.replace(/^iso8859-/, 'iso-8859-');
}
