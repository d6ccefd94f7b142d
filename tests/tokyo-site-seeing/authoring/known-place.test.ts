import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { placeAt } from '#authoring/completion/place.ts';
import { diagnose } from '#authoring/diagnostics/diagnose.ts';
import { entryBefore, type Reading, readingOf, succeed } from '#authoring/diagnostics/reading.ts';
import { indexOf } from '#authoring/index/project-index.ts';
import type { TextFile } from '#authoring/project-file.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/read-project.ts';
import { makeProjectReader } from '#renderer/workers/project-reader.ts';
import { fetchSystemsFor } from '#renderer/workers/systems-here.ts';

// A worker fetches the games before it reads.
beforeAll(() => fetchSystemsFor('studio.json'));

const { files } = await readProject('sample-content/tokyo-site-seeing');
const { project } = diagnose(files, hostedSystems);
const weapons = project.readings.find(({ file }) => file.path === 'cards/weapons.json') as Reading;
const written = ['"', '{', '}', ']', ',', '"name": "橋", ', '{ "op": "dam', '\n'];

it('a place is the same, whether all before its entry is read or known from the text that went before', () => {
  const part = fc.double({ min: 0, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(
      part,
      fc.constantFrom(...written),
      fc.nat(4),
      fc.integer({ min: -300, max: 300 }),
      (at, typed, length, by) => {
        const before = weapons.file.text;
        const from = Math.floor(at * before.length);
        const text = before.slice(0, from) + typed + before.slice(from + length);
        const file: TextFile = { ...weapons.file, text };
        succeed(file, weapons.file);
        const reading = readingOf(file, weapons.format);
        const offset = Math.min(Math.max(0, from + typed.length + by), text.length);
        expect(placeAt(text, offset, entryBefore(reading, text, offset))).toEqual(placeAt(text, offset));
      },
    ),
    { numRuns: 60 },
  );
});

it('what is declared follows names and their translations', () => {
  const whole = files.filter((file): file is TextFile => 'text' in file);
  const read = makeProjectReader();
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
