import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { meets } from '#authoring/project/packages/versions.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { manifest } from '#engine/systems/tokyo-site-seeing/examples/package-examples.ts';
import { base, files, port, type Texts, weapons } from './two-projects.ts';

const look = (own: Texts, others: { readonly [id: string]: Texts } = { base }) =>
  diagnose(files(own, others), hostedSystems);
const told = (own: Texts, others?: { readonly [id: string]: Texts }) =>
  look(own, others)
    .problems.filter(({ severity }) => severity !== 'info')
    .map(({ code, file }) => `${code} ${file}`);
const cardsIn = (document: unknown) => (document as { readonly cards: readonly JsonObject[] }).cards;

describe('a required version', () => {
  it.each([
    ['1.2.0', '1.2.0', true],
    ['1.9.1', '1.2.0', true],
    ['2.0.0', '1.2.0', false],
    ['1.1.9', '1.2.0', false],
    ['0.3.4', '0.3.1', true],
    ['0.4.0', '0.3.1', false],
    ['0.0.5', '0.0.4', false],
    ['1.2.0-rc.1', '1.2.0', false],
    ['1.2.0', '1.2.0-rc.1', true],
    ['1.2.0-rc.2', '1.2.0-rc.1', true],
  ])('is met by %s when %s is requested: %s', (version, required, isMet) => {
    expect(meets(version, required)).toBe(isMet);
  });
});

describe('a package and its required project', () => {
  it('are one project for play: new cards are added, and overrides replace cards', () => {
    const { documents, problems, replaced } = look(port);
    expect(problems).toEqual([]);
    expect(cardsIn(documents['cards/weapons.json']).map(({ id, name, ap }) => [id, name, ap])).toEqual([
      ['W-01', '潮に曲がった標識', 3],
      ['W-101', '錨', 2],
    ]);
    expect(cardsIn(documents['cards/weapons.json'])[1]?.['traits']).toEqual(['tool']);
    expect(Object.keys(documents)).toContain('scenarios/S00-walk/scenario.json');
    expect(replaced).toEqual([{ id: 'W-01', of: 'base', by: 'port' }]);
  });

  it('refer to a thing of another project by its project, and to no missing thing', () => {
    const own = (trait: string): Texts => ({
      ...port,
      'cards/weapons.json': weapons({ id: 'W-101', name: '錨', traits: [trait] }),
    });
    expect(told(own('base:tool'))).toEqual([]);
    expect(told(own('tool'))).toEqual([]);
    expect(told(own('base:tols'))).toEqual(['REF001 cards/weapons.json']);
    expect(told(own('port:tool'))).toEqual(['REF001 cards/weapons.json']);
  });

  it('report problems separately: of the required one only that it has errors', () => {
    const broken = { ...base, 'cards/weapons.json': weapons({ id: 'W-01', name: '' }) };
    expect(told(port, { base: broken })).toEqual(['PKG005 studio.json']);
    // Its warnings are its own.
    const warned = { ...base, 'cards/weapons.json': weapons({ id: 'W-01', copies: 2 }) };
    expect(told(base, {})).toEqual([]);
    expect(told(warned, {})).toEqual(['CRD001 cards/weapons.json']);
    expect(told(port, { base: warned })).toEqual([]);
  });

  it('report problems of the game at the place where they were written', () => {
    const own = { ...port, 'cards/weapons.json': weapons({ id: 'W-101', name: '錨', copies: 2 }) };
    const [problem] = look(own).problems;
    expect([problem?.code, problem?.file]).toEqual(['CRD001', 'cards/weapons.json']);
    const [card] = JSON.parse(own['cards/weapons.json'] ?? '').cards as readonly object[];
    expect(Object.keys(card ?? {})).toContain('copies');
  });

  it('report problems in the required one that only the package causes', () => {
    // The only way to end the base game's scenario is removed.
    const cards = {
      formatVersion: 1,
      cards: [{ id: 'SC00-01', overrides: 'base:SC00-01', name: '岸壁', effects: [] }],
    };
    expect(told({ ...port, 'scenarios/S00-walk/cards.json': JSON.stringify(cards) })).toEqual([
      'SCN002 base:scenarios/S00-walk/scenario.json',
    ]);
  });

  it('are checked for missing parts together: the package may leave out what the required project has', () => {
    expect(told({ 'studio.json': manifest('port', ['base']) })).toEqual([]);
    expect(told({ 'studio.json': manifest('port', []) }, {}).filter((one) => one.startsWith('FIL004'))).toHaveLength(6);
  });

  it('are read only when the requirement is declared', () => {
    expect(new Set(told(base, { other: base }))).toEqual(
      new Set(Object.keys(base).map((path) => `FIL005 other:${path}`)),
    );
  });

  it('are checked once as long as their texts are the same', () => {
    const all = files(port, { base });
    const [first, second] = [diagnose(all, hostedSystems), diagnose([...all], hostedSystems)];
    expect(second.required[0]).toBe(first.required[0]);
    const edited = all.map((file) => (file.path === 'base:words.json' ? { ...file, text: `${file.text} ` } : file));
    expect(diagnose(edited, hostedSystems).required[0]).not.toBe(first.required[0]);
  });
});

