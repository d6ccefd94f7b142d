import { plainLaws } from '#engine/library/zones/hidden-zones.ts';
import { apSupply, equipmentSlots } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { mostDamageOf } from '../table/numbers.ts';

export function brokenLaws(game: TokyoGame): string[] {
  const { table, layout } = game;
  const broken = plainLaws(table, {
    places: layout.placeNames,
    firstPiece: layout.firstPiece,
    nameOf: (card) => game.cardName(card),
  });
  const held = game.pcs.reduce((sum, pc) => sum + game.count(pc, counter.ap), 0);
  if (game.round > 0 && held + game.supply !== apSupply) broken.push('apTokens');
  for (const pc of game.pcs) {
    if (game.count(pc, counter.damage) > mostDamageOf(game, pc)) broken.push('damage');
    if (game.equipped(pc).length > equipmentSlots) broken.push('equipment');
  }
  if (game.at('exploration').length > 1) broken.push('explored');
  for (const card of [...game.encountered, ...game.at('exploration')]) {
    if (game.design(card).kind !== 'site') broken.push(`no SITE card ${game.cardName(card)}`);
  }
  for (const pc of game.participants) {
    if (!game.isInSite(pc)) broken.push('participant outside SITE');
  }
  for (const slot of game.places('slots')) {
    if (game.top(slot) >= 0 && game.count(game.slotThing(slot), counter.progress) > 0)
      broken.push('tokens under a card');
    const above = table.at(slot).slice(1);
    if (above.some((card) => game.isMarketCard(card))) broken.push(`market on top ${layout.placeNames[slot]}`);
  }
  return broken;
}
