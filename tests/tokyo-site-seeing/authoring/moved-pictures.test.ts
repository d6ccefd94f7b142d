import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { FileStep } from '#authoring/project/documents/file-step.ts';
import { applyAction } from '#authoring/project/documents/project-action.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import { picturesFollowing } from '#authoring/tools/rename/moved-pictures.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';

const weapons = 'cards/weapons.json';
const png = (path: string): ProjectPicture => ({
  ...{ path, version: '0'.repeat(64), bytes: 9000 },
  ...{ kind: 'png', width: 900, height: 1200 },
});
const texts = new Map(
  Object.entries(smallProject).map(([path, text]) => [
    path,
    path === weapons
      ? text.replace('"effects"', '"art": { "file": "assets/w.png", "zoom": 1.5 },\n      "effects"')
      : path === 'studio.json'
        ? text.replace('"settings"', '"backs": { "item": { "file": "assets/w.png" } },\n  "settings"')
        : text,
  ]),
);
const follow = (steps: readonly FileStep[], ...pictures: readonly string[]) => {
  const files = [...texts].map(([path, text]) => ({ path, text }));
  return picturesFollowing(diagnose(files, hostedSystems, pictures.map(png)), steps);
};
const move = (path: string, to: string): FileStep => ({ kind: 'move', path, to });
const remove = (path: string): FileStep => ({ kind: 'delete', path, kept: '', unsaved: [] });
const written = (steps: readonly FileStep[], ...pictures: readonly string[]) => {
  const { changes } = follow(steps, ...pictures);
  const renamed = new Map([...texts].map(([path, text]) => [path === weapons ? place(steps) : path, text]));
  const after = applyAction(renamed, { name: { kind: 'typing' }, changes }) ?? new Map();
  return [...after].map(([path, text]) => [path, [...text.matchAll(/"file": "([^"]*)"/g)].map(([, file]) => file)]);
};
const place = (steps: readonly FileStep[]) =>
  steps.some(({ path }) => path === weapons) ? 'cards/others/weapons.json' : weapons;

describe('a moved picture', () => {
  it('is renamed wherever it was used, on faces and backs, and nothing else is written', () => {
    const steps = [move('assets/w.png', 'assets/weapons/one.png')];
    expect(written(steps, 'assets/w.png')).toEqual([
      ['studio.json', ['assets/weapons/one.png']],
      [weapons, ['assets/weapons/one.png']],
    ]);
    const { changes } = follow(steps, 'assets/w.png');
    expect(changes.flatMap(({ replacements }) => replacements.map(({ removed }) => removed))).toEqual([
      '"assets/w.png"',
      '"assets/w.png"',
    ]);
  });

  it('can move with its folder, and with its document', () => {
    const steps = [move('assets', 'assets2'), move(weapons, 'cards/others/weapons.json')];
    expect(written(steps, 'assets/w.png').at(1)).toEqual(['cards/others/weapons.json', ['assets2/w.png']]);
  });

  it('takes its localized versions along, and no others', () => {
    const all = ['assets/w.png', 'assets/en/w.png', 'assets/en/v.png', 'assets/de/w.png'];
    const steps = [move('assets/w.png', 'assets/a/b.png'), move('assets/de/w.png', 'assets/x.png')];
    expect(follow(steps, ...all).moved).toEqual([{ path: 'assets/en/w.png', to: 'assets/en/a/b.png' }]);
    expect(follow([remove('assets/w.png')], ...all).moved).toEqual([
      { path: 'assets/en/w.png', to: null },
      { path: 'assets/de/w.png', to: null },
    ]);
  });

  it('that is unused, or used only by a required project, changes no document', () => {
    expect(follow([move('assets/v.png', 'assets/u.png')], 'assets/v.png', 'assets/w.png').changes).toEqual([]);
    expect(follow([move('assets/w.png', 'assets/u.png')], 'base:assets/w.png').changes).toEqual([]);
  });
});

describe('a deleted picture', () => {
  it('is reported as missing where it is used, and the references stay', () => {
    const { missed, changes } = follow([remove('assets')], 'assets/w.png');
    expect([missed, changes]).toEqual([
      [
        { path: 'studio.json', count: 1 },
        { path: weapons, count: 1 },
      ],
      [],
    ]);
  });

  it('is not missing when a required project has another at its path', () => {
    expect(follow([remove('assets/w.png')], 'assets/w.png', 'base:assets/w.png').missed).toEqual([]);
  });
});
