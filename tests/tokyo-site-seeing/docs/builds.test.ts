import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { sample } from '../sample.ts';

const kinds = ['weapons', 'items', 'followers', 'artifacts', 'starters'];
const designs = kinds.flatMap(
  (kind) => (sample[`cards/${kind}.json`] as unknown as { readonly cards: readonly JsonObject[] }).cards,
);
const english = Object.assign(
  {},
  ...kinds.map((kind) => (sample[`l10n/en/cards/${kind}.json`] as JsonObject)['units']),
) as { readonly [unit: string]: { readonly t: string } };
const names = {
  ja: new Map(designs.map(({ id, name }) => [id, name])),
  en: new Map(designs.map(({ id }) => [id, english[`${String(id)}/name`]?.t])),
};

/** The chapters of the list, their builds, and their cards: `**W-20 name**`. */
function chapters(file: string) {
  const [, ...parts] = readFileSync(file, 'utf8').split('\n## ');
  return parts.map((chapter) => {
    const [whole, ...builds] = chapter.split('\n### ');
    return { whole, builds: builds.map(cardsIn), cards: cardsIn(chapter) };
  });
}
const cardsIn = (text: string) =>
  [...text.matchAll(/\*\*([A-Z]+-\d\d) ([^*]+)\*\*/g)].map(([, id, name]) => [id, name] as const);

describe.each([
  ['docs/reference/builds.ja.md', 'ja'],
  ['docs/reference/builds.md', 'en'],
] as const)('%s', (file, locale) => {
  it('has three builds for each of four PCs, of five cards or more, and a list for everybody', () => {
    const [everybody, ...pcs] = chapters(file).reverse();
    expect(everybody?.builds).toEqual([]);
    expect(everybody?.cards.length).toBeGreaterThan(0);
    expect(pcs.map(({ builds }) => builds.length)).toEqual([3, 3, 3, 3]);
    for (const cards of pcs.flatMap(({ builds }) => builds)) expect(cards.length).toBeGreaterThanOrEqual(5);
  });
  it('names cards by their ids and names', () => {
    for (const [id, name] of chapters(file).flatMap(({ cards }) => cards))
      expect([id, name]).toEqual([id, names[locale].get(id!)]);
  });
  it('names every weapon, item, follower and artifact of the base set', () => {
    const named = new Set(chapters(file).flatMap(({ cards }) => cards.map(([id]) => id)));
    const wanted = designs.map(({ id }) => String(id)).filter((id) => /^[WIFA]-/.test(id));
    expect(wanted.filter((id) => !named.has(id))).toEqual([]);
  });
});

it('both lists hold the same cards in the same order', () => {
  const ids = (file: string) => chapters(file).map(({ cards }) => cards.map(([id]) => id));
  expect(ids('docs/reference/builds.ja.md')).toEqual(ids('docs/reference/builds.md'));
});
