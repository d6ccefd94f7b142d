import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { isFaulty, type TextFile } from '#authoring/text/files/project-file.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import type { DiskText } from '#host/project/project-files.ts';
import { readProject } from '#host/project/read-project.ts';
import { makeProjectReader } from '#renderer/desk/workers/project-reader.ts';
import { fetchSystemsFor, systemsHere } from '#renderer/desk/workers/systems-here.ts';
import { tellingTo, toldOf } from '../../authoring/followed-project.ts';
import { times } from '../../matrix.ts';

beforeAll(() => fetchSystemsFor('studio.json'));

const reader = () => makeProjectReader(systemsHere, undefined, () => allLanguages);

const { files } = await readProject('sample-content/tokyo-site-seeing');
const terms = 'l10n/terms.csv';
const saved: readonly TextFile[] = [
  ...files.filter((file): file is DiskText => !isFaulty(file)),
  { path: terms, text: 'term,lang,word,note\n標識,en,sign,\n道具,en,tool,\n' },
];

const edit = fc.record({
  path: fc.constantFrom('cards/weapons.json', 'cards/followers.json', 'words.json', 'site.json'),
  at: fc.nat(),
  other: fc.nat(),
  kind: fc.constantFrom(
    ...(['text', 'same text', 'reference', 'hash', 'draft', 'key', 'same key', 'copy', 'delete', 'add'] as const),
    ...(['move', 'number', 'break', 'mend', 'source', 'source key', 'term'] as const),
  ),
});
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

const unitLine = /^ {4}".*$/;
const part = (line: string, name: 't' | 'h'): string =>
  new RegExp(`"${name}": ("(?:[^"\\\\]|\\\\.)*")`).exec(line)?.[1] ?? '""';
const withPart = (line: string, name: 't' | 'h', now: string): string =>
  line.replace(new RegExp(`"${name}": "(?:[^"\\\\]|\\\\.)*"`), () => `"${name}": ${now}`);
const keyOf = (line: string): string => /^ {4}("[^"]*")/.exec(line)?.[1] ?? '""';

/** A translation file as people and programs edit it: by its lines, each of which is a unit. */
function withUnits(text: string, { kind, at, other }: Edit): string {
  const lines = text.split('\n');
  const units = lines.flatMap((line, i) => (unitLine.test(line) ? [i] : []));
  if (units.length < 2) return text;
  const [i, j] = [units[at % units.length] as number, units[other % units.length] as number];
  const [mine, its] = [(lines[i] as string).replace(/,$/, ''), (lines[j] as string).replace(/,$/, '')];
  const put = (...instead: readonly string[]): string => {
    const now = lines.toSpliced(i, 1, ...instead);
    const last = now.findLastIndex((line) => unitLine.test(line));
    return now.map((line, n) => (unitLine.test(line) ? line.replace(/,*$/, n === last ? '' : ',') : line)).join('\n');
  };
  switch (kind) {
    case 'text':
      return put(withPart(mine, 't', JSON.stringify(`${at} damage.`)));
    case 'same text':
      return put(withPart(mine, 't', part(its, 't')));
    case 'reference':
      return put(withPart(mine, 't', JSON.stringify(at % 2 === 0 ? 'Discard {W-01}.' : 'Discard {nothing}.')));
    case 'hash':
      return put(withPart(mine, 'h', part(its, 'h')));
    case 'draft':
      return put(mine.replace(/"s": "\w+"/, '"s": "draft"'));
    case 'key':
      return put(mine.replace(keyOf(mine), keyOf(mine).replace(/"$/, 'x"')));
    case 'same key':
      return put(mine.replace(keyOf(mine), keyOf(its)));
    case 'number':
      return put(mine.replace(keyOf(mine), '"7"'));
    case 'copy':
      return put(mine, mine);
    case 'delete':
      return put();
    case 'add':
      return put(mine, mine.replace(keyOf(mine), JSON.stringify(`W-01/effects/${at}/text`)));
    case 'move':
      return put(...units.slice(0, 2).map((n) => lines[n] as string), mine);
    default:
      return text;
  }
}

function edited(all: readonly TextFile[], change: Edit): readonly TextFile[] {
  const { path, kind, at } = change;
  const become = (which: string, alter: (text: string) => string) =>
    all.map((file) => (file.path === which ? { ...file, text: alter(file.text) } : file));
  const units = `l10n/en/${path}`;
  switch (kind) {
    case 'break':
      return become(units, (text) => `${text.slice(0, at % text.length)}"${text.slice(at % text.length)}`);
    case 'mend':
      return all.map((file, i) => (file.path === units || file.path === path ? (saved[i] as TextFile) : file));
    case 'source':
      return become(path, (text) => text.replace(/"(name|text|label)": "(.)/, `"$1": "{W-01}${at % 3}$2`));
    case 'source key':
      return become(path, (text) => text.replace(/"id": "(\w)/, `"id": "${at % 2 === 0 ? '' : 'X'}$1`));
    case 'term':
      return become(terms, (text) => text.replace(/,en,\w+,/, `,en,word${at % 3},`));
    default:
      return become(units, (text) => withUnits(text, change));
  }
}

it('edited translations equal those read from scratch', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 8, maxLength: 10 }), (edits) => {
      const [read, readTold, told] = [reader(), reader(), tellingTo()];
      let now = saved.map((file) => ({ ...file })) as readonly TextFile[];
      read(now);
      readTold(told(now));
      for (const change of edits) {
        now = edited(now, change);
        const found = toldOf(
          diagnose(
            now.map((file) => ({ ...file })),
            hostedSystems,
            null,
            allLanguages,
          ),
        );
        expect(toldOf(read(now).project)).toEqual(found);
        expect(toldOf(readTold(told(now)).project)).toEqual(found);
      }
    }),
    { numRuns: times(4, 1) },
  );
});
