import { describe, expect, it } from 'vitest';
import { ownFileOfPart, ownPrinted } from '#authoring/tools/print/own-parts.ts';

const documents = (...paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, {}]));

describe('a problem of a printed part other than cards is reported', () => {
  it('at its translation, or at its source', () => {
    const own = documents('studio.json', 'mat.json', 'l10n/en/mat.json');
    const fileOf = ownFileOfPart(own, own);
    expect([fileOf('mat.json', 'ja'), fileOf('mat.json', 'en')]).toEqual(['mat.json', 'l10n/en/mat.json']);
  });

  it('at the words of the game in a language, when it has no document', () => {
    const own = documents('studio.json', 'l10n/de/studio.json', 'l10n/de/system.json');
    const fileOf = ownFileOfPart(own, own);
    expect([fileOf('studio.json', 'ja'), fileOf('studio.json', 'de')]).toEqual(['studio.json', 'l10n/de/system.json']);
  });

  it('only to its author, when another project writes the document or its translation', () => {
    const own = documents('studio.json', 'pcs.json');
    const all = { ...own, ...documents('mat.json', 'l10n/de/pcs.json', 'l10n/de/system.json') };
    const fileOf = ownFileOfPart(own, all);
    expect([fileOf('mat.json', 'ja'), fileOf('pcs.json', 'ja'), fileOf('pcs.json', 'de')]).toEqual([
      ...[null, 'pcs.json', null],
    ]);
    expect([fileOf('studio.json', 'en'), fileOf('studio.json', 'de')]).toEqual(['studio.json', null]);
  });
});

it('a project owns what it writes and its translations of other projects into a printed language', () => {
  const own = {
    'cards/mine.json': { cards: [{ id: 'M-01' }] },
    'l10n/en/cards/theirs.json': { units: { 'T-01/name': {} } },
    'l10n/en/mat.json': {},
  };
  const isOwn = (part: string, path: string, id: string, ...locales: readonly string[]) =>
    ownPrinted(own, 'ja', locales)({ part, path, id });
  expect([
    isOwn('cards', 'cards/mine.json', 'M-01', 'ja'),
    isOwn('cards', 'cards/mine.json', 'M-02', 'ja'),
    isOwn('cards', 'cards/theirs.json', 'T-01', 'ja'),
    isOwn('cards', 'cards/theirs.json', 'T-01', 'en'),
    isOwn('mat', 'mat.json', 'mat', 'ja'),
    isOwn('mat', 'mat.json', 'mat', 'en'),
  ]).toEqual([true, false, false, true, false, true]);
});
