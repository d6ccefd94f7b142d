import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/system.ts';
import { nowhere, type Place, type Thing } from '#engine/kernel/table/table.ts';
import type { Design } from '../content/content.ts';
import { marketKinds, pileKinds, type SkillKind, skillKinds } from '../contract/vocabulary.ts';
import type { TokyoGame } from './game.ts';

/** A card to be laid somewhere, with what must be written first when no piece of it is on the table. */
export interface FoundCopy {
  readonly card: Thing;
  readonly kind: Design['kind'];
  readonly writes: readonly Json[];
}
type Where = 'slots' | 'shown' | 'scrap' | 'equipped' | 'hands' | 'decks' | 'discards';

export function refuse(code: string, data: JsonObject): never {
  throw new RefusalError(code, data);
}

/** Finds what a cheat names on the table. Whatever is not there is refused, with the field that names it. */
export class CheatReader {
  private readonly game: TokyoGame;
  private readonly cheat: string;
  private readonly about: JsonObject;

  constructor(game: TokyoGame, cheat: string, about: JsonObject) {
    this.game = game;
    this.cheat = cheat;
    this.about = about;
  }

  text(field: string): string {
    const value = this.about[field];
    return typeof value === 'string' ? value : refuse('cheatField', { cheat: this.cheat, field });
  }

  number(field: string, most = 99): number {
    const value = this.about[field];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) refuse('putNoNumber', { what: field });
    if (value > most) refuse('putTooMuch', { what: this.cheat, most });
    return value;
  }

  pc(): Thing {
    const name = this.text('pc');
    const index = this.game.layout.pcs.indexOf(name);
    return index < 0 ? refuse('putUnknown', { name }) : (this.game.pcs[index] as Thing);
  }

  bot(): Thing {
    const name = this.text('bot');
    return this.game.bots.find((bot) => this.game.botName(bot) === name) ?? refuse('putUnknown', { name });
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

  /** A card that lies in one of these places: the copy that is named, else the first there is. */
  cardOnTable(where: readonly Where[]): Thing {
    const name = this.text('card');
    const [id, copy] = name.split('#') as [string, string?];
    this.design(id);
    const found = where
      .flatMap((one) => this.places(one).flatMap((place) => this.game.table.at(place)))
      .find((card) => this.game.design(card).id === id && (copy === undefined || this.game.cardName(card) === name));
    return found ?? refuse('cheatNotThere', { card: name, cheat: this.cheat });
  }

  /**
   * A copy to lay into a place: the one that is named; else one that nobody has yet, out of a pile or the box, else
   * one from elsewhere, from a PC at last. One that lies there already is taken only in a pile, where it comes to the top.
   */
  copy(into: Place, fits: (design: Design) => boolean): FoundCopy {
    const name = this.text('card');
    const [id, number] = name.split('#') as [string, string?];
    const design = this.design(id);
    if (!fits(design)) refuse('cheatNoFit', { card: id, cheat: this.cheat });
    const { kind } = design;
    const copies = this.game.copiesOf(id);
    const take = (card: Thing): FoundCopy => ({ card, kind, writes: [] });
    if (number !== undefined) {
      const named = copies.find((card) => this.game.cardName(card) === name);
      if (named !== undefined) return take(named);
      if (!(Number(number) >= 1 && Number(number) <= design.copies)) refuse('putUnknown', { name });
      return this.made(design, Number(number));
    }
    const placeOf = (card: Thing) => this.game.table.placeOf(card);
    const isDrawnFrom = [...this.places('piles'), ...this.places('decks')].includes(into);
    const there = copies.find((card) => isDrawnFrom && placeOf(card) === into);
    if (there !== undefined) return take(there);
    const free = [...this.places('piles'), nowhere];
    const unheld = copies.find((card) => free.includes(placeOf(card)));
    if (unheld !== undefined) return take(unheld);
    const numbers = copies.map((card) => this.game.table.copyOf(card));
    const unmade = Array.from({ length: design.copies }, (_, i) => i + 1).find((one) => !numbers.includes(one));
    if (unmade !== undefined) return this.made(design, unmade);
    const others = copies.filter((card) => placeOf(card) !== into);
    const elsewhere = others.find((card) => this.game.holderOf(card) < 0) ?? others[0];
    return elsewhere === undefined ? refuse('putTwice', { card: name }) : take(elsewhere);
  }

  /** The pile that a card is drawn from; with `pc`, that PC's deck. */
  pile(): Place {
    const { layout } = this.game;
    if (this.about['pc'] !== undefined) return layout.decks[this.game.indexOf(this.pc())] as Place;
    const { id, kind, owner } = this.design(this.text('card').split('#', 1)[0] as string);
    if (kind === 'scenario') return layout.scenario.deck;
    const pile = pileKinds.find((one) => one === kind);
    if (pile !== undefined) return layout.piles[pile] as Place;
    const index = owner === null ? -1 : layout.pcs.indexOf(owner);
    return layout.decks[index] ?? refuse('cheatNoPile', { card: id });
  }

  private made(design: Design, copy: number): FoundCopy {
    return { card: this.game.table.things, kind: design.kind, writes: [{ make: [design.index, copy] }] };
  }

  private design(id: string): Design {
    return this.game.content.byId.get(id) ?? refuse('putUnknown', { name: id });
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
