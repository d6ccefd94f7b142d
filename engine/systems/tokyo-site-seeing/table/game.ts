import type { AnyNumber } from '#engine/kernel/numbers/number.ts';
import { nameForChance } from '#engine/kernel/table/former-names.ts';
import type { Place, Reading, Thing } from '#engine/kernel/table/table.ts';
import type { Workings } from '#engine/library/abilities/ability-game.ts';
import { sortOn } from '#engine/library/plain-game/layout.ts';
import type { Plan } from '#engine/library/plain-game/plan.ts';
import { TextGame } from '#engine/library/plain-game/text-game.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { type Settings, settings } from '../basics/settings.ts';
import {
  type Ability,
  type Phase,
  type PileKind,
  phases,
  results,
  type SkillKind,
  skillKinds,
} from '../basics/vocabulary.ts';
import type { Bot, Design, Role, Scenario, TokyoContent } from '../content/content.ts';
import type { Layout, MatArea, Seated } from './mat.ts';
import { type CounterName, counter, type PlaceKey } from './numbered.ts';
import { roleIn, type Setup } from './seats.ts';

/** What lies in a slot without being for sale. */
const unsold: ReadonlySet<string> = new Set(['trouble', 'scenario', 'site']);

/** What of the table is asked for again and again, see `board-queries.ts`. */
export interface Board {
  /** Every card in the slots, covered ones too, area by area from the left. */
  slotCards(game: TokyoGame): readonly Thing[];
  /** What lies open on the whole mat, the explored card last. */
  visibleCards(game: TokyoGame): readonly Thing[];
  /** What lies open, by area: the top card of each slot from the left, and in SITE the card that is explored. */
  visibleByArea(game: TokyoGame): readonly (readonly Thing[])[];
  /** Who stands where, by area. */
  pcsByArea(game: TokyoGame): readonly (readonly Thing[])[];
  /** Who took part when an exploration began, downed ones too (TSS-SITE-42). */
  participants(game: TokyoGame): readonly Thing[];
}
export interface TokyoWorkings extends Workings {
  readonly board: Board;
  /** Lays out a mat for these PCs. */
  readonly layOut: (seated: Seated, mat: readonly MatArea[]) => Layout;
}

/** The table of TOKYO SITE-SEEING as rules read it: every question a rule asks has a name here. Nothing here writes. */
export class TokyoGame extends TextGame<Plan<CounterName, PlaceKey>, Design, TokyoContent> {
  readonly setup: Setup;
  private readonly board: Board;
  readonly layout: Layout;
  readonly pcs: readonly Thing[];
  readonly bots: readonly Thing[];
  readonly areas: readonly Thing[];
  readonly site: Thing;
  readonly settings: Settings;
  private readonly roles: readonly Role[];

  constructor(
    content: TokyoContent,
    setup: Setup,
    table: Reading,
    numbers: ReadonlyMap<string, AnyNumber>,
    workings: TokyoWorkings,
  ) {
    super(content, setup.seed, table, numbers, workings);
    this.setup = setup;
    this.board = workings.board;
    this.layout = workings.layOut(setup, content.areas);
    this.pcs = this.things('pc');
    this.bots = this.things('bot');
    this.areas = this.things('area');
    this.site = this.areaCalled('SITE');
    this.settings = settings.of(content.settings, setup.settings);
    this.roles = this.pcs.map((pc) => roleIn(content.roles.get(this.layout.names[pc] as string) as Role, setup));
  }

  // The game
  get round(): number {
    return this.count(theGame, counter.round);
  }
  get phase(): Phase {
    return phases[this.count(theGame, counter.phase)] as Phase;
  }
  get supply(): number {
    return this.count(theGame, counter.supply);
  }
  get result(): 'cleared' | 'defeated' | null {
    return results[this.count(theGame, counter.result)] || null;
  }
  /** Progress tokens go with their cards, as this scenario has it (TSS-SCN-10). */
  get progressTravels(): boolean {
    return this.scenario.progressTravels;
  }
  get scenario(): Scenario {
    return this.content.scenarios.get(this.setup.scenario) as Scenario;
  }

  /** The index within its sort of a thing that is not a card. */
  indexOf(thing: Thing): number {
    return this.layout.indexOf[thing] as number;
  }
  private isOf(sort: string, thing: Thing): boolean {
    return thing >= 0 && thing < this.layout.firstPiece && this.layout.sortOf[thing] === sort;
  }

