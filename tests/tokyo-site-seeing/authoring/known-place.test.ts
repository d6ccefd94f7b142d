import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { TextFile } from '#authoring/text/files/project-file.ts';
import { entryBefore, linkVersions, type ParsedDocument, parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import { nearAt } from '#authoring/tools/completion/near.ts';
import { type CompletionPlace, placeAt } from '#authoring/tools/completion/place.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import type { DiskText } from '#host/project/project-files.ts';
import { readProject } from '#host/project/read-project.ts';
import { makeProjectReader } from '#renderer/desk/workers/project-reader.ts';
import { fetchSystemsFor, systemsHere } from '#renderer/desk/workers/systems-here.ts';

beforeAll(() => fetchSystemsFor('studio.json'));

const { files } = await readProject('sample-content/tokyo-site-seeing');
const { project } = diagnose(files, hostedSystems);
const weapons = project.readings.find(({ file }) => file.path === 'cards/weapons.json') as ParsedDocument;
const told: TextFile = { ...weapons.file, spliced: new SplicedText(weapons.file.text) };
parsedDocumentOf(told, weapons.format);
const written = ['"', '{', '}', ']', ',', '"name": "橋", ', '{ "op": "dam', '\n'];

const shifted = (place: CompletionPlace, by: number): CompletionPlace => ({
  ...place,
  offset: place.offset + by,
  properties: place.properties.map((one) => ({ ...one, offset: one.offset + by })),
});

it('a place is the same whether the text before it is parsed or known from the previous version', () => {
  const anywhere = fc.double({ min: 0, max: 0.999, noNaN: true }).map((at) => Math.floor(at * told.text.length));
  const between = [...told.text.matchAll(/\n {4}\},/g)].map(({ index, 0: end }) => index + end.length);
  fc.assert(
    fc.property(
      fc.oneof(anywhere, fc.constantFrom(...between)),
      fc.constantFrom(...written),
      fc.nat(4),
      fc.oneof(fc.constant(0), fc.integer({ min: -300, max: 300 })),
      (from, typed, length, by) => {
        const spliced = (told.spliced as SplicedText).edited({ offset: from, length, text: typed });
        const text = spliced.toString();
        const file: TextFile = { ...told, text, spliced };
        linkVersions(file, told);
        const reading = parsedDocumentOf(file, weapons.format);
        const offset = Math.min(Math.max(0, from + typed.length + by), text.length);
        const place = placeAt(text, offset);
        // Edited since the project was indexed, or indexed as it is; from the same text or another
        for (const looked of [weapons, parsedDocumentOf(told, weapons.format), reading])
          for (const one of [spliced, new SplicedText(text)]) {
            const known = entryBefore(looked, one, offset);
            expect(placeAt(text, offset, known)).toEqual(place);
            const near = nearAt(one, offset, known);
            expect(near.place === null ? null : shifted(near.place, near.from)).toEqual(place);
          }
      },
    ),
    { numRuns: 60, examples: [[713, ']', 0, 210]] },
  );
});

it('declarations follow names and their translations', () => {
  const whole = files.filter((file): file is DiskText => 'text' in file);
  const read = makeProjectReader(systemsHere);
  const named = (all: readonly TextFile[]) => indexOf(read(all).project).declared(['card'], 'W-01')?.names;
  const first = named(whole);
  const become = (path: string, alter: (text: string) => string) =>
    whole.map((file) => (file.path === path ? { ...file, text: alter(file.text) } : file));
  const other = become('cards/weapons.json', (text) => text.replace(`"${first?.['ja']}"`, '"橋の名"'));
  expect(named(other)).toEqual({ ...first, ja: '橋の名' });
  const units = become('l10n/en/cards/weapons.json', (text) => text.replace(`"${first?.['en']}"`, '"A bridge"'));
  expect(named(units)).toEqual({ ...first, en: 'A bridge' });
  expect(named(whole)).toEqual(first);
});
