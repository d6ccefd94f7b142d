import { expect, it } from 'vitest';
import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { applyChange } from '#authoring/project/documents/project-action.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { planRefactoring } from '#authoring/tools/refactor/refactor.ts';
import { refactorableAt } from '#authoring/tools/refactor/refactorable.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const read = async (folder: string) => (await readProject(folder)).files;
const look = (files: readonly ProjectFile[]) => diagnose(files, hostedSystems);
const sample = await read('sample-content/tide-bell');
const fog = await read('sample-content/tide-bell-fog');
const scenario = 'scenarios/S1-the-bell-below/scenario.json';
const cards = 'scenarios/S1-the-bell-below/cards.json';
const test = 'playtests/lantern.json';

/** Names the things that are renamed below. */
const playtest = {
  formatVersion: 1,
  tests: [
    {
      name: '倉庫街で、信号銃を撃つ',
      rules: ['AH-AT-04'],
      given: {
        table: 'empty',
        setup: { scenario: 'S1', decks: ['mio'], seed: 7 },
        put: {
          locations: [{ card: 'L1', side: true, attached: ['E01'] }],
          bag: ['0'],
          seats: { seat1: { location: 'L1', play: [{ card: 'G01', uses: 3 }], threat: ['E01'] } },
        },
      },
      when: [
        { do: 'takeTurn', investigator: 'seat1' },
        { do: 'activate', card: 'G01', effect: 'shoot' },
      ],
      then: { table: { seats: { seat1: { location: 'L1' } } } },
    },
  ],
};
const files = [...sample, { path: test, text: JSON.stringify(playtest, null, 2) }];
const before = look(files);

interface Meant {
  readonly file: string;
  readonly path: JsonPath;
  readonly to: string;
}
function renamed(project: Diagnosis, among: readonly ProjectFile[], meant: Meant) {
  const plan = planRefactoring(project, { kind: 'rename', ...meant });
  if (plan?.kind !== 'planned') throw new Error(`refused: ${plan?.code}`);
  const changes = new Map(plan.changes.map((change) => [change.path, change]));
  const after = among.map((file) => {
    const change = changes.get(file.path);
    return change === undefined || isFaulty(file)
      ? file
      : { path: file.path, text: applyChange(file.text, change) ?? '' };
  });
  return { changed: [...changes.keys()].sort(), after };
}
const told = ({ problems }: Diagnosis) => problems.map(({ code, file }) => `${code} ${file}`);
const placeOf = (kinds: readonly string[], id: string) => {
  const found = indexOf(before).declared(kinds, id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return { file: found.file, path: found.path };
};

const english = (file: string) => `l10n/en/${file}`;
it.each([
  ['a card', 'card', 'G01', ['cards/guardian.json', 'decks/1-mio.json', english('cards/guardian.json'), test]],
  ['a location', 'card', 'L1', [cards, english(cards), test, scenario]],
  ['an encounter set', 'set', 'pier', [english('sets.json'), cards, scenario, 'sets.json']],
  ['an investigator', 'investigator', 'I1', ['decks/1-mio.json', 'investigators.json', english('investigators.json')]],
  ['a scenario', 'scenario', 'S1', [english(scenario), test, scenario]],
] as const)('%s is renamed in every document, its translations and playtests', (_, kind, id, expected) => {
  const { changed, after } = renamed(before, files, { ...placeOf([kind], id), to: 'other' });
  expect(changed).toEqual([...expected].sort());
  expect(told(look(after))).toEqual(told(before));
});

it('an ability is renamed with its translation and where playtests use it', () => {
  const { file, path } = placeOf(['card'], 'G01');
  const at = [...path.slice(0, -1), 'abilities', 0, 'id'];
  expect(refactorableAt(before, { kind: 'rename', file, path: at })).toMatchObject({ id: 'shoot', isBound: true });
  const { changed, after } = renamed(before, files, { file, path: at, to: 'fire' });
  expect(changed).toEqual(['cards/guardian.json', english('cards/guardian.json'), test].sort());
  expect(told(look(after))).toEqual(told(before));
  const said = after.flatMap((one) =>
    isFaulty(one) ? [] : (one.text.match(/G01\/abilities\/\w+|"effect": "\w+"/g) ?? []),
  );
  expect(said).toEqual(['G01/abilities/fire', '"effect": "fire"']);
});

it('the line of a token symbol is renamed with its translation', () => {
  const { file } = placeOf(['scenario'], 'S1');
  const { changed, after } = renamed(before, files, { file, path: ['reference', 0, 'id'], to: 'other' });
  expect(changed).toEqual([english(scenario), scenario].sort());
  expect(told(look(after))).toEqual(told(before));
});

it('the number of a resolution is not renamed, and neither is its scenario there', () => {
  const { file } = placeOf(['scenario'], 'S1');
  const at = { kind: 'rename', file, path: ['resolutions', 0, 'id'] } as const;
  expect(refactorableAt(before, at)).toBeNull();
  expect(planRefactoring(before, { ...at, to: 'R4' })).toBeNull();
});

it('a name that another ability of the card has is refused', () => {
  const { file, path } = placeOf(['card'], 'G03');
  const at = [...path.slice(0, -1), 'abilities', 0, 'id'];
  expect(planRefactoring(before, { kind: 'rename', file, path: at, to: 'shield' })).toMatchObject({ code: 'taken' });
});

it('cards of a MOD are renamed with its playtests; what it replaces keeps the name of the sample', () => {
  const project = look(fog);
  const at = (id: string) => {
    const found = indexOf(project)
      .allDeclared(['card'], id)
      .find((one) => one.package === null);
    return { file: found?.file ?? '', path: found?.path ?? [] };
  };
  const { changed, after } = renamed(project, fog, { ...at('LF1'), to: 'hut' });
  expect(changed).toEqual([english(cards), 'playtests/fog.json', cards, scenario].sort());
  expect(told(look(after))).toEqual([]);
  expect(planRefactoring(project, { kind: 'rename', ...at('L1'), to: 'pier' })).toMatchObject({ code: 'overrides' });
});
