import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { changedLayers } from '#authoring/tools/overrides/layered-change.ts';
import { layersOf } from '#authoring/tools/overrides/layered-entries.ts';
import { layeredValues } from '#authoring/tools/overrides/layered-values.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { latinWords } from '../../renderer/latin-words.ts';

const base = 'tokyo-site-seeing-sample';
const { files } = await readProject('sample-content/tokyo-bay');
const bay = diagnose(files, hostedSystems);
const layers = layersOf(bay, 'ja');

const entryOf = (key: string, of = layers) => of.entries.find((one) => one.key === key);

function lookedAt(documents: ReturnType<typeof changedLayers>) {
  const written = new Map(documents?.map(({ path, after: text }) => [path, text]));
  const kept = files.filter(({ path }) => !written.has(path));
  const made = [...written].map(([path, text]): ProjectFile => ({ path, text }));
  return diagnose([...kept, ...made], hostedSystems);
}

describe('the layers of a project', () => {
  it('list the projects in reading order, the open one last', () => {
    expect(layers.projects.map(({ package: required, id }) => [required, id])).toEqual([
      [base, base],
      [null, 'tokyo-bay'],
    ]);
  });

  it('contain each thing in play once, with the project that provides it', () => {
    const keys = layers.entries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const states = Object.fromEntries(
      ['required', 'own', 'overridden', 'conflict'].map((state) => [
        state,
        layers.entries.filter((one) => one.state === state).length,
      ]),
    );
    const overridden = indexOf(bay).declarations.filter(({ overrides }) => overrides !== null);
    expect(states['overridden']).toBe(overridden.length);
    expect(states['conflict']).toBe(0);
    expect(entryOf('card W-01')).toEqual({
      ...{ key: 'card W-01', id: 'W-01', name: '潮に曲がった標識', file: 'cards/weapons.json' },
      ...{ state: 'overridden', holders: [0, 1] },
    });
    expect([entryOf('card W-05'), entryOf('card W-101')].map((one) => [one?.state, one?.holders])).toEqual([
      ['required', [0]],
      ['own', [1]],
    ]);
  });

  it('show both values of each overridden field, and of no other', () => {
    const found = layeredValues(bay, 'card W-01', 'ja');
    expect(found?.holders.map(({ package: required, file }) => [required, file])).toEqual([
      [base, `${base}:cards/weapons.json`],
      [null, 'cards/weapons.json'],
    ]);
    const changed = found?.values.filter(({ isChanged }) => isChanged).map(({ field }) => field.join('.'));
    expect(changed).toEqual([
      'name',
      'reading',
      'effects.attack.do.0.amount',
      'effects.attack.after',
      'effects.attack.text',
      'flavor',
    ]);
    expect(found?.values.find(({ field }) => field.join('.') === 'effects.attack.do.0.amount')?.values).toEqual([2, 3]);
  });

  it('name each field in the language of the desk, with both translations', () => {
    const labels = (['ja', 'en'] as const).map((locale) => {
      const { values = [], translations = [] } = layeredValues(bay, 'card W-01', locale) ?? {};
      const amount = values.find(({ field }) => field.join('.') === 'effects.attack.do.0.amount');
      return [amount?.label, ...translations.map((one) => [one.locale, one.label, ...one.values])];
    });
    const [name, text, flavor] = [
      ['Bent Road Sign', 'Tide-Bent Road Sign'],
      ['2 physical damage to one enemy.', '3 physical damage to one enemy.'],
      [
        'It says STOP. So far nobody has obeyed.',
        'Hit with it and it snaps. The next high tide delivers the other half.',
      ],
    ] as const;
    expect(labels).toEqual([
      [
        '効果 › 1 › 起きること › 1 › 数',
        ['en', '名前', ...name],
        ['en', '効果 › 1 › 印刷される文', ...text],
        ['en', '添え文', ...flavor],
      ],
      [
        'Effects › 1 › What happens › 1 › How many',
        ['en', 'Name', ...name],
        ['en', 'Effects › 1 › Printed text', ...text],
        ['en', 'Flavour text', ...flavor],
      ],
    ]);
  });

  it('show a value of a closed list by its label, with its alternatives', () => {
    const after = (locale: 'ja' | 'en') =>
      layeredValues(bay, 'card W-01', locale)?.values.find(({ field }) => field.join('.') === 'effects.attack.after');
    expect(after('ja')).toMatchObject({
      label: '効果 › 1 › 使用後の処理',
      values: ['exhaust', 'scrap'],
      words: [
        { value: 'exhaust', name: '消耗' },
        { value: 'discard', name: '捨て札' },
        { value: 'scrap', name: '廃棄' },
        { value: 'remove', name: '除去' },
      ],
    });
  });

  it('contain no label or value in Japanese that is a word of the code', () => {
    const said = layers.entries.flatMap(({ key }) =>
      (layeredValues(bay, key, 'ja')?.values ?? []).flatMap(({ label, words }) => [
        ...label.split(' › '),
        ...words.map(({ name }) => name),
      ]),
    );
    expect([...new Set(said)].filter((text) => latinWords(text).length > 0)).toEqual([]);
  });

  it('mark a thing that two projects provide without a choice as a conflict', () => {
    const texts = files.map((file) =>
      file.path === 'cards/weapons.json' && !isFaulty(file)
        ? { ...file, text: file.text.replace(`      "overrides": "${base}:W-01",\n`, '') }
        : file,
    );
    const broken = layersOf(diagnose(texts, hostedSystems), 'ja');
    expect(entryOf('card W-01', broken)?.state).toBe('conflict');
    expect(broken.conflicts.map(({ code, file }) => [code, file])).toEqual([['PKG007', 'cards/weapons.json']]);
  });
});

