import type { Scope } from '#engine/kernel/language/block.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { AbilityKind } from '../formats/abilities.ts';
import type { ArkhamGame } from '../table/game.ts';

/** What the abilities of a kind on a card do, each if its condition holds. */
export const runPrinted = (game: ArkhamGame, card: Thing, kind: AbilityKind, scope: Scope): readonly Next[] =>
  game
    .printedAbilities(card, kind)
    .filter(({ condition }) => condition === null || condition(game, scope))
    .map(({ block }) => runBlock(block, scope));
