import { expect, it } from 'vitest';
import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { applyChange } from '#authoring/project/documents/project-action.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { playableOf } from '#authoring/project/play/playable.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { planRename } from '#authoring/tools/rename/rename-plan.ts';
import { currentNames } from '#authoring/tools/rename/renamed-game.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const playtest = {
  formatVersion: 1,
  tests: [
    {
      name: '仲間を乗せて動く',
      rules: ['SC-PR-06'],
      given: {
        table: 'empty',
        setup: { board: 'standard', players: 2, seed: 7, factions: ['F1', 'F2'], mats: ['M1', 'M2'] },
        put: {
          ways: { 'seat1.move-units': { upgraded: true } },
          hexes: { B2: { units: ['F1.ford', 'F1.worker'], structures: ['F1.mine'] }, C1: { units: ['F2.wade'] } },
        },
      },
      when: [
        { do: 'area', by: 'seat1', area: 'seat1.move' },
        { do: 'top', by: 'seat1', way: 'seat1.move-units' },
        { do: 'move', by: 'seat1', unit: 'F1.ford', to: 'C2' },
        { do: 'board', by: 'seat1', unit: 'F1.worker#1' },
      ],
      then: { table: { hexes: { C1: { units: ['F2.wade'] } } } },
    },
  ],
};
const file = 'playtests/carrying.json';
const { files: sample } = await readProject('sample-content/scythe-amber-valley');
const project = [...sample, { path: file, text: JSON.stringify(playtest) }];
const before = diagnose(project, hostedSystems);
const told = ({ problems }: Diagnosis) => problems.map(({ code, file: where }) => `${code} ${where}`);

it.each([
  ['faction', 'F1', 'F9', /F1(?=["'.])/g],
  ['ability', 'ford', 'swim', /(?<=F1\.)ford/g],
  ['structureKind', 'mine', 'shaft', /(?<=F1\.)mine/g],
  ['top', 'move', 'march', /(?<=seat1\.)move(?=")/g],
  ['way', 'move-units', 'march-units', /(?<=seat1\.)move-units/g],
])('a %s is renamed in the names of what is called after it, in playtests and in a game', (kind, from, to, named) => {
  const declaration = indexOf(before).declared([kind], from);
  const plan = declaration === undefined ? null : planRename(before, declaration, to);
  if (plan?.kind !== 'planned') throw new Error('the rename is refused');
  const changes = new Map(plan.changes.map((change) => [change.path, change]));
  const after = project.map((one): ProjectFile => {
    const change = changes.get(one.path);
    return change === undefined || isFaulty(one) ? one : { path: one.path, text: applyChange(one.text, change) ?? '' };
  });
  const renamed = JSON.stringify(playtest).replaceAll(named, to);
  expect(renamed).not.toBe(JSON.stringify(playtest));
  expect(after.find((one) => one.path === file)).toEqual({ path: file, text: renamed });
  expect(told(diagnose(after, hostedSystems))).toEqual(told(before));

  const { playable } = playableOf(diagnose(after, hostedSystems), hostedSystems);
  if (playable === null) throw new Error('the project has errors');
  const { setup, entry } = currentNames(plan.renamed, playable);
  const [test] = JSON.parse(renamed).tests;
  const [{ given, when }] = playtest.tests as [(typeof playtest.tests)[0]];
  expect([setup(given.setup), ...when.map(entry)]).toEqual([test.given.setup, ...test.when]);
});