describe('a change of a thing in play', () => {
  it('replaces a value in its own text for an own entry', () => {
    const set = { field: ['effects', 'attack', 'do', 0, 'amount'], value: 4 };
    const [made, ...more] = changedLayers(bay, { key: 'card W-01', set }) ?? [];
    expect([made?.path, more.length]).toEqual(['cards/weapons.json', 0]);
    expect(made?.after).toBe(made?.before?.replace('"amount": 3', '"amount": 4'));
  });

  it('is written into an entry of the open project for a required one, and both values are shown', () => {
    const documents = changedLayers(bay, { key: 'card W-05', set: { field: ['cost'], value: 9 } });
    expect(documents?.map(({ path }) => path)).toEqual(['cards/weapons.json']);
    const changed = lookedAt(documents);
    expect(entryOf('card W-05', layersOf(changed, 'ja'))).toMatchObject({ state: 'overridden', holders: [0, 1] });
    const values = layeredValues(changed, 'card W-05', 'ja')?.values ?? [];
    expect(
      values.filter(({ isChanged }) => isChanged).map(({ field, values: both }) => [field.join('.'), both[1]]),
    ).toEqual([['cost', 9]]);
    expect(changed.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('creates the document when the open project has no such list', () => {
    const documents = changedLayers(bay, { key: 'pc engineer', set: null });
    expect(documents?.map(({ path, before }) => [path, before])).toEqual([['pcs.json', null]]);
    expect(lookedAt(documents).problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('without a value adds a thing under a distinct name', () => {
    const changed = lookedAt(changedLayers(bay, { key: 'scenario S03', set: null }));
    const values = layeredValues(changed, 'scenario S03', 'ja')?.values ?? [];
    expect(
      values.filter(({ isChanged }) => isChanged).map(({ field, values: both }) => [field.join('.'), both]),
    ).toEqual([
      ['title', ['おやすみが言えない街', 'おやすみが言えない街・改']],
      ['reading', ['おやすみがいえないまち', undefined]],
    ]);
    expect(changed.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is empty for a missing thing', () => {
    expect(changedLayers(bay, { key: 'card W-01', set: { field: ['effects', 'none', 'text'], value: '' } })).toBe(null);
    expect(changedLayers(bay, { key: 'card W-999', set: null })).toBe(null);
  });
});
