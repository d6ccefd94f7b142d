import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/diagnostics/diagnose.ts';
import type { ProjectFile } from '#authoring/project-file.ts';
import { Recorder } from '#engine/kernel/explain/stops.ts';
import type { JsonObject } from '#engine/kernel/json.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { Session } from '#engine/kernel/session.ts';
import type { RuleSystem } from '#engine/kernel/system.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import type { TokyoContent } from '#engine/systems/tokyo-site-seeing/content.ts';
import { cookbook } from '#engine/systems/tokyo-site-seeing/examples/cookbook/cookbook.ts';
import { effectNeeds } from '#engine/systems/tokyo-site-seeing/examples/cookbook/effect-needs.ts';
import type { Recipe } from '#engine/systems/tokyo-site-seeing/examples/cookbook/recipe.ts';
import { contentOfRecipe } from '#engine/systems/tokyo-site-seeing/examples/cookbook/recipe-content.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import type { Tokyo } from '#engine/systems/tokyo-site-seeing/table/tokyo.ts';
import { readProjectFiles } from '#host/project-files.ts';

const files = await readProjectFiles('sample-content/tokyo-site-seeing');
const { documents } = diagnose(files, hostedSystems);
const listed = (file: string, key: string, id: string) =>
  ((documents[file] as JsonObject)[key] as readonly JsonObject[]).find((one) => one['id'] === id) as JsonObject;
const own = {
  area: listed('mat.json', 'areas', 'SJK'),
  pc: listed('pcs.json', 'pcs', 'procurer'),
  bot: listed('bots.json', 'bots', 'negotiator'),
  scenario: documents['scenarios/S00-no-last-stop/scenario.json'] as JsonObject,
};
const recipes = cookbook.flatMap((chapter) => chapter.recipes);

describe.each(recipes.map((one) => [one.id, one] as const))('the recipe %s', (_, recipe: Recipe) => {
  const { over, card, blocks } = contentOfRecipe(recipe, own);
  const laid = system.overlay?.(documents, over) ?? documents;

  it('is written without a problem', () => {
    const written = files.map((file): ProjectFile => {
      const document = laid[file.path];
      return document === undefined || document === documents[file.path]
        ? file
        : { path: file.path, version: 2, text: JSON.stringify(document) };
    });
    // Its card has a number for tests, and nothing in the sample leads to it.
    const expected = new Set([
      'CRD011',
      'SCN001',
      'SCN004',
      'SCN007',
      'MOD001',
      'L10N001',
      'L10N002',
      'L10N003',
      'L10N004',
    ]);
    const problems = diagnose(written, hostedSystems).problems.filter(({ code }) => !expected.has(code));
    expect(problems.map(({ code, message }) => `${code} ${message.en}`)).toEqual([]);
  });

  it(blocks.length > 0 ? 'runs' : 'stands in force', () => {
    const recorder = new Recorder();
    const ran: RuleSystem = {
      ...system,
      cheat: (game: Tokyo, cheat) => {
        const { run } = cheat as { readonly run?: string };
        if (run === undefined) return system.cheat(game, cheat);
        const source = card === null ? sourceOf(game, recipe) : thingCalled(game, card);
        return runBlock(run, game.scope(1, source, { target: thingCalled(game, 'T-17#1') }));
      },
    };
    const content = system.compile(laid, system.language, recorder) as TokyoContent;
    if (blocks.length === 0) {
      const entries = content.byId.get(card?.split('#')[0] ?? '')?.entries ?? [];
      expect(entries.map(({ standing }) => standing.length)).toEqual(recipe.entries.map(written));
    }
    for (const block of blocks) {
      const session = Session.open(ran, content, setup, { laid: 'empty' });
      session.cheat({ put: table(card) });
      recorder.values.clear();
      session.cheat({ run: block });
      for (let answers = 0; answers < 50 && session.decision?.procedure !== 'actions'; answers++) {
        const option = session.options()[0];
        if (option === undefined) break;
        session.choose(option);
      }
      expect([...recorder.values.keys()]).toContain(`${block}/0`);
      expect(system.brokenLaws(session.game as Tokyo)).toEqual([]);
    }
  });
});

/** How many effects an entry has. */
const written = (entry: JsonObject): number => (entry['do'] as readonly JsonObject[]).length;

const setup = {
  players: [{ pcs: ['procurer'] }, { pcs: ['engineer'] }],
  botCards: ['negotiator'],
  seed: 7,
};
/** A table on which there is one of everything. */
function table(card: string | null): JsonObject {
  const id = card?.split('#')[0] ?? '';
  const slot = /^T-/.test(id) ? [id] : ['W-05'];
  return {
    pcs: {
      procurer: {
        area: 'SBY',
        damage: 1,
        ap: 2,
        hand: ['PS-01', 'W-13', ...(id === 'I-90' ? ['I-90'] : [])],
        deck: ['PS-03', 'PS-05'],
        discards: ['PS-07'],
        equipped: [{ card: 'F-13', exhaust: 2 }, 'F-05'],
      },
      engineer: { area: 'SBY', deck: ['ES-01', 'ES-03'], equipped: ['F-17'] },
    },
    slots: { SBY0: ['I-13'], SBY1: ['T-17'], SBY2: slot },
    piles: {
      weapon: ['W-01'],
      item: ['I-01'],
      follower: ['F-01'],
      site: ['X-01', 'X-05'],
      artifact: ['A-01', 'A-04'],
      trouble: ['T-05', 'T-09'],
    },
    discards: { trouble: ['T-13'] },
    scrap: ['W-09', 'I-05'],
    ...(id.startsWith('SC') ? { scenario: { shown: [id], deck: ['SC00-05'] } } : {}),
    ...(id.startsWith('SM') ? { scenario: { mods: [id] } } : {}),
    ...(id === 'W-90' ? { removed: [id] } : {}),
    ...(id.startsWith('X-') ? { encounter: [id] } : {}),
  };
}

function thingCalled(game: Tokyo, name: string): number {
  for (let thing = 0; thing < game.table.things; thing++)
    if (game.isCard(thing) && game.cardName(thing) === name) return thing;
  throw new Error(`${name} is not on the table`);
}
function sourceOf(game: Tokyo, { on }: Recipe): number {
  if (on === 'skill') return game.skill(1, 'support');
  if (on === 'bot') return game.bots[0] as number;
  return on === 'facility' ? game.areaCalled('SJK') : 0;
}

describe('what effects must be able to say', () => {
  it('is shown by the recipes that say so, or kept by rules of the book', () => {
    const shown = new Set(recipes.flatMap(({ shows }) => shows));
    const unknown = [...shown].filter((id) => effectNeeds[id] === undefined);
    expect(unknown).toEqual([]);
    const open = Object.entries(effectNeeds).filter(([id, need]) => !shown.has(id) && need.kept === undefined);
    expect(open.map(([id]) => id)).toEqual(waiting);
  });
});

/** What no recipe says yet. It only ever gets shorter. */
const waiting: readonly string[] = [];
