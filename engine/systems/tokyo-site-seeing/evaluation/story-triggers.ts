import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Block } from '#engine/kernel/language/block.ts';
import { factsOf, tagged } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { ChangeRecord } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { CardTextEntry } from '../content/entry.ts';
import { language } from '../language/language.ts';
import { query, slots } from '../table/cached-query.ts';
import type { TokyoGame } from '../table/game.ts';

/** Triggers of open scenario cards that advance or count. */
const waiting = query({ places: (game) => [...slots(game), game.place('scenario/shown')] }, (game) =>
  [...game.visibleCards(), ...game.at('scenario/shown')]
    .filter((card) => game.isScenarioCard(card))
    .flatMap((card) =>
      game
        .design(card)
        .entries.filter((entry) => entry.pattern !== null && !entry.optional)
        .map((entry) => ({ card, entry, led: ledBy(game, entry) }))
        .filter(({ led }) => led.on || led.laid.length > 0),
    ),
);

export function isAwaitedIn(game: TokyoGame, by: Thing, area: Thing): boolean {
  return isAwaited(game, { kind: 'enter', by, area } as unknown as ChangeRecord);
}

export function isSolvingAwaited(game: TokyoGame, by: Thing, card: Thing): boolean {
  return isAwaited(game, { kind: 'solve', by, card } as unknown as ChangeRecord);
}

export function isSiteAwaited(game: TokyoGame, by: Thing): boolean {
  if (waiting(game).length === 0) return false;
  // Any SITE card, as their places are hidden
  const card = game.explored >= 0 ? game.explored : anySiteCard(game);
  return isAwaitedIn(game, by, game.site) || (card >= 0 && isSolvingAwaited(game, by, card));
}

function isAwaited(game: TokyoGame, record: ChangeRecord): boolean {
  return waiting(game).some(({ card, entry, led }) => {
    const { pattern, condition } = entry;
    if (pattern === null || pattern.change !== record.kind) return false;
    const scope = game.scope((record['by'] as Thing | undefined) ?? -1, card, { record });
    if (!pattern.matches(game, scope, record) || condition?.(game, scope) === false) return false;
    return led.on || led.laid.some((id) => game.copiesOf(id).every((one) => game.areaOfCard(one) < 0));
  });
}

const anySiteCard = query({}, (game): Thing => {
  for (let card = game.layout.firstPiece; card < game.table.things; card++)
    if (game.design(card).kind === 'site') return card;
  return -1;
});

interface Led {
  readonly on: boolean;
  /** Scenario cards placed on the mat; news if not there yet. */
  readonly laid: readonly string[];
}
const ways = tagged(language, 'leadsOn');

function ledBy(game: TokyoGame, { block }: CardTextEntry): Led {
  const effects = game.block(block);
  return effects === undefined ? nowhere : leadsTo(effects);
}
const nowhere: Led = { on: false, laid: [] };
const leadsTo = memoizeByKey(({ effects }: Block): Led => {
  const nodes = nodesIn(effects.map(({ node }) => node)).map(({ node }) => node);
  return {
    on: nodes.some((node) => ways.has(String(node['op'])) && !isOntoPcs(node)),
    laid: nodes.flatMap(({ op, card }) => (op === 'placeScenario' && typeof card === 'string' ? [card] : [])),
  };
});

/** Tokens on PCs do not count for the story. */
function isOntoPcs({ on, to }: JsonObject): boolean {
  const target = on ?? to;
  const selector = typeof target === 'object' && target !== null ? String((target as JsonObject)['op']) : '';
  return selector === 'self' || factsOf(language).get(selector)?.unit === 'pcs';
}
