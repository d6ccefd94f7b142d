import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { change, type Next, restart } from '#engine/kernel/procedures/next.ts';
import { RefusalError } from '#engine/kernel/system.ts';
import { nowhere, type Place, type Thing } from '#engine/kernel/table/table.ts';
import type { Forced } from '../changes/forced.ts';
import {
  abilities,
  apSupply,
  type CardKind,
  equipmentSlots,
  type Phase,
  phases,
  skillKinds,
} from '../contract/vocabulary.ts';
import { rounds } from '../rulebook/02-rounds.ts';
import { call } from '../rulebook/book.ts';
import { type CounterName, counter } from './counters.ts';
import type { TokyoGame } from './game.ts';
import { gameThing } from './layout.ts';

/** The changes that make the table be as a partial document says. Throws `RefusalError` when no table can be so. */
export function putTable(game: TokyoGame, part: JsonObject): Next {
  const putting = new Putting(game);
  putting.document(part);
  const phase = part['phase'];
  const isElsewhere = typeof phase === 'string' && phase !== game.phase;
  return [
    change('forced', { writes: putting.writes as unknown as Json, put: part }),
    isElsewhere ? restart(call(rounds, { from: phase as Phase })) : undefined,
  ];
}

/** Cards that never come into a hand, a deck or the equipment of a PC. */
const notOfPcs: ReadonlySet<string> = new Set(['trouble', 'site', 'scenario', 'mod']);

const tokenCounters: readonly CounterName[] = ['damage', 'progress', 'exhaust'];

/** Reads a partial document into writes; what it names is replaced whole. */
class Putting {
  readonly writes: Forced[] = [];
  private readonly game: TokyoGame;
  private readonly used = new Set<string>();
  private readonly laid = new Map<Place, Thing[]>();
  private readonly named = new Map<Place, string>();
  /** What the cards are that it lays: of those that are still to be made the table knows nothing. */
  private readonly kinds = new Map<Thing, CardKind>();
  private made = 0;
  private readonly names = new Map<string, Thing>();

  constructor(game: TokyoGame) {
    this.game = game;
    for (let card = game.layout.firstPiece; card < game.table.things; card++) this.names.set(game.cardName(card), card);
  }

  document(part: JsonObject): void {
    const { scenario, piles, discardPiles, scrap, encounter, removed } = this.game.layout;
    const readers: { readonly [key: string]: (value: Json) => void } = {
      round: (value) => this.set(gameThing, 'round', this.whole(value, 'round')),
      phase: (value) => this.phase(value),
      result: (value) => this.refuseUnless(value === null, 'putResult', { result: value }),
      pcs: (value) => this.each(value, 'pcs', (name, pc) => this.pc(name, pc)),
      bots: (value) => this.each(value, 'bots', (name, bot) => this.bot(name, bot)),
      slots: (value) => this.each(value, 'slots', (name, cards) => this.inSlot(this.slot(name), cards)),
      piles: (value) => this.each(value, 'piles', (name, cards) => this.cards(known(piles, name), cards)),
      discards: (value) => this.each(value, 'discards', (name, cards) => this.cards(known(discardPiles, name), cards)),
      scrap: (value) => this.cards(scrap, value),
      encounter: (value) => this.cards(encounter, value),
      removed: (value) => this.cards(removed, value),
      scenario: (value) => this.each(value, 'scenario', (name, cards) => this.cards(known(scenario, name), cards)),
      supply: (value) => this.each(value, 'supply', () => undefined),
      exploration: (value) => this.exploration(value),
    };
    // Companions that take part must lie there before
    const keys = Object.keys(part).sort((a, b) => Number(a === 'exploration') - Number(b === 'exploration'));
    for (const key of keys) known(readers, key)(part[key] as Json);
    this.kindsInPlaces();
    this.takingPart();
    this.apTokens(part);
    this.layAll();
  }

  private phase(value: Json): void {
    this.refuseUnless(phases.includes(value as Phase), 'putUnknown', { name: value });
    this.set(gameThing, 'phase', phases.indexOf(value as Phase));
  }

