import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { CheatReader, type CopyToMove } from '#engine/library/table-document/cheat-reader.ts';
import { refuse } from '#engine/library/table-document/table-writer.ts';
import { marketKinds, pileKinds, type SkillKind, skillKinds } from '../basics/vocabulary.ts';
import type { CardDesign } from '../content/content.ts';
import { slots } from '../table/cached-query.ts';
import type { TokyoGame } from '../table/game.ts';
import type { placesOfPc } from '../table/numbered.ts';

type Where = 'slots' | 'shown' | 'scrap' | (typeof placesOfPc)[number];

export class TokyoCheatReader extends CheatReader<TokyoGame> {
  pc(): Thing {
    return this.called('pc');
  }
  bot(): Thing {
    return this.called('bot');
  }
  skill(): Thing {
    const pc = this.pc();
    const name = this.text('skill');
    if (!skillKinds.some((kind) => kind === name)) refuse('putUnknown', { name });
    return this.game.skill(pc, name as SkillKind);
  }
  slot(): Place {
    return this.game.place('slots', this.called('slot'));
  }

  card(where: readonly Where[]): Thing {
    return this.pieceAt(where.flatMap((one) => this.places(one)));
  }
  get named(): CardDesign {
    return this.design(this.text('card').split('#', 1)[0] as string) as CardDesign;
  }
  cardFor(into: Place, fits: (design: CardDesign) => boolean): CopyToMove {
    const design = this.named;
    if (!fits(design)) refuse('cheatNoFit', { card: design.id, cheat: this.cheat });
    const free = this.places('piles');
    return this.copy(into, {
      free,
      drawnFrom: [...free, ...this.places('deck')],
      isHeld: (card) => this.game.holderOf(card) >= 0,
    });
  }

  /** Draw pile of a card; with `pc`, that PC's deck. */
  pile(): Place {
    const { game } = this;
    if (this.about['pc'] !== undefined) return game.deckOf(this.pc());
    const { id, kind, owner } = this.named;
    if (kind === 'scenario') return game.place('scenario/deck');
    const pile = pileKinds.find((one) => one === kind);
    if (pile !== undefined) return game.place(pile);
    const pc = owner === null ? undefined : game.called('pc', owner);
    return pc === undefined ? refuse('cheatNoPile', { card: id }) : game.deckOf(pc);
  }

  private called(sort: 'pc' | 'bot' | 'slot'): Thing {
    const name = this.text(sort);
    return this.game.called(sort, name) ?? refuse('putUnknown', { name });
  }
  private places(where: Where | 'piles'): readonly Place[] {
    const { game } = this;
    switch (where) {
      case 'slots':
        return slots(game);
      case 'shown':
        return [game.place('scenario/shown')];
      case 'scrap':
        return [game.place('scrap')];
      case 'piles':
        return [...marketKinds, ...(['trouble', 'scenario/deck', 'scenario/aside'] as const)].map((key) =>
          game.place(key),
        );
      default:
        return game.places(where);
    }
  }
}
