import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { layersOf } from '#authoring/tools/overrides/layered-entries.ts';
import { layeredValues } from '#authoring/tools/overrides/layered-values.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { random } from '#engine/players/random.ts';
import { playOut } from '#engine/simulation/play.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { readProject } from '#host/project/read-project.ts';
import { inPackage, requiring } from '../../authoring/projects-above.ts';
import { reportOf } from '../../cli/run-studio.ts';
import { playtestsIn, testPlaytests } from '../../playtests/describe-playtests.ts';

const folder = 'sample-content/tide-bell-fog';
const project = await readProjectForPlay(folder);
if (!('playable' in project)) throw new Error(`${folder} has errors`);
const { playable } = project;
const tests = await playtestsIn(`${folder}/playtests`, playable);
const { files } = await readProject(folder);
const fog = diagnose(files, hostedSystems, null, allLanguages);

const scenarioCards = 'scenarios/S1-the-bell-below/cards.json';
const changesOf = (key: string) =>
  (layeredValues(fog, key, 'en')?.values ?? []).flatMap(({ field, isChanged, values }) =>
    isChanged ? [[field.join('.'), ...values]] : [],
  );

describe('the package of a night of fog', () => {
  it('is valid and translated, and replaces a location, an enemy and the scenario of the sample', async () => {
    const report = await reportOf('check', folder, '--strict');
    expect(report['problems']).toEqual([]);
    const packages = report['packages'] as readonly JsonObject[];
    expect(packages.map(({ id, overrides }) => [id, overrides])).toEqual([
      ['tide-bell', []],
      ['tide-bell-fog', ['L1', 'E02', 'S1'].map((id) => ({ id, of: 'tide-bell' }))],
    ]);
  });

  it('adds two locations, four cards and a deck', () => {
    const own = layersOf(fog, 'en').entries.filter(({ state }) => state === 'own');
    expect(own.map(({ key }) => key).sort()).toEqual(
      [
        ...['card FG1', 'card FG2', 'card FG3', 'card FG4', 'card LF1', 'card LF2'],
        ...['deck saki-in-fog', 'set fog', 'word blasts'],
      ].sort(),
    );
  });

  testPlaytests(tests, playable);

  it.each([1, 4])('is played to its end with %i of its investigators, and breaks no law', (seats) => {
    const { system, documents } = playable;
    const content = system.compile(documents, system.language, null);
    const setup = { scenario: 'S1', decks: ['saki-in-fog', 'mio', 'ren', 'gen'].slice(0, seats), seed: seats };
    const { brokenLaws, outcome } = playOut({ system, content, setup }, { player: random, laws: true, lawsEvery: 16 });
    expect({ brokenLaws, ended: outcome.result !== null }).toEqual({ brokenLaws: [], ended: true });
  });
});

describe('its layers', () => {
  it('show both values where the enemy was replaced, its health and how one parleys with it', () => {
    expect(changesOf('card E02')).toEqual([
      ['health', 1, 2],
      ['abilities.plead.do.0.op', 'test', 'discard'],
      ['abilities.plead.do.0.skill', 'willpower', undefined],
      ['abilities.plead.do.0.difficulty', 2, undefined],
      ['abilities.plead.do.0.success.0.op', 'discard', undefined],
      ['abilities.plead.do.0.success.0.card.op', 'thisCard', undefined],
      [
        'abilities.plead.text',
        '交渉。意志力（2）テスト。成功したなら、このカードを捨てる。',
        '手がかり1を使う：交渉。このカードを捨てる。',
      ],
      ['abilities.plead.cost.clues', undefined, 1],
      ['abilities.plead.do.0.card.op', undefined, 'thisCard'],
    ]);
  });

  it('show the text of a symbol in both projects, and both translations', () => {
    expect(changesOf('scenario S1').filter(([field]) => String(field).endsWith('text'))).toEqual([
      [
        'reference.skull.text',
        '自分のいる場所の《溺者》の敵1体につき-1（最大-3）。',
        '-1。自分のいる場所にほかの探索者がいないなら、代わりに-2。',
      ],
      [
        'reference.skull-hard.text',
        '場にいる《溺者》の敵1体につき-1（最大-5）。',
        '-2。自分のいる場所にほかの探索者がいないなら、代わりに-3。',
      ],
    ]);
    const { translations = [] } = layeredValues(fog, 'scenario S1', 'en') ?? {};
    const replaced = translations.filter(({ values }) => values.every((text) => text !== undefined));
    expect(replaced.map(({ label, values }) => [label, ...values]).slice(1)).toEqual([
      [
        'Reference card › 1 › Printed text',
        '-1 for each Drowned enemy at your location, at most -3.',
        '-1. If no other investigator is at your location, -2 instead.',
      ],
      [
        'Reference card › 5 › Printed text',
        '-1 for each Drowned enemy in play, at most -5.',
        '-2. If no other investigator is at your location, -3 instead.',
      ],
    ]);
  });
});

describe('two packages that replace the same enemy', () => {
  const system = 'arkham-horror-lcg';
  const bearer = fog.documents[scenarioCards] as { readonly cards: readonly JsonObject[] };
  const [enemy] = bearer.cards.filter(({ id }) => id === 'E02');
  const cards = (overrides: string, health: number) =>
    JSON.stringify({ formatVersion: 1, cards: [{ ...enemy, overrides, health }] });
  const calm = requiring({ id: 'calm', system }, ['tide-bell'], { [scenarioCards]: cards('tide-bell:E02', 3) });
  const both = (own: Readonly<Record<string, string>>) =>
    diagnose(
      [
        ...requiring({ id: 'both', system }, ['tide-bell-fog', 'calm'], own),
        ...inPackage('tide-bell-fog', files),
        ...inPackage('calm', calm),
      ],
      hostedSystems,
      null,
      allLanguages,
    );

  it('are a conflict of the project that requires both', () => {
    const { conflicts, entries } = layersOf(both({}), 'en');
    expect(conflicts.map(({ code, data }) => [code, data['id'], data['projects']])).toEqual([
      ['PKG012', 'E02', ['tide-bell-fog', 'calm']],
    ]);
    expect(entries.filter(({ state }) => state === 'conflict').map(({ key }) => key)).toEqual(['card E02']);
  });

  it('are none once that project replaces it itself', () => {
    const resolved = both({ [scenarioCards]: cards('calm:E02', 4) });
    expect(layersOf(resolved, 'en').conflicts).toEqual([]);
    const health = layeredValues(resolved, 'card E02', 'en')?.values.find(({ field }) => field[0] === 'health');
    expect(health?.values).toEqual([1, 2, 3, 4]);
  });
});

describe('packed', () => {
  let around = '';
  beforeEach(() => {
    around = mkdtempSync(path.join(os.tmpdir(), 'fog-'));
  });
  afterEach(() => rmSync(around, { recursive: true, force: true }));

  it('it is unpacked unchanged, and its playtests pass there', async () => {
    const [packed, opened] = [path.join(around, 'fog.studiopack'), path.join(around, 'opened')];
    await reportOf('pack', folder, '--to', packed);
    await reportOf('unpack', packed, '--to', opened);
    const textsIn = (place: string) =>
      readdirSync(place, { withFileTypes: true, recursive: true })
        .filter((one) => one.isFile())
        .map((one) => path.join(one.parentPath, one.name))
        .map((file) => [path.relative(place, file), readFileSync(file, 'utf8')])
        .sort();
    expect(textsIn(opened)).toEqual(textsIn(folder));
    const report = await reportOf('test', opened);
    expect([report['passed'], report['failed']]).toEqual([tests.length, 0]);
  });
});
