import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { translationFiles } from '#authoring/project/localization/translation-files.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { formats } from '#engine/systems/arkham-horror-lcg/formats/formats.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { hasFaces, listIn } from '#renderer/tables/arkham-horror-lcg/face-subject.ts';
import { faces } from '#renderer/tables/arkham-horror-lcg/faces.tsx';
import { listOf } from '#renderer/tables/library/read-values.ts';

const { files } = await readProject('sample-content/tide-bell');
const sample = diagnose(
  files.map((file) =>
    file.path === 'studio.json' && 'text' in file ? { ...file, text: file.text.replace('"en"', '"de"') } : file,
  ),
  hostedSystems,
);
const japanese = /[ぁ-んァ-ヺ一-龠]/;

/** Free texts of a schema: strings that are neither words of a list, ids, nor marked as translated. */
function freeTexts(schema: unknown, at: string): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => freeTexts(one, at));
  if (!isObject(schema as Json)) return [];
  const view = schema as { readonly [key: string]: unknown };
  const isFree = view['type'] === 'string' && view['enum'] === undefined && view['const'] === undefined;
  const isKnown = ['x-l10n', 'x-id', 'x-id-of', 'x-local-id', 'x-keys-of', 'x-picture', 'pattern'].some(
    (key) => key in view,
  );
  const inside = Object.entries(view).flatMap(([key, part]) =>
    key === 'properties' && isObject(part as Json)
      ? Object.entries(part as object).flatMap(([field, one]) => freeTexts(one, field))
      : freeTexts(part, at),
  );
  return isFree && !isKnown ? [at, ...inside] : inside;
}

describe('the texts of a project', () => {
  it('are units, but for readings, notes, former names and credits of pictures', () => {
    const free = formats.flatMap(({ schema }) => freeTexts(schema, ''));
    expect([...new Set(free)].sort()).toEqual(['$schema', 'credit', 'formerly', 'note', 'reading']);
  });
});

describe('faces of which every unit is translated', () => {
  const source = (text: string): string => text.replace(/[^\x20-\x7e]+/g, 'x');
  const translated = translationFiles(sample, 'de').map(({ path, lines }) => [
    path,
    { units: Object.fromEntries(lines.map(({ key, source: text }) => [key, { t: source(text ?? '') }])) },
  ]);
  const documents = { ...sample.documents, ...Object.fromEntries(translated) };
  const cards = Object.entries(documents)
    .filter(([path]) => hasFaces(path))
    .flatMap(([path, document]) =>
      listOf((document as { readonly [list: string]: Json })[listIn(path) ?? '']).map((card) => [path, card] as const),
    );

  it('have no word in another language, on any side of any card of the sample', () => {
    expect(cards.length).toBeGreaterThan(70);
    const left = cards.flatMap(([path, { id }]) => {
      const subject = faces.subjectOf(documents, { path, id: String(id), index: null });
      if (subject === null) return [[path, id, 'no face']];
      const markup = renderToStaticMarkup(faces.draw(subject, documents, 'de', () => undefined));
      const words = markup.split(/[<>"]/).filter((text) => japanese.test(text));
      return words.length === 0 ? [] : [[path, id, ...new Set(words)]];
    });
    expect(left).toEqual([]);
  });
});