  private pc(name: string, part: Json): void {
    const index = this.game.layout.pcs.indexOf(name);
    if (index < 0) return refuse('putUnknown', { name });
    const pc = this.game.pcs[index] as Thing;
    const { hands, decks, discards, equipped, areas } = this.game.layout;
    const number = (of: CounterName) => (value: Json) => this.set(pc, of, this.whole(value, of));
    const readers: { readonly [key: string]: (value: Json) => void } = {
      area: (value) => {
        this.refuseUnless(areas.includes(value as string), 'putUnknown', { name: value });
        this.set(pc, 'area', this.game.areaCalled(value as string));
      },
      damage: number('damage'),
      ap: number('ap'),
      progress: number('progress'),
      maxHp: number('maxHp'),
      finished: (value) => this.set(pc, 'finished', value === true ? 1 : 0),
      abilities: (value) =>
        this.each(value, 'abilities', (ability, to) => {
          this.refuseUnless((abilities as readonly string[]).includes(ability), 'putUnknown', { name: ability });
          this.set(pc, ability as CounterName, this.whole(to, ability));
        }),
      hand: (value) => this.shared(hands[index] as Place, value),
      deck: (value) => this.shared(decks[index] as Place, value),
      discards: (value) => this.shared(discards[index] as Place, value),
      equipped: (value) => this.equipment(equipped[index] as Place, value),
      skills: (value) => this.each(value, 'skills', (kind, state) => this.skill(pc, kind, state)),
    };
    this.each(part, 'pcs', (key, value) => known(readers, key)(value));
  }

  /** No more than there are slots for, and one artifact (TSS-REWARD-11). */
  private equipment(place: Place, value: Json): void {
    this.cards(place, value);
    const worn = this.laid.get(place) ?? [];
    if (worn.length > equipmentSlots) refuse('putTooMuch', { what: 'equipped', most: equipmentSlots });
    const artifacts = worn.filter((card) => this.kinds.get(card) === 'artifact');
    if (artifacts.length > 1) refuse('putTooMuch', { what: 'artifact', most: 1 });
  }

  /** Null: none runs. What is left out of an object is as when it begins. */
  private exploration(value: Json): void {
    const { game } = this;
    const said: JsonObject = isObject(value) ? value : {};
    this.refuseUnless(value === null || isObject(value), 'putNoObject', { what: 'exploration' });
    for (const key of Object.keys(said)) {
      this.refuseUnless(['participants', 'card', 'attempted', 'passed'].includes(key), 'putUnknown', { name: key });
    }
    const names = (key: string): readonly Json[] => (Array.isArray(said[key]) ? (said[key] as readonly Json[]) : []);
    const companions = this.companions();
    const taking = names('participants').filter((name) => !game.layout.pcs.includes(name as string));
    for (const name of taking)
      this.refuseUnless(
        companions.some((one) => one.isCalled(name)),
        'putUnknown',
        { name },
      );
    for (const name of names('passed')) {
      this.refuseUnless(game.layout.pcs.includes(name as string), 'putUnknown', { name });
    }
    for (const { card, isCalled } of companions) this.set(card, 'exploring', taking.some(isCalled) ? 1 : 0);
    game.layout.pcs.forEach((name, index) => {
      this.set(game.pcs[index] as Thing, 'exploring', names('participants').includes(name) ? 1 : 0);
      this.set(game.pcs[index] as Thing, 'passed', names('passed').includes(name) ? 1 : 0);
    });
    this.set(gameThing, 'attempted', said['attempted'] === true ? 1 : 0);
    const { card } = said;
    this.cards(game.layout.explored, card === undefined || card === null ? [] : [card]);
  }

  /** The shown cards with HP, as the document leaves them. */
  private companions(): readonly { readonly card: Thing; readonly isCalled: (name: Json) => boolean }[] {
    const { shown } = this.game.layout.scenario;
    const cards = this.laid.get(shown) ?? this.game.table.at(shown);
    return [...this.names]
      .filter(([name, card]) => {
        const design = this.game.content.byId.get(name.split('#')[0] as string);
        return cards.includes(card) && design !== undefined && design.companion !== null;
      })
      .map(([name, card]) => ({
        card,
        isCalled: (called) => called === name || name.startsWith(`${String(called)}#`),
      }));
  }

