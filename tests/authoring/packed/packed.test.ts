import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packFiles } from '#authoring/tools/archive/pack-files.ts';
import { packedFaultWords } from '#authoring/tools/archive/packed-fault.ts';
import { packedLimits } from '#authoring/tools/archive/packed-limits.ts';
import { unpackFiles } from '#authoring/tools/archive/unpack-files.ts';
import { archiveOf, evilArchives } from '../../corpus/evil-archives.ts';

// Row C of our list in docs/reference/security: valid and malicious archives.

const most = { document: 10_000_000, picture: 20_000_000 };
const files = new Map([
  ['studio.json', strToU8('{"id": "a"}\r\n')],
  ['cards/weapons.json', strToU8('[]')],
  ['assets/絵.png', Uint8Array.from([137, 80, 78, 71])],
  ['l10n/terms.csv', strToU8('')],
]);

describe('a packed project', () => {
  it('contains each file byte for byte', () => {
    const read = unpackFiles(packFiles(files), most);
    expect('files' in read && [new Map([...read.files].sort()), read.leftOut]).toEqual([
      new Map([...files].sort()),
      [],
    ]);
  });

  it('has the same bytes at any time and for any order of its files', () => {
    const sum = createHash('sha256').update(packFiles(files)).digest('hex');
    expect(packFiles(new Map([...files].reverse()))).toEqual(packFiles(files));
    expect(sum).toBe('00179071309a978e693891b44d3244b3bea4e980a72c5a9f0e5e8a46d3077d21');
  });

  it('is an archive that other programs open', () => {
    const opened = unzipSync(packFiles(files));
    expect(Object.keys(opened)).toEqual(['assets/絵.png', 'cards/weapons.json', 'l10n/terms.csv', 'studio.json']);
    expect(strFromU8(opened['studio.json'] ?? new Uint8Array())).toBe('{"id": "a"}\r\n');
  });

  it('may come from another program, with folders and files that are not imported', () => {
    const made = zipSync({
      cards: { 'a.json': strToU8('[]') },
      'studio.json': strToU8('{}'),
      'README.md': strToU8('#'),
    });
    const read = unpackFiles(made, most);
    expect('files' in read && [[...read.files.keys()], read.leftOut]).toEqual([
      ['cards/a.json', 'studio.json'],
      ['README.md'],
    ]);
    const withFolder = archiveOf([{ name: 'cards/', mode: 0o040755 }, { name: 'studio.json' }]);
    expect(unpackFiles(withFolder, most)).toEqual({ files: new Map([['studio.json', new Uint8Array()]]), leftOut: [] });
  });
});

describe('an archive is refused as a whole', () => {
  it.each(evilArchives)('%s: %s', (_, kind, archive) => {
    const read = unpackFiles(archive(), most);
    expect('refused' in read ? read.refused.kind : [...read.files.keys()]).toBe(kind);
  });

  it('when it unpacks to more than the limit', () => {
    const read = unpackFiles({ length: packedLimits.bytes + 1 } as Uint8Array, most);
    expect(read).toEqual({ refused: { kind: 'much', most: packedLimits.bytes } });
  });

  it('with a sentence in both languages', () => {
    const kinds = new Map(
      evilArchives.map(([, kind, archive]) => {
        const read = unpackFiles(archive(), most);
        return [kind, 'refused' in read ? packedFaultWords(read.refused) : null] as const;
      }),
    );
    expect(kinds.size).toBe(11);
    for (const words of kinds.values())
      expect([words?.ja, words?.en]).toEqual([expect.stringMatching(/。$/), expect.stringMatching(/^\w/)]);
  });
});
