import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { cookbook } from '#engine/systems/tokyo-site-seeing/examples/cookbook/cookbook.ts';
import type { Recipe } from '#engine/systems/tokyo-site-seeing/examples/cookbook/recipe.ts';
import {
  contentOfRecipe,
  type RecipeContent,
} from '#engine/systems/tokyo-site-seeing/examples/cookbook/recipe-content.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import type { TokyoGame } from '#engine/systems/tokyo-site-seeing/table/game.ts';
import { readProjectFiles } from '#host/project/project-files.ts';

export const files = await readProjectFiles('sample-content/tokyo-site-seeing');
export const { documents } = diagnose(files, hostedSystems);
const listed = (file: string, key: string, id: string) =>
  ((documents[file] as JsonObject)[key] as readonly JsonObject[]).find((one) => one['id'] === id) as JsonObject;
const own = {
  area: listed('mat.json', 'areas', 'SJK'),
  pc: listed('pcs.json', 'pcs', 'procurer'),
  bot: listed('bots.json', 'bots', 'negotiator'),
  scenario: documents['scenarios/S00-no-last-stop/scenario.json'] as JsonObject,
};
export const recipes: readonly Recipe[] = cookbook.flatMap((chapter) => chapter.recipes);

export const overSample = (recipe: Recipe): RecipeContent => contentOfRecipe(recipe, own);

export function runningBlocks(recipe: Recipe, card: string | null): RuleSystem {
  return {
    ...system,
    cheat: (game: TokyoGame, cheat) => {
      const { run } = cheat as { readonly run?: string };
      if (run === undefined) return system.cheat(game, cheat);
      const source = sourceIn(game, recipe, card);
      return runBlock(run, game.scope(1, source, { target: thingCalled(game, 'T-17#1') }));
    },
  };
}

export function sourceIn(game: TokyoGame, { on }: Recipe, card: string | null): number {
  if (card !== null) return thingCalled(game, card);
  if (on === 'skill') return game.skill(1, 'support');
  if (on === 'bot') return game.bots[0] as number;
  return on === 'facility' ? game.areaCalled('SJK') : 0;
}

export const setup = {
  players: [{ pcs: ['procurer'] }, { pcs: ['engineer'] }],
  botCards: ['negotiator'],
  seed: 7,
};
export function table(card: string | null): JsonObject {
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

function thingCalled(game: TokyoGame, name: string): number {
  for (let thing = 0; thing < game.table.things; thing++)
    if (game.isCard(thing) && game.cardName(thing) === name) return thing;
  throw new Error(`${name} is not on the table`);
}
