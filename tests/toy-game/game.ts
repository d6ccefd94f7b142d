import type { ScoreTerm } from '#engine/kernel/contract/outcome.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { PlainGame } from '#engine/library/plain-game/plain-game.ts';
import type { MarketGood } from './formats.ts';
import type { plan } from './table.ts';
import words from './words.json' with { type: 'json' };

// Lantern market: two to four seats make sealed bids for lanterns, and tie ribbons from hidden hands to them.

export class LanternGame extends PlainGame<typeof plan, MarketGood> {
  ribbonOn(lantern: Thing): Thing | undefined {
    return this.table.on(lantern)[0];
  }
  /** The single highest bidder; undefined on a tie or without bids. */
  get winner(): Thing | undefined {
    const most = Math.max(...this.seats.map((seat) => this.count('bid', seat)));
    const first = this.seats.filter((seat) => this.count('bid', seat) === most);
    return most > 0 && first.length === 1 ? first[0] : undefined;
  }
  light(lanterns: readonly Thing[]): number {
    return lanterns.reduce((sum, lantern) => sum + (this.kind(lantern).light ?? 0), 0);
  }
  score(seat: Thing): readonly ScoreTerm[] {
    const lanterns = this.at('lanterns', seat);
    const tied = lanterns.filter((lantern) => this.ribbonOn(lantern) !== undefined).length;
    const { light, ribbons, coins } = words.score;
    return [
      { label: light, rule: 'LM-END-01', amount: this.light(lanterns) },
      { label: ribbons, rule: 'LM-END-02', amount: 2 * tied },
      { label: coins, rule: 'LM-END-03', amount: Math.floor(this.count('coins', seat) / 3) },
    ];
  }
}
