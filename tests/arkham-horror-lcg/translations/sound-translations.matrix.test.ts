import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { faces } from '#renderer/tables/arkham-horror-lcg/faces.tsx';
import { reportOf } from '../../cli/run-studio.ts';
import { rows } from '../../matrix.ts';

const folderOf = (locale: string) => `tests/arkham-horror-lcg/translations/${locale}`;
/** The cards of the sample by file, from the first: those that the projects here translate. */
const firstCards = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((i) => ['cards/guardian.json', `G0${i}`] as const),
  ...[1, 2, 3, 4].map((i) => ['cards/mystic.json', `M0${i}`] as const),
  ...[1, 2, 3, 4, 5].map((i) => ['cards/neutral.json', `N0${i}`] as const),
  ...[1, 2, 3].map((i) => ['cards/rogue.json', `R0${i}`] as const),
];

describe.each([
  ['de', /[ぁ-んァ-ヺ一-龠]/],
  ['zh-Hans', /[ぁ-んァ-ヺ]/],
])('twenty cards of the sample in %s', (locale, foreign) => {
  it('are sound: no check reports anything but what is not translated', async () => {
    const { problems } = diagnose((await readProject(folderOf(locale))).files, hostedSystems, null, allLanguages);
    expect(problems.map(({ code, file }) => [code, file])).toEqual([['L10N003', 'studio.json']]);
  });

  it('have faces without a Japanese word', async () => {
    const { documents } = diagnose((await readProject(folderOf(locale))).files, hostedSystems, null, allLanguages);
    const left = firstCards.flatMap(([path, id]) => {
      const subject = faces.subjectOf(documents, { path, id, index: null });
      if (subject === null) return [[id, 'no face']];
      const markup = renderToStaticMarkup(faces.draw(subject, documents, locale, () => undefined));
      const words = markup.split(/[<>"]/).filter((text) => foreign.test(text));
      return words.length === 0 ? [] : [[id, ...words]];
    });
    expect(left).toEqual([]);
  });
});

it.each(rows(['de', 'zh-Hans'], [1]))('the faces in %s fit', async (locale) => {
  const report = await reportOf('check', folderOf(locale), '--faces');
  const problems = report['problems'] as readonly JsonObject[];
  expect([problems.map(({ code }) => code), report['faces']]).toEqual([['L10N003'], firstCards.length]);
});
