import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { playableOf } from '#authoring/project/play/playable.ts';
import { createFromTemplate } from '#authoring/tools/new/begin.ts';
import { beginningsOf } from '#engine/systems/beginnings.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';

const empty = {
  path: 'studio.json',
  text: '{"formatVersion": 1, "id": "mine", "version": "0.1.0", "system": "arkham-horror-lcg", "title": "t", "sourceLocale": "ja", "locales": ["ja"], "requires": [], "settings": {}}',
};

/** The files of a project without a required one after these beginnings, and the problems that are found in it. */
function begun(...kinds: readonly (readonly [kind: string, answers: Readonly<Record<string, string>>])[]) {
  let files: readonly { readonly path: string; readonly text: string }[] = [empty];
  for (const [kind, answers] of kinds) {
    const place = { files, project: diagnose(files, hostedSystems), systems: hostedSystems, beginningsOf };
    const made = createFromTemplate(place, kind, answers);
    if (made.kind !== 'begun') throw new Error(`${kind}: ${made.kind}`);
    const written = made.documents.map(({ path, after }) => ({ path, text: after }));
    files = [...files.filter(({ path }) => written.every((one) => one.path !== path)), ...written];
  }
  const project = diagnose(files, hostedSystems);
  return {
    files: new Map(files.map(({ path, text }) => [path, JSON.parse(text)])),
    problems: project.problems.map(({ code, message }) => `${code} ${message.en}`),
    isPlayable: playableOf(project, hostedSystems).playable !== null,
  };
}
const scenario = ['scenario', { name: 'Harbour' }] as const;
const folder = 'scenarios/S01-harbour';

const types = [
  ...['asset', 'event', 'skill', 'weakness', 'enemy', 'treachery', 'storyAsset'],
  ...['location', 'act', 'agenda'],
];

it.each(types)('a scenario with a new card of the kind %s is playable and has no problem', (type) => {
  const { problems, isPlayable } = begun(scenario, ['card', { type }]);
  expect([problems, isPlayable]).toEqual([[], true]);
});

it('an investigator comes with a deck, and a scenario brings one where there is none', () => {
  expect([...begun(scenario).files.keys()].sort()).toEqual([
    ...['cards/neutral.json', 'decks/i01.json', 'investigators.json'],
    ...[`${folder}/cards.json`, `${folder}/scenario.json`, 'studio.json'],
  ]);
});

it('a new act and a new agenda come before those that end the scenario, and a location is next to the first', () => {
  const { files } = begun(
    scenario,
    ['card', { type: 'act' }],
    ['card', { type: 'agenda' }],
    ['card', { type: 'location' }],
  );
  const { acts, agendas, locations } = files.get(`${folder}/scenario.json`);
  const connections = files
    .get(`${folder}/cards.json`)
    .cards.flatMap((card: { readonly connections?: readonly string[] }) => card.connections ?? []);
  expect([acts, agendas, locations, connections]).toEqual([
    ...[
      ['C02', 'C01'],
      ['A02', 'A01'],
    ],
    ...[
      ['L01', 'L02'],
      ['L02', 'L01'],
    ],
  ]);
});

it('a new enemy is of a set that the scenario gathers', () => {
  const { files } = begun(scenario, ['card', { type: 'enemy' }], ['card', { type: 'enemy' }]);
  const sets = files.get(`${folder}/cards.json`).cards.flatMap(({ set }: { readonly set?: string }) => set ?? []);
  expect([files.get(`${folder}/scenario.json`).sets, sets]).toEqual([['my-set'], ['my-set', 'my-set']]);
});
