import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import type { TokyoContent } from '#engine/systems/tokyo-site-seeing/content/content.ts';
import type { Recipe } from '#engine/systems/tokyo-site-seeing/examples/cookbook/recipe.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import type { TokyoGame } from '#engine/systems/tokyo-site-seeing/table/game.ts';
import { documents, overSample, recipes, runningBlocks, setup, sourceIn, table } from './recipe-table.ts';

/** Seeds of the games played until the recipe's trigger. */
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe.each(recipes.map((one) => [one.id, one] as const))('the recipe %s', (_, recipe: Recipe) => {
  const { over, card, blocks } = overSample(recipe);
  const cards = [...((over['cards'] ?? []) as readonly JsonObject[]), armoured];
  const content = system.compile(
    system.overlay?.(documents, { ...over, cards }) ?? documents,
    system.language,
    null,
  ) as TokyoContent;
  const onTable = (more: JsonObject): Session => {
    const session = Session.open(runningBlocks(recipe, card), content, setup, { laid: 'empty' });
    session.cheat({ put: table(card) });
    session.cheat({ put: more });
    return session;
  };

  it.each(blocks)('changes something by %s', (block) => {
    const isDoneAtOnce = tables(card).some((more) =>
      (['first', 'last'] as const).some((which) => {
        const session = onTable(more);
        session.cheat({ run: block });
        answerAll(session, which);
        return hasDone(session, block);
      }),
    );
    // An edit of a change needs one in progress, so the game is played to it
    expect(isDoneAtOnce || seeds.some((seed) => isPlayedTo(onTable(atPlay(recipe, card)), block, seed))).toBe(true);
  });

  const standing = content.byId.get(card?.split('#')[0] ?? '')?.entries.flatMap((entry) => entry.standing) ?? [];
  it.each(standing.map(({ number, of }) => [number, of] as const))('changes %s of something on the table', (_, of) => {
    const game = onTable(atPlay(recipe, card)).game as TokyoGame;
    const source = sourceIn(game, recipe, card);
    const owner = game.pcs.find((pc) => game.equipped(pc).includes(source)) ?? -1;
    expect(of(game, game.scope(owner, source))).not.toEqual([]);
  });
});

function tables(card: string | null): readonly JsonObject[] {
  const siteCard = card?.startsWith('X-') === true ? card : 'X-09#1';
  const there = { area: 'SITE', damage: 2, deck: ['ES-01', 'ES-03', 'ES-05'] };
  return [
    {},
    {
      pcs: { procurer: { ...there, deck: ['PS-03'] }, engineer: there },
      encounter: [],
      exploration: { participants: ['procurer', 'engineer'], card: siteCard },
    },
    {
      pcs: {
        procurer: {
          area: 'SJK',
          damage: 2,
          equipped: [{ card: 'F-13', exhaust: 2 }],
          skills: { support: { sealed: true } },
        },
      },
      scenario: {
        shown: ['SC00-05', { card: 'SC01-MN', damage: 2 }, ...(card?.startsWith('SC') === true ? [card] : [])],
      },
    },
  ];
}

const armoured: JsonObject = {
  id: 'T-91',
  name: '見本の番人',
  rarity: 'common',
  ap: 3,
  solve: { by: 'battle' },
  hp: 1,
  range: 'near',
  reduction: { amount: 1, type: 'physical' },
  reward: 0,
  effects: [{ id: 'find', when: 'solve', do: [{ op: 'gainArtifact' }] }],
};

function atPlay({ on }: Recipe, card: string | null): JsonObject {
  const held = on === 'consumable' ? [card] : [];
  const worn = on === 'equipment' || on === 'weapon' ? [card] : ['F-05'];
  return {
    pcs: {
      procurer: {
        area: 'SBY',
        ap: 6,
        hand: ['PS-01', 'PS-03', 'PS-05', 'W-13', 'I-01', ...held],
        deck: ['PS-01', 'PS-03'],
        equipped: [...worn, 'W-01'],
      },
      engineer: { area: 'SBY', ap: 6, hand: ['ES-01', 'ES-03', 'ES-05'], deck: ['ES-01'], equipped: ['W-01'] },
    },
    slots: { SBY0: ['T-91'] },
  };
}

function answerAll(session: Session, which: 'first' | 'last'): void {
  for (let answers = 0; answers < 50 && session.decision?.procedure !== 'actions'; answers++) {
    const option = session.options().at(which === 'first' ? 0 : -1);
    if (option === undefined) break;
    session.choose(option);
  }
}

function isPlayedTo(session: Session, block: string, seed: number): boolean {
  const next = stream(seed, 'recipe');
  for (let answers = 0; answers < 60 && session.decision !== null; answers++) {
    const options = session.options();
    const option = options.find((one) => one.do === 'interrupt') ?? options[Math.floor(next() * options.length)];
    if (option === undefined) return false;
    session.choose(option);
    if (hasDone(session, block)) return true;
  }
  return false;
}

const hasDone = (session: Session, block: string): boolean =>
  session
    .eventsFrom(0)
    .some(
      ({ status, path, edits }) =>
        status === 'applied' &&
        [path, ...((edits ?? []) as readonly JsonObject[]).map((edit) => edit['path'])].some((one) =>
          String(one).startsWith(`${block}/`),
        ),
    );