  // PCs
  isPc(thing: Thing): boolean {
    return this.isOf('pc', thing);
  }
  role(pc: Thing): Role {
    return this.roles[this.indexOf(pc)] as Role;
  }
  hand(pc: Thing): readonly Thing[] {
    return this.table.at(this.handOf(pc));
  }
  /** Where its hand lies: the same place for two PCs that share one (TSS-SOLO-09). */
  handOf(pc: Thing): Place {
    return this.layout.placesOf.hand[pc] as Place;
  }
  sharesHand(pc: Thing): boolean {
    return this.pcs.some((other) => other !== pc && this.handOf(other) === this.handOf(pc));
  }
  /** One PC for each hand: where two share one, the first. */
  get hands(): readonly Thing[] {
    return this.layout.hands;
  }
  equipped(pc: Thing): readonly Thing[] {
    return this.table.at(this.layout.placesOf.equipped[pc] as Place);
  }
  deckOf(pc: Thing): Place {
    return this.layout.placesOf.deck[pc] as Place;
  }
  discardsOf(pc: Thing): Place {
    return this.layout.placesOf.discards[pc] as Place;
  }
  isEquipped(card: Thing): boolean {
    return this.places('equipped').includes(this.table.placeOf(card));
  }
  /** Equipment that a scenario has locked: it stays until the scenario ends (TSS-EQUIP-09). */
  isLocked(card: Thing): boolean {
    return this.count(card, counter.locked) === 1;
  }
  areaOf(pc: Thing): Thing {
    return this.count(pc, counter.area);
  }
  /** A PC, or a companion: an enemy is defeated instead. */
  isDown(who: Thing): boolean {
    if (this.isPc(who)) return this.count(who, counter.damage) >= this.value('maxHp', who);
    return this.isCompanion(who) && this.count(who, counter.damage) >= this.hpOfCompanion(who);
  }
  isInSite(pc: Thing): boolean {
    return this.isPc(pc) && this.isSite(this.areaOf(pc));
  }
  isFinished(pc: Thing): boolean {
    return this.count(pc, counter.finished) === 1;
  }
  /** The PC in whose hand, deck, discards or equipment a card lies; -1: none. */
  holderOf(card: Thing): Thing {
    return this.layout.holders[this.table.placeOf(card)] ?? -1;
  }

  // Skills: three for each PC
  skill(pc: Thing, kind: SkillKind): Thing {
    return this.skillsOf(pc)[skillKinds.indexOf(kind)] as Thing;
  }
  skillsOf(pc: Thing): readonly Thing[] {
    return this.layout.skills[this.indexOf(pc)] as readonly Thing[];
  }
  isSkill(thing: Thing): boolean {
    return this.isOf('skill', thing);
  }
  skillOwner(skill: Thing): Thing {
    return this.pcs[Math.floor(this.indexOf(skill) / skillKinds.length)] as Thing;
  }
  skillKind(skill: Thing): SkillKind {
    return skillKinds[this.indexOf(skill) % skillKinds.length] as SkillKind;
  }

  // BOT cards: no PCs, and nowhere on the mat (TSS-BOT-05, TSS-BOT-12)
  isBot(thing: Thing): boolean {
    return this.isOf('bot', thing);
  }
  bot(thing: Thing): Bot {
    return this.content.bots.get(this.name(thing)) as Bot;
  }

  // Areas
  isArea(thing: Thing): boolean {
    return this.isOf('area', thing);
  }
  areaCalled(id: string): Thing {
    return this.called('area', id) ?? -1;
  }
  isSite(area: Thing): boolean {
    return area === this.site;
  }
  /** Joined to it by a line (TSS-COMP-15). */
  adjacent(area: Thing): readonly Thing[] {
    return this.layout.neighbours[this.indexOf(area)] ?? [];
  }
  /** Whether its facility heals. */
  heals(area: Thing): boolean {
    return this.content.areas[this.indexOf(area)]?.heals === true;
  }
  pcsIn(area: Thing): readonly Thing[] {
    return this.board.pcsByArea(this)[this.indexOf(area)] ?? [];
  }

  // SITE: what its exploration has put on the table
  /** Face-down SITE cards, the first drawn lowest. */
  get encountered(): readonly Thing[] {
    return this.at('encounter');
  }
  /** The SITE card that lies open; -1: none. */
  get explored(): Thing {
    return this.table.at(this.layout.exploration)[0] ?? -1;
  }
  get participants(): readonly Thing[] {
    return this.board.participants(this);
  }
  get isExploring(): boolean {
    return this.explored >= 0 || this.participants.length > 0;
  }

  // Companions: shown scenario cards with HP, who go where PCs go (TSS-SCN-01)
  get companions(): readonly Thing[] {
    return this.table.at(this.layout.shown).filter((card) => this.design(card).companion !== null);
  }
  isCompanion(thing: Thing): boolean {
    return (
      this.isCard(thing) && this.design(thing).companion !== null && this.table.placeOf(thing) === this.layout.shown
    );
  }
  hpOfCompanion(card: Thing): number {
    return this.design(card).companion?.(this, this.scope(-1, card)) ?? 0;
  }
  /** Who takes part in the exploration: PCs, and the companions that were there when it began. */
  get explorers(): readonly Thing[] {
    return [...this.participants, ...this.companions.filter((card) => this.count(card, counter.exploring) === 1)];
  }
  /** They are thought to be with the PCs of any area, but with nobody outside SITE while they explore it (TSS-SCN-02). */
  companionsIn(area: Thing): readonly Thing[] {
    if (this.pcsIn(area).length === 0) return [];
    return this.companions.filter((card) => this.isSite(area) || this.count(card, counter.exploring) === 0);
  }