describe('a package that replaces an override of another', () => {
  const north: Texts = {
    'studio.json': manifest('north', ['base']),
    'cards/weapons.json': weapons({ id: 'W-01', overrides: 'base:W-01', name: '北の標識' }),
  };
  const own = (requires: readonly string[], overrides: string): Texts => ({
    'studio.json': manifest('port', requires),
    'cards/weapons.json': weapons({ id: 'W-01', overrides, name: '潮に曲がった標識' }),
  });

  it('must declare it', () => {
    expect(told(own(['north'], 'base:W-01'), { base, north })).toEqual(['PKG011 cards/weapons.json']);
    expect(told(own(['north'], 'north:W-01'), { base, north })).toEqual([]);
  });

  it('settles the conflict of two independent packages', () => {
    const south = { ...north, 'studio.json': manifest('south', ['base']) };
    const both = ['north', 'south'];
    expect(told({ 'studio.json': manifest('port', both) }, { base, north, south })).toEqual(['PKG012 studio.json']);
    const settled = look(own(both, 'base:W-01'), { base, north, south });
    expect(settled.problems).toEqual([]);
    expect(cardsIn(settled.documents['cards/weapons.json']).map(({ name }) => name)).toEqual(['潮に曲がった標識']);
  });
});

describe('a language package', () => {
  const english = (units: object): Texts => ({
    'studio.json': manifest('english', ['base'], ', "en"'),
    'l10n/en/words.json': JSON.stringify({ formatVersion: 1, units }),
  });

  it('translates the texts of its required project, and counts the missing ones of both', () => {
    const { problems, units } = look(english({ 'tool/label': { t: 'Tool', h: sourceHash('道具'), s: 'reviewed' } }));
    expect([units, problems.map(({ code, data }) => [code, data['missing'], data['total']])]).toEqual([
      1,
      // The title of the package is a text too.
      [['L10N003', 14, 15]],
    ]);
  });

  it('reports changed texts and unknown keys', () => {
    const h = '0000000000';
    const units = { 'tool/label': { t: 'Tool', h, s: 'draft' }, 'tol/label': { t: 'Tool', h, s: 'draft' } };
    expect(told(english(units))).toEqual(['L10N002 l10n/en/words.json', 'L10N001 l10n/en/words.json']);
  });

  it('leaves the translation of a text changed by a package to that package', () => {
    const texts = { ...base, 'studio.json': (base['studio.json'] ?? '').replace('["ja"]', '["ja", "en"]') };
    const name = (source: string) => ({ 'W-01/name': { t: 'Bent sign', h: sourceHash(source), s: 'reviewed' } });
    const unitsOf = (units: object) => JSON.stringify({ formatVersion: 1, units });
    const translated = { ...texts, 'l10n/en/cards/weapons.json': unitsOf(name('曲がった標識')) };
    const missingIn = (own: Texts) =>
      look({ ...own, 'studio.json': manifest('port', ['base'], ', "en"') }, { base: translated }).problems.map(
        ({ data }) => data['missing'],
      );
    expect(missingIn({})).toEqual([14]);
    const changed = { 'cards/weapons.json': port['cards/weapons.json'] ?? '' };
    expect(missingIn(changed)).toEqual([16]);
    expect(missingIn({ ...changed, 'l10n/en/cards/weapons.json': unitsOf(name('潮に曲がった標識')) })).toEqual([15]);
  });
});
