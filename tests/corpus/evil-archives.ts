import { crc32 } from 'node:zlib';
import { deflateSync, strToU8 } from 'fflate';
import { evilPaths } from './evil-paths.ts';

// Archives that try to leave their folder, to fill memory or disk, or to be ambiguous. They are built here byte by
// byte, because no tool writes them.

/** One file of an archive as declared, which may differ from its content. */
export interface PlantedFile {
  readonly name: string;
  readonly content?: Uint8Array;
  /** The declaration in the directory, if it differs. */
  readonly said?: { readonly size?: number; readonly sum?: number; readonly name?: string };
  readonly method?: number;
  readonly flags?: number;
  readonly mode?: number;
}

const project = { name: 'studio.json', content: strToU8('{}') };

const number = (value: number, bytes: 2 | 4): readonly number[] =>
  Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** i) % 256);

/** An archive of these files. `count` is declared as their number, and `before` is the number of zeros in front. */
export function archiveOf(files: readonly PlantedFile[], { count = files.length, before = 0 } = {}): Uint8Array {
  const parts: Uint8Array[] = [new Uint8Array(before)];
  const list: Uint8Array[] = [];
  let place = before;
  for (const { name, content = new Uint8Array(), said = {}, method = 8, flags = 0, mode = 0o100644 } of files) {
    const packed = method === 8 ? deflateSync(content) : content;
    const [here, told] = [strToU8(name), strToU8(said.name ?? name)];
    const sizes = [
      ...number(said.sum ?? crc32(content), 4),
      ...number(packed.length, 4),
      ...number(said.size ?? content.length, 4),
    ];
    const head = [...number(20, 2), ...number(flags, 2), ...number(method, 2), ...number(0, 4), ...sizes];
    const local = [...number(0x04034b50, 4), ...head, ...number(here.length, 2), ...number(0, 2)];
    parts.push(Uint8Array.from(local), here, packed);
    const rest = [...number(told.length, 2), ...number(0, 2), ...number(0, 2), ...number(0, 2), ...number(0, 2)];
    list.push(
      Uint8Array.from([
        ...number(0x02014b50, 4),
        ...[20, 3],
        ...[...head, ...rest, ...number(mode * 65_536, 4), ...number(place - before, 4)],
      ]),
      told,
    );
    place += local.length + here.length + packed.length;
  }
  const length = list.reduce((sum, one) => sum + one.length, 0);
  const end = [...number(0x06054b50, 4), ...number(0, 4), ...number(count, 2), ...number(count, 2)];
  const all = [...parts, ...list, Uint8Array.from([...end, ...number(length, 4), ...number(place - before, 4), 0, 0])];
  return Buffer.concat(all);
}

const evilNames = evilPaths.filter((path) => !/^$|\/$|^\ufeff/.test(path) && !/^[\w.]+(\/[\w.]+)?$/.test(path));
const text = strToU8('{}');
const zeros = new Uint8Array(9_000_000);

export const evilArchives: readonly (readonly [what: string, refused: string, archive: () => Uint8Array])[] = [
  ['nothing', 'damaged', () => new Uint8Array()],
  ['a text', 'damaged', () => strToU8('{"id": "a"}'.repeat(10))],
  ['an archive that was cut off', 'damaged', () => archiveOf([project]).subarray(0, 60)],
  ['no project', 'no-project', () => archiveOf([{ name: 'cards/studio.json', content: text }])],
  [
    'a link to a file',
    'link',
    () => archiveOf([project, { name: 'a.json', content: strToU8('/etc/passwd'), mode: 0o120777 }]),
  ],
  ['a link to a folder', 'link', () => archiveOf([project, { name: 'cards', content: strToU8('..'), mode: 0o120777 }])],
  ['a device', 'link', () => archiveOf([project, { name: 'a.json', mode: 0o020666 }])],
  ['a folder that says it is a link', 'link', () => archiveOf([project, { name: 'cards/', mode: 0o120777 }])],
  ['an encrypted file', 'locked', () => archiveOf([project, { name: 'a.json', content: text, flags: 1 }])],
  ['another compression', 'method', () => archiveOf([project, { name: 'a.json', content: text, method: 12 }])],
  ['the same name twice', 'twice', () => archiveOf([project, { name: 'a.json' }, { name: 'a.json' }])],
  ['a name in two cases', 'twice', () => archiveOf([project, { name: 'a.json' }, { name: 'A.JSON' }])],
  ['a name in two forms', 'twice', () => archiveOf([project, { name: 'が.json' }, { name: 'か\u3099.json' }])],
  ['a file that is a folder too', 'twice', () => archiveOf([project, { name: 'a.json' }, { name: 'a.json/b.json' }])],
  ['a bomb', 'swollen', () => archiveOf([project, { name: 'a.json', content: zeros }])],
  [
    'a bomb that says it is small',
    'damaged',
    () => archiveOf([project, { name: 'a.json', content: zeros, said: { size: 100 } }]),
  ],
  [
    'a file that says it is large',
    'large',
    () => archiveOf([project, { name: 'a.json', content: text, said: { size: 4_000_000_000 } }]),
  ],
  [
    'a document of 11 MB',
    'large',
    () => archiveOf([project, { name: 'a.json', content: new Uint8Array(11_000_000), method: 0 }]),
  ],
  [
    'many large pictures',
    'much',
    () => {
      const picture = new Uint8Array(70_000);
      for (let i = 0; i < picture.length; i++) picture[i] = (i * i) >>> 7;
      return archiveOf([
        project,
        ...Array.from({ length: 20 }, (_, i) => ({
          ...{ name: `assets/${i}.png`, content: picture, method: 0, said: { size: 19_000_000 } },
        })),
      ]);
    },
  ],
  [
    '30,000 files',
    'many-files',
    () => archiveOf([project, ...Array.from({ length: 30_000 }, (_, i) => ({ name: `${i}.json` }))]),
  ],
  ['another sum', 'damaged', () => archiveOf([project, { name: 'a.json', content: text, said: { sum: 1 } }])],
  [
    'a size that is not true',
    'damaged',
    () => archiveOf([project, { name: 'a.json', content: text, said: { size: 3 } }]),
  ],
  [
    'another name before the bytes',
    'damaged',
    () => archiveOf([project, { name: 'b.json', content: text, said: { name: 'a.json' } }]),
  ],
  ['more files than it lists', 'damaged', () => archiveOf([project], { count: 2 })],
  ['fewer files than it lists', 'damaged', () => archiveOf([project, { name: 'a.json' }], { count: 1 })],
  ['something before it', 'damaged', () => archiveOf([project], { before: 100 })],
  ['something behind it', 'damaged', () => Buffer.concat([archiveOf([project]), new Uint8Array(9)])],
  ['a name that begins with a mark of byte order', 'damaged', () => archiveOf([project, { name: '\ufeff.a.json' }])],
  ['a path of 20 folders', 'name', () => archiveOf([project, { name: `${'a/'.repeat(20)}b.json` }])],
  [
    'a path of 600 letters',
    'name',
    () => archiveOf([project, { name: `${'abcdefghi/'.repeat(14)}${'a'.repeat(500)}.json` }]),
  ],
  ...evilNames.map(
    (name) =>
      [`the path ${JSON.stringify(name)}`, 'name', () => archiveOf([project, { name, content: text }])] as const,
  ),
];