  /** Who stands outside SITE explores nothing: put out of it, a PC takes part no more. */
  private takingPart(): void {
    const { game } = this;
    const last = (pc: Thing, name: CounterName): { readonly value: number; readonly isPut: boolean } => {
      const write = this.writes.findLast((one) => 'set' in one && one.set[0] === pc && one.set[1] === counter[name]);
      const isPut = write !== undefined && 'set' in write;
      return { value: isPut ? write.set[2] : game.count(pc, counter[name]), isPut };
    };
    for (const pc of game.pcs) {
      const exploring = last(pc, 'exploring');
      if (exploring.value === 0 || game.isSite(last(pc, 'area').value)) continue;
      if (exploring.isPut) refuse('putOutside', { pc: game.role(pc).id });
      this.set(pc, 'exploring', 0);
    }
  }

  private skill(pc: Thing, name: string, state: Json): void {
    const kind = skillKinds.find((one) => one === name);
    if (kind === undefined) return refuse('putUnknown', { name });
    const skill = this.game.skill(pc, kind);
    this.each(state, 'skills', (key, value) => {
      if (key === 'sealed') this.set(skill, 'sealed', value === true ? 1 : 0);
      else if (key === 'exhaust') this.set(skill, 'exhaust', this.whole(value, key));
      else refuse('putUnknown', { name: key });
    });
  }

  private bot(name: string, state: Json): void {
    const bot = this.game.bots.find((one) => this.game.botName(one) === name);
    if (bot === undefined) return refuse('putUnknown', { name });
    this.each(state, 'bots', (key, value) => {
      if (key === 'exhaust') this.set(bot, 'exhaust', this.whole(value, key));
      else refuse('putUnknown', { name: key });
    });
  }

  /** Cards; or the progress tokens that lie on the slot without a card. */
  private inSlot(slot: Place, list: Json): void {
    const [first, ...more] = Array.isArray(list) ? list : [];
    const isBare = isObject(first) && first['card'] === undefined && more.length === 0;
    this.set(this.game.slotThing(slot), 'progress', isBare ? this.whole(first['progress'] ?? 0, 'progress') : 0);
    this.cards(slot, isBare ? [] : list);
  }

  private slot(name: string): Place {
    const place = this.game.layout.placeByName.get(name);
    if (place === undefined || !this.game.isSlot(place)) throw new RefusalError('putUnknown', { name });
    return place;
  }

  /** Twelve AP tokens, with the PCs and in the supply together (TSS-COMP-63). */
  private apTokens(part: JsonObject): void {
    const { game } = this;
    const held = game.pcs.map((pc) => {
      const named = this.writes.find((write) => 'set' in write && write.set[0] === pc && write.set[1] === counter.ap);
      return named !== undefined && 'set' in named ? named.set[2] : game.count(pc, counter.ap);
    });
    const left = apSupply - held.reduce((sum, ap) => sum + ap, 0);
    const supply = part['supply'];
    const said = isObject(supply) ? supply['ap'] : undefined;
    if (said === undefined && !this.writes.some((write) => 'set' in write && write.set[1] === counter.ap)) return;
    if (left < 0 || (said !== undefined && said !== left)) refuse('putApTokens', { left });
    this.set(gameThing, 'supply', left);
  }

  /** Cards that two PCs share may be named with either, or with both alike. */
  private shared(place: Place, list: Json): void {
    const text = JSON.stringify(list);
    const before = this.named.get(place);
    this.named.set(place, text);
    if (before === undefined) this.cards(place, list);
    else if (before !== text) refuse('putShared', { place: this.game.layout.placeNames[place] ?? null });
  }

  private cards(place: Place, list: Json): void {
    if (!Array.isArray(list)) return refuse('putNoList', {});
    this.laid.set(
      place,
      list.map((one: Json) => this.card(one)),
    );
  }

