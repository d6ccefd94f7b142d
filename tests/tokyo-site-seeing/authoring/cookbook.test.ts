import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import type { TokyoContent } from '#engine/systems/tokyo-site-seeing/content/content.ts';
import { effectNeeds } from '#engine/systems/tokyo-site-seeing/examples/cookbook/effect-needs.ts';
import type { Recipe } from '#engine/systems/tokyo-site-seeing/examples/cookbook/recipe.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import type { TokyoGame } from '#engine/systems/tokyo-site-seeing/table/game.ts';
import { documents, files, overSample, recipes, runningBlocks, setup, table } from './recipe-table.ts';

describe.each(recipes.map((one) => [one.id, one] as const))('the recipe %s', (_, recipe: Recipe) => {
  const { over, card, blocks } = overSample(recipe);
  const laid = system.overlay?.(documents, over) ?? documents;

  it('is written without a problem', () => {
    const written = files.map((file): ProjectFile => {
      const document = laid[file.path];
      return document === undefined || document === documents[file.path]
        ? file
        : { path: file.path, text: JSON.stringify(document) };
    });
    // Its card has a number for tests, and nothing in the sample refers to it or uses its effects.
    const expected = new Set([
      'CRD011',
      'SCN001',
      'SCN004',
      'SCN007',
      'EFT018',
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
    const values = new Map<string, unknown>();
    const recorder = { ran: (path: string, _: unknown, result: unknown) => void values.set(path, result) };
    const ran = runningBlocks(recipe, card);
    const content = system.compile(laid, system.language, recorder) as TokyoContent;
    if (blocks.length === 0) {
      const entries = content.byId.get(card?.split('#')[0] ?? '')?.entries ?? [];
      expect(entries.map(({ standing }) => standing.length)).toEqual(recipe.entries.map(written));
    }
    for (const block of blocks) {
      const session = Session.open(ran, content, setup, { laid: 'empty' });
      session.cheat({ put: table(card) });
      values.clear();
      session.cheat({ run: block });
      for (let answers = 0; answers < 50 && session.decision?.procedure !== 'actions'; answers++) {
        const option = session.options()[0];
        if (option === undefined) break;
        session.choose(option);
      }
      expect([...values.keys()]).toContain(`${block}/0`);
      expect(system.brokenLaws(session.game as TokyoGame)).toEqual([]);
    }
  });
});

const written = (entry: JsonObject): number => (entry['do'] as readonly JsonObject[]).length;

describe('what effects must be able to express', () => {
  it('is shown by recipes that say so, or implemented by rules of the book', () => {
    const shown = new Set(recipes.flatMap(({ shows }) => shows));
    const unknown = [...shown].filter((id) => effectNeeds[id] === undefined);
    expect(unknown).toEqual([]);
    const open = Object.entries(effectNeeds).filter(([id, need]) => !shown.has(id) && need.kept === undefined);
    expect(open.map(([id]) => id)).toEqual(waiting);
  });
});

/** Requirements without a recipe. This list may only get shorter. */
const waiting: readonly string[] = [];
