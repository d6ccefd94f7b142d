import type { Modifier } from '#engine/kernel/numbers/number.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type TextsInForce, textsOf } from '#engine/library/abilities/texts-in-force.ts';
import type { CardTextEntry } from '../content/entry.ts';
import { equipment, queries, slots } from '../table/cached-query.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';

type Tell = (self: Thing, source: Thing, entry: CardTextEntry) => void;

/**
 * A covered card is silent (TSS-ROUND-38). Consumables act from the hand (TSS-PLAY-06). Constant texts work even when
 * exhausted (TSS-POST-04).
 */
export const texts: TextsInForce<TokyoGame, CardTextEntry> = textsOf(queries, {
  inForce: everyText,
  looksAt: {
    places: (game) => [...slots(game), ...equipment(game), game.place('scenario/shown'), game.place('scenario/mods')],
    counters: [counter.sealed],
  },
  held: { texts: inHands, looksAt: { places: (game) => game.places('hand') } },
  rule: 'TSS-POST-04',
  // Scenario cards override all others (TSS-PRIO-01)
  isFirst: (game, { card }: Modifier) => typeof card === 'number' && game.isCard(card) && game.isScenarioCard(card),
});

function everyText(game: TokyoGame, tell: Tell): void {
  const all = (self: Thing, source: Thing, entries: readonly CardTextEntry[]) => {
    for (const entry of entries) tell(self, source, entry);
  };
  for (const pc of game.pcs) {
    for (const card of game.equipped(pc)) all(pc, card, game.design(card).inForce);
    for (const skill of game.skillsOf(pc)) {
      const entry = game.role(pc).skills[game.skillKind(skill)];
      // A sealed skill has no text (TSS-COMP-66)
      if (entry !== null && game.count(skill, counter.sealed) === 0) tell(pc, skill, entry);
    }
  }
  for (const bot of game.bots) all(-1, bot, game.bot(bot).entries);
  for (const card of game.at('scenario/shown')) all(-1, card, game.design(card).inForce);
  for (const card of game.at('scenario/mods')) all(-1, card, game.design(card).inForce);
  for (const card of game.visibleCards()) {
    if (!game.isMarketCard(card)) all(-1, card, game.design(card).inForce);
  }
}

function inHands(game: TokyoGame, tell: Tell): void {
  for (const pc of game.pcs) {
    for (const card of game.hand(pc)) {
      const { consumable, answers, entries } = game.design(card);
      if (consumable && answers) for (const entry of entries) tell(pc, card, entry);
    }
  }
}