  // Slots: places; each belongs to an area and is filled with one kind
  slotsOf(area: Thing): readonly Place[] {
    return this.layout.slotsByArea[this.indexOf(area)] ?? [];
  }
  isSlot(place: Place): boolean {
    return (this.layout.slotArea[place] ?? -1) >= 0;
  }
  slotKind(slot: Place): PileKind {
    return this.layout.slotKind[slot] as PileKind;
  }
  /** The slot as a thing that tokens can lie on. */
  slotThing(slot: Place): Thing {
    return this.things('slot')[this.layout.slots.indexOf(slot)] as Thing;
  }
  /** The card on top of a slot: the visible one. -1: the slot is empty. */
  top(slot: Place): Thing {
    const cards = this.table.at(slot);
    return cards.length === 0 ? -1 : (cards[cards.length - 1] as Thing);
  }
  isCovered(card: Thing): boolean {
    const place = this.table.placeOf(card);
    return this.isSlot(place) && this.top(place) !== card;
  }
  /** The area in whose slots a card lies, or SITE for the card that is explored; -1: in none. */
  areaOfCard(card: Thing): Thing {
    const place = this.table.placeOf(card);
    return place === this.layout.exploration ? this.site : (this.layout.slotArea[place] ?? -1);
  }
  slotCards(): readonly Thing[] {
    return this.board.slotCards(this);
  }
  visibleCards(): readonly Thing[] {
    return this.board.visibleCards(this);
  }
  /** Those of one area, from the left. */
  visibleIn(area: Thing): readonly Thing[] {
    return this.board.visibleByArea(this)[this.indexOf(area)] ?? [];
  }
  /** T(a) of the map: visible trouble cards in an area (TSS-MOVE-02, TSS-MOVE-22). */
  troublesIn(area: Thing): number {
    return this.slotsOf(area).filter((slot) => this.isTrouble(this.top(slot))).length;
  }

  // Kinds of things, as the fields of ops name them
  override only(things: readonly Thing[], kinds: readonly string[]): readonly Thing[] {
    const isWanted = (thing: Thing) => kinds.some((kind) => this.isOfKind(thing, kind));
    return things.every(isWanted) ? things : things.filter(isWanted);
  }
  private isOfKind(thing: Thing, kind: string): boolean {
    if (kind === 'enemy') return this.isEnemy(thing);
    if (kind === 'card') return this.isCard(thing);
    return kind === 'companion' ? this.isCompanion(thing) : sortOn(this, thing) === kind;
  }

  // Cards
  isCard(thing: Thing): boolean {
    return thing >= this.layout.firstPiece;
  }
  design(card: Thing): Design {
    return this.content.designs[this.table.designOf(card)] as Design;
  }
  isTrouble(card: Thing): boolean {
    return card >= 0 && this.design(card).kind === 'trouble';
  }
  isScenarioCard(card: Thing): boolean {
    return card >= 0 && this.design(card).kind === 'scenario';
  }
  isMarketCard(card: Thing): boolean {
    return card >= 0 && !unsold.has(this.design(card).kind);
  }
  /** Artifacts that lie revealed on their way to whoever takes them. */
  foundArtifacts(): readonly Thing[] {
    return this.at('pending').filter((card) => this.design(card).kind === 'artifact');
  }
  isEnemy(card: Thing): boolean {
    return this.isCard(card) && this.design(card).solve?.by === 'battle';
  }
  override name(thing: Thing): string {
    return this.isCard(thing) ? this.cardName(thing) : (this.layout.names[thing] as string);
  }
  cardName(card: Thing): string {
    const { id, names } = this.design(card);
    const copy = this.table.copyOf(card);
    return names[copy] ?? `${id}#${copy}`;
  }
  /** What a card is called where it is shuffled: a rename does not alter it. */
  chanceName(card: Thing): string {
    return nameForChance(this.content, this.cardName(card));
  }
  /** Every copy of a design that is on the table. */
  copiesOf(id: string): readonly Thing[] {
    const index = this.content.byId.get(id)?.index;
    const found: Thing[] = [];
    for (let card = this.layout.firstPiece; card < this.table.things; card++) {
      if (this.table.designOf(card) === index) found.push(card);
    }
    return found;
  }

  // Numbers
  ability(pc: Thing, ability: Ability): number {
    return this.value(ability, pc);
  }
}
