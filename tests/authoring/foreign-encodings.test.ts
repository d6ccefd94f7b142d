import { describe, expect, it } from 'vitest';
import { decodeImported } from '#authoring/text/files/foreign-encodings.ts';
import { decodeAs } from '#host/files/decode-text.ts';

const utf16 = (text: string, order: 'le' | 'be', mark = ''): Uint8Array => {
  const bytes = Buffer.from(mark + text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const heading = 'file,key\n';
const shiftJis = [0x93, 0xb9, 0x8b, 0xef, 0x82, 0xf0];
const eucJp = [0xc6, 0xbb, 0xb6, 0xf1, 0xa4, 0xf2];
const polish = [0x63, 0x7a, 0xea, 0x9c, 0xe6];
const ascii = (text: string, bytes: readonly number[]): Uint8Array => Uint8Array.from([...Buffer.from(text), ...bytes]);

describe('a file of another program', () => {
  it.each([
    ['UTF-8', Buffer.from(`\ufeff${heading}ß`), `${heading}ß`, null],
    ['UTF-16 with a mark', utf16(`${heading}ß道`, 'le', '\ufeff'), `${heading}ß道`, 'UTF-16'],
    ['UTF-16, big end first', utf16(`${heading}ß道`, 'be', '\ufeff'), `${heading}ß道`, 'UTF-16'],
    ['UTF-16 without a mark', utf16(`${heading}ß道`, 'le'), `${heading}ß道`, 'UTF-16'],
    ['Shift_JIS with kana', ascii(heading, shiftJis), `${heading}道具を`, 'Shift_JIS'],
    ['EUC-JP with kana', ascii(heading, eucJp), `${heading}道具を`, 'EUC-JP'],
    ['Windows-1252', ascii(heading, [0x53, 0x74, 0x72, 0x61, 0xdf, 0x65]), `${heading}Straße`, 'Windows-1252'],
    [
      'the encoding that it names',
      ascii('<?xml encoding="windows-1250"?>', polish),
      '<?xml encoding="windows-1250"?>część',
      'windows-1250',
    ],
  ])('is read as %s', (_, bytes, text, encoding) => {
    expect(decodeImported(bytes, decodeAs)).toEqual({ text, encoding });
  });

  it.each([
    ['is not sure', ascii(heading, polish.slice(2))],
    ['is kanji only', ascii(heading, shiftJis.slice(0, 4))],
    ['is unknown by name', ascii('charset=klingon', polish.slice(2))],
    ['is none', Uint8Array.from([0x50, 0x4b, 3, 4, 0xff, 0, 0xff, 0xfe])],
  ])('whose encoding %s is not read', (_, bytes) => {
    expect(decodeImported(bytes, decodeAs)).toBeNull();
  });
});
