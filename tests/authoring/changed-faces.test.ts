import { describe, expect, it } from 'vitest';
import { changedFaces } from '#authoring/tools/faces/changed-faces.ts';
import { facesOf } from '#authoring/tools/faces/faces-of.ts';
import type { Json } from '#engine/kernel/basics/json.ts';

const languages = { source: 'ja', all: ['ja', 'de'] };
const cards = (...cards: readonly Json[]) => ({ formatVersion: 1, cards });
const units = (units: Json) => ({ formatVersion: 1, units });
const said = (faces: readonly { id: string; locale: string }[]) => faces.map(({ id, locale }) => `${id} ${locale}`);

describe('faces changed by an edit', () => {
  it('are those of changed and new entries, in every language, and none without a change', () => {
    const before = cards({ id: 'a', name: 'A' }, { id: 'b', name: 'B' });
    const after = cards({ id: 'b', name: 'B' }, { id: 'a', name: 'A', text: 'x' }, { id: 'c', name: 'C' });
    const changed = changedFaces('cards/x.json', before, after, languages);
    expect([said(changed.faces), changed.renamed]).toEqual([['a ja', 'c ja', 'a de', 'c de'], ['c']]);
    expect(changedFaces('cards/x.json', before, structuredClone(before), languages)).toEqual({
      faces: [],
      renamed: [],
    });
  });

  it('are all faces of a document whose title changes', () => {
    const before = { ...cards({ id: 'a' }, { id: 'b' }), title: 'one' };
    const { faces } = changedFaces('x.json', before, { ...before, title: 'two' }, languages);
    expect(said(faces)).toEqual(['a ja', 'b ja', 'a de', 'b de']);
  });

  it('are those of a translation in its language only', () => {
    const before = units({ 'a/name': { t: 'A' }, 'a/text': { t: 'x' }, 'b/name': { t: 'B' } });
    const after = units({ 'a/name': { t: 'A' }, 'a/text': { t: 'y' }, 'b/name': { t: 'Bee' } });
    expect(changedFaces('l10n/de/cards/x.json', before, after, languages)).toEqual({
      faces: [
        { path: 'cards/x.json', id: 'a', locale: 'de' },
        { path: 'cards/x.json', id: 'b', locale: 'de' },
      ],
      renamed: ['b'],
    });
  });
});

describe('the faces of a project', () => {
  it('are its own entries in its own language, and its translations in other languages', () => {
    const own = {
      'x.json': cards({ id: 'a' }, { id: 'b' }),
      'l10n/de/x.json': units({ 'b/name': { t: 'B' } }),
      'l10n/de/y.json': units({ 'c/name': { t: 'C' } }),
    };
    const ids = { 'x.json': ['a', 'b'], 'y.json': ['c', 'd'] };
    expect(said(facesOf(own, ids, languages))).toEqual(['a ja', 'b ja', 'b de', 'c de']);
  });
});
