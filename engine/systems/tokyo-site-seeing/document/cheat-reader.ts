import type { Place, Thing } from '#engine/kernel/table/table.ts';
import { CheatReader, type FoundCopy } from '#engine/library/table-document/cheat-reader.ts';
import { refuse } from '#engine/library/table-document/table-writer.ts';
import { marketKinds, pileKinds, type SkillKind, skillKinds } from '../basics/vocabulary.ts';
import type { Design } from '../content/content.ts';
import type { TokyoGame } from '../table/game.ts';

type Where = 'slots' | 'shown' | 'scrap' | 'equipped' | 'hands' | 'decks' | 'discards';

/** What the small cheats of this game name. */
export class TokyoCheatReader extends CheatReader<TokyoGame> {
  pc(): Thing {
    return this.oneOf(
      'pc',
      this.game.layout.pcs.map((name, index) => [name, this.game.pcs[index] as Thing] as const),
    );
  }
  bot(): Thing {
    return this.oneOf(
      'bot',
      this.game.bots.map((bot) => [this.game.botName(bot), bot] as const),
    );
  }
  skill(): Thing {
    const pc = this.pc();
    const name = this.text('skill');
    if (!skillKinds.some((kind) => kind === name)) refuse('putUnknown', { name });
    return this.game.skill(pc, name as SkillKind);
  }
  slot(): Place {
    const name = this.text('slot');
    const place = this.game.layout.placeByName.get(name);
    return place !== undefined && this.game.isSlot(place) ? place : refuse('putUnknown', { name });
  }

  card(where: readonly Where[]): Thing {
    return this.pieceAt(where.flatMap((one) => this.places(one)));
  }
  /** What the card that it names is one of. */
  get named(): Design {
    return this.design(this.text('card').split('#', 1)[0] as string) as Design;
  }
  /** A card that fits, to lay into a place: see `copy`. */
  cardFor(into: Place, fits: (design: Design) => boolean): FoundCopy {
    const design = this.named;
    if (!fits(design)) refuse('cheatNoFit', { card: design.id, cheat: this.cheat });
    const free = this.places('piles');
    return this.copy(into, {
      free,
      drawnFrom: [...free, ...this.places('decks')],
      isHeld: (card) => this.game.holderOf(card) >= 0,
    });
  }

  /** The pile that a card is drawn from; with `pc`, that PC's deck. */
  pile(): Place {
    const { layout } = this.game;
    if (this.about['pc'] !== undefined) return layout.decks[this.game.indexOf(this.pc())] as Place;
    const { id, kind, owner } = this.named;
    if (kind === 'scenario') return layout.scenario.deck;
    const pile = pileKinds.find((one) => one === kind);
    if (pile !== undefined) return layout.piles[pile] as Place;
    const index = owner === null ? -1 : layout.pcs.indexOf(owner);
    return layout.decks[index] ?? refuse('cheatNoPile', { card: id });
  }

  private places(where: Where | 'piles'): readonly Place[] {
    const { slotPlaces, explored, scenario, scrap, equipped, hands, decks, discards, piles } = this.game.layout;
    switch (where) {
      case 'slots':
        return [...slotPlaces, explored];
      case 'shown':
        return [scenario.shown];
      case 'scrap':
        return [scrap];
      case 'piles': {
        const kinds = [...marketKinds, 'trouble'] as const;
        return [...kinds.map((kind) => piles[kind] as Place), scenario.deck, scenario.aside];
      }
      default:
        return { equipped, hands, decks, discards }[where];
    }
  }
}
