import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { cookbook } from '#engine/systems/arkham-horror-lcg/examples/cookbook.ts';
import type { CardWording } from '#engine/systems/arkham-horror-lcg/examples/cookbook-words.ts';
import { arkhamHorrorLcg as system } from '#engine/systems/arkham-horror-lcg/system.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const { files } = await readProject('sample-content/tide-bell');
const { documents } = diagnose(files, hostedSystems);
const folder = 'scenarios/S1-the-bell-below';
const scenario = documents[`${folder}/scenario.json`] as JsonObject;

/** The fields that a card of the type cannot do without. */
const basics: { readonly [type in CardWording['on']]: JsonObject } = {
  asset: { class: 'neutral', cost: 0 },
  event: { class: 'neutral', cost: 0 },
  skill: { class: 'neutral', icons: { wild: 4 } },
  enemy: { set: 'tide', copies: 20, fight: 1, health: 2, evade: 1, damage: 1, horror: 1 },
  treachery: { set: 'tide', copies: 20 },
  location: { shroud: 1, clues: 4, connections: ['L1'] },
  act: { clues: 9, sides: { b: { name: '裏' } } },
  agenda: { doom: 9, sides: { b: { name: '裏' } } },
  reference: {},
};

/** The documents of the sample that a recipe changes: its card is in every deck, or where the investigators begin. */
function changedBy({ on, fields }: CardWording): { readonly [file: string]: Json } {
  const card: JsonObject = { id: 'X90', name: '見本', type: on, ...basics[on], ...fields };
  const among = (file: string): JsonObject => {
    const document = documents[file] as JsonObject;
    return { ...document, cards: [...(document['cards'] as readonly Json[]), card] };
  };
  const isOfPlayers = on === 'asset' || on === 'event' || on === 'skill';
  const changed: JsonObject = { ...scenario, sets: ['tide'] };
  const locations = scenario['locations'] as readonly Json[];
  if (on === 'reference')
    return {
      [`${folder}/scenario.json`]: {
        ...changed,
        reference: fields['abilities'] as Json,
        bag: Object.fromEntries(['easy', 'standard', 'hard', 'expert'].map((level) => [level, ['0', 'cultist']])),
      },
    };
  if (isOfPlayers)
    return {
      'cards/neutral.json': among('cards/neutral.json'),
      ...Object.fromEntries(
        Object.keys(documents)
          .filter((file) => file.startsWith('decks/'))
          .map((file) => {
            const deck = documents[file] as JsonObject;
            const others = (deck['cards'] as readonly Json[]).slice(0, 6);
            return [file, { ...deck, cards: [...others, { card: 'X90', copies: 4 }] }];
          }),
      ),
    };
  return {
    [`${folder}/cards.json`]: among(`${folder}/cards.json`),
    [`${folder}/scenario.json`]: {
      ...changed,
      ...(on === 'location' ? { locations: [...locations, 'X90'], start: 'X90' } : {}),
      ...(on === 'agenda' ? { agendas: ['X90', ...(scenario['agendas'] as readonly Json[])] } : {}),
      ...(on === 'act' ? { acts: ['X90', ...(scenario['acts'] as readonly Json[])] } : {}),
    },
  };
}

/** Whether its effects happen in games in which its card is chosen wherever it can be. */
function isPlayed({ on, fields }: CardWording, laid: typeof documents): boolean {
  const content = system.compile(laid, system.language, null);
  const start = on === 'reference' ? 'S1/reference/' : 'X90/';
  for (let seed = 1; seed <= 20; seed++) {
    const next = stream(seed, 'recipe');
    const setup = { level: 'standard', decks: ['mio', 'gen'], seed };
    const session = Session.open(system, content, setup);
    for (let answers = 0; answers < 400 && session.decision !== null; answers++) {
      const options = session.options();
      const own = options.filter((one) => JSON.stringify(one).includes('X90'));
      const among = own.length > 0 && next() < 0.6 ? own : options;
      const option = among[Math.floor(next() * among.length)];
      if (option === undefined) break;
      session.choose(option);
    }
    const events = session.eventsFrom(0);
    if (events.some((event) => JSON.stringify(event).includes(`"path":"${start}`))) return true;
    if (session.result !== null && JSON.stringify(fields).includes(`"resolution":"${session.result}"`)) return true;
  }
  return false;
}

const recipes = cookbook.flatMap((chapter) => chapter.recipes);
const laidWith = (recipe: CardWording) => ({ ...documents, ...changedBy(recipe) });
const named = (list: readonly CardWording[]) => list.map((one) => [one.id, one] as const);

it.each(named(recipes))('the recipe %s is written without a problem', (_, recipe) => {
  const laid = laidWith(recipe);
  const written = files.map(
    (file): ProjectFile =>
      laid[file.path] === documents[file.path] ? file : { path: file.path, text: JSON.stringify(laid[file.path]) },
  );
  const ofText = /^(?:EFT|AHA|AHK)/;
  const found = diagnose(written, hostedSystems).problems.filter(
    ({ code, severity, file }) => severity === 'error' || (ofText.test(code) && file in changedBy(recipe)),
  );
  expect(found.filter(({ code }) => code !== 'AHA007')).toEqual([]);
});

/** Constant abilities and those without effects change no table by themselves. */
const acts = ({ fields }: CardWording) =>
  ((fields['abilities'] ?? []) as readonly JsonObject[]).some(
    (one) => one['kind'] !== 'constant' && one['do'] !== undefined,
  );

it.each(named(recipes.filter(acts)))('the recipe %s does something in a game', (_, recipe) => {
  expect(isPlayed(recipe, laidWith(recipe))).toBe(true);
});