  /** The card a document means: named whole, or the next free copy, found where it lies or made. */
  private card(one: Json): Thing {
    const name = isObject(one) ? one['card'] : one;
    if (typeof name !== 'string') throw new RefusalError('putNoCard', { card: one });
    const [id, copy] = name.split('#') as [string, string?];
    const design = this.game.content.byId.get(id);
    if (design === undefined) throw new RefusalError('putUnknown', { name });
    const free = Array.from({ length: design.copies }, (_, i) => `${id}#${i + 1}`).find((each) => !this.used.has(each));
    const wanted = copy === undefined ? free : name;
    if (wanted === undefined || this.used.has(wanted)) throw new RefusalError('putTwice', { card: name });
    if (Number(wanted.split('#')[1]) > design.copies) throw new RefusalError('putUnknown', { name });
    this.used.add(wanted);
    const card = this.names.get(wanted) ?? this.make(design.index, Number(wanted.split('#')[1]));
    this.kinds.set(card, design.kind);
    this.names.set(wanted, card);
    this.tokens(card, one);
    return card;
  }

  private make(design: number, copy: number): Thing {
    this.writes.push({ make: [design, copy] });
    return this.game.table.things + this.made++;
  }

  private tokens(card: Thing, one: Json): void {
    for (const token of tokenCounters) {
      const value = isObject(one) ? (one[token] ?? 0) : 0;
      this.set(card, token, this.whole(value, token));
    }
    this.set(card, 'locked', isObject(one) && one['locked'] === true ? 1 : 0);
    if (!isObject(one)) return;
    for (const key of Object.keys(one)) {
      if (key !== 'card' && key !== 'locked' && !(tokenCounters as readonly string[]).includes(key))
        refuse('putUnknown', { name: key });
    }
  }

  /** Each pile holds its own kind and scenario cards that a text shuffles into it, and no hand, deck or equipment holds what is never a PC's. */
  private kindsInPlaces(): void {
    const { piles, discardPiles, hands, decks, discards, equipped, encounter } = this.game.layout;
    const ofKind = new Map<Place, string>([
      ...[piles, discardPiles].flatMap((all) => Object.entries(all).map(([kind, place]) => [place, kind] as const)),
      [encounter, 'site'],
    ]);
    const ofPcs = new Set([...hands, ...decks, ...discards, ...equipped]);
    for (const [place, cards] of this.laid) {
      // A trouble is drawn into a slot that holds none (TSS-ROUND-05).
      if (this.game.isSlot(place) && cards.filter((card) => this.kinds.get(card) === 'trouble').length > 1)
        refuse('putTooMuch', { what: 'trouble', most: 1 });
      for (const card of cards) {
        const kind = this.kinds.get(card) ?? '';
        const wrong =
          (kind !== 'scenario' && (ofKind.get(place) ?? kind) !== kind) || (ofPcs.has(place) && notOfPcs.has(kind));
        if (wrong)
          refuse('putNotThere', { card: this.nameOf(card), place: this.game.layout.placeNames[place] ?? null });
      }
    }
  }
  private nameOf(card: Thing): string {
    return [...this.names].find(([, one]) => one === card)?.[0] ?? '';
  }

  /** What lay in a replaced place and is not named elsewhere goes back to the box. */
  private layAll(): void {
    const kept = new Set([...this.laid.values()].flat());
    for (const place of this.laid.keys()) {
      const gone = this.game.table.at(place).filter((card) => !kept.has(card));
      if (gone.length > 0) this.writes.push({ lay: [nowhere, gone] });
    }
    for (const [place, cards] of this.laid) this.writes.push({ lay: [place, cards] });
  }

  private set(thing: Thing, name: CounterName, value: number): void {
    this.writes.push({ set: [thing, counter[name], value] });
  }
  private whole(value: Json, what: string): number {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      throw new RefusalError('putNoNumber', { what });
    return value;
  }
  private each(value: Json, what: string, read: (name: string, part: Json) => void): void {
    if (!isObject(value)) throw new RefusalError('putNoObject', { what });
    for (const [name, part] of Object.entries(value)) read(name, part);
  }
  private refuseUnless(holds: boolean, code: string, data: JsonObject): void {
    if (!holds) refuse(code, data);
  }
}

function refuse(code: string, data: JsonObject): never {
  throw new RefusalError(code, data);
}
function known<T>(table: { readonly [name: string]: T }, name: string): T {
  if (!Object.hasOwn(table, name)) throw new RefusalError('putUnknown', { name });
  return table[name] as T;
}
