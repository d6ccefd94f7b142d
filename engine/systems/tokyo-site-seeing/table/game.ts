import type { AnyNumber } from '#engine/kernel/numbers/number.ts';
import { nameForChance } from '#engine/kernel/table/former-names.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import type { GameBehaviour } from '#engine/library/abilities/ability-game.ts';
import { sortOn } from '#engine/library/plain-game/layout.ts';
import type { Plan } from '#engine/library/plain-game/plan.ts';
import { TextGame } from '#engine/library/plain-game/text-game.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { type SiteSeeingSettings, settings } from '../basics/settings.ts';
import {
  type Ability,
  type Phase,
  type PileKind,
  phases,
  results,
  type SkillKind,
  skillKinds,
} from '../basics/vocabulary.ts';
import type { Bot, CardDesign, Role, Scenario, TokyoContent } from '../content/content.ts';
import type { MatArea, MatLayout, Seated } from './mat.ts';
import { type CounterName, counter, type PlaceKey } from './numbered.ts';
import { roleIn, type SiteSeeingSetup } from './seats.ts';

const unsold: ReadonlySet<string> = new Set(['trouble', 'scenario', 'site']);

/** Cached queries; see `board-queries.ts`. */
export interface BoardQueries {
  /** Including covered ones, by area, left to right. */
  slotCards(game: TokyoGame): readonly Thing[];
  /** The explored card last. */
  visibleCards(game: TokyoGame): readonly Thing[];
  /** By area; in SITE the explored card. */
  visibleByArea(game: TokyoGame): readonly (readonly Thing[])[];
  pcsByArea(game: TokyoGame): readonly (readonly Thing[])[];
  /** PCs that started the exploration, downed ones included (TSS-SITE-42). */
  participants(game: TokyoGame): readonly Thing[];
}
export interface TokyoWorkings extends GameBehaviour {
  readonly board: BoardQueries;
  readonly layOut: (seated: Seated, mat: readonly MatArea[]) => MatLayout;
}

/** Read-only view of the table. */
export class TokyoGame extends TextGame<Plan<CounterName, PlaceKey>, CardDesign, TokyoContent> {
  readonly setup: SiteSeeingSetup;
  private readonly board: BoardQueries;
  readonly layout: MatLayout;
  readonly pcs: readonly Thing[];
  readonly bots: readonly Thing[];
  readonly areas: readonly Thing[];
  readonly site: Thing;
  readonly settings: SiteSeeingSettings;
  private readonly roles: readonly Role[];
  private readonly exploration: Place;
  private readonly shown: Place;

  constructor(
    content: TokyoContent,
    setup: SiteSeeingSetup,
    table: ReadonlyTable,
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
    this.exploration = this.place('exploration');
    this.shown = this.place('scenario/shown');
    this.settings = settings.of(content.settings, setup.settings);
    this.roles = this.pcs.map((pc) => roleIn(content.roles.get(this.layout.names[pc] as string) as Role, setup));
  }

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
  /** (TSS-SCN-10) */
  get progressTravels(): boolean {
    return this.scenario.progressTravels;
  }
  get scenario(): Scenario {
    return this.content.scenarios.get(this.setup.scenario) as Scenario;
  }

  /** Index within its sort; not for cards. */
  indexOf(thing: Thing): number {
    return this.layout.indexOf[thing] as number;
  }
  private isOf(sort: string, thing: Thing): boolean {
    return thing >= 0 && thing < this.layout.firstPiece && this.layout.sortOf[thing] === sort;
  }

  isPc(thing: Thing): boolean {
    return this.isOf('pc', thing);
  }
  role(pc: Thing): Role {
    return this.roles[this.indexOf(pc)] as Role;
  }
  hand(pc: Thing): readonly Thing[] {
    return this.table.at(this.handOf(pc));
  }
  /** Shared for two PCs (TSS-SOLO-09). */
  handOf(pc: Thing): Place {
    return this.layout.places.hand[pc] as Place;
  }
  sharesHand(pc: Thing): boolean {
    return this.pcs.some((other) => other !== pc && this.handOf(other) === this.handOf(pc));
  }
  get hands(): readonly Thing[] {
    return this.layout.hands;
  }
  equipped(pc: Thing): readonly Thing[] {
    return this.table.at(this.layout.places.equipped[pc] as Place);
  }
  deckOf(pc: Thing): Place {
    return this.layout.places.deck[pc] as Place;
  }
  discardsOf(pc: Thing): Place {
    return this.layout.places.discards[pc] as Place;
  }
  isEquipped(card: Thing): boolean {
    return this.places('equipped').includes(this.table.placeOf(card));
  }
  /** Until the scenario ends (TSS-EQUIP-09). */
  isLocked(card: Thing): boolean {
    return this.count(card, counter.locked) === 1;
  }
  areaOf(pc: Thing): Thing {
    return this.count(pc, counter.area);
  }
  /** PCs and companions; enemies are defeated instead. */
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
  /** PC with the card in hand, deck, discards or equipment; -1: none. */
  holderOf(card: Thing): Thing {
    return this.layout.holders[this.table.placeOf(card)] ?? -1;
  }

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

  // BOT cards are no PCs and not on the mat (TSS-BOT-05, TSS-BOT-12)
  isBot(thing: Thing): boolean {
    return this.isOf('bot', thing);
  }
  bot(thing: Thing): Bot {
    return this.content.bots.get(this.name(thing)) as Bot;
  }

  isArea(thing: Thing): boolean {
    return this.isOf('area', thing);
  }
  areaCalled(id: string): Thing {
    return this.called('area', id) ?? -1;
  }
  isSite(area: Thing): boolean {
    return area === this.site;
  }
  /** (TSS-COMP-15) */
  adjacent(area: Thing): readonly Thing[] {
    return this.layout.neighbours[this.indexOf(area)] ?? [];
  }
  heals(area: Thing): boolean {
    return this.content.areas[this.indexOf(area)]?.heals === true;
  }
  pcsIn(area: Thing): readonly Thing[] {
    return this.board.pcsByArea(this)[this.indexOf(area)] ?? [];
  }

  /** Face down, first drawn lowest. */
  get encountered(): readonly Thing[] {
    return this.at('encounter');
  }
  /** Open SITE card; -1: none. */
  get explored(): Thing {
    return this.table.at(this.exploration)[0] ?? -1;
  }
  get participants(): readonly Thing[] {
    return this.board.participants(this);
  }
  get isExploring(): boolean {
    return this.explored >= 0 || this.participants.length > 0;
  }

  // Companions: shown scenario cards with HP (TSS-SCN-01)
  get companions(): readonly Thing[] {
    return this.table.at(this.shown).filter((card) => this.design(card).companion !== null);
  }
  isCompanion(thing: Thing): boolean {
    return this.isCard(thing) && this.design(thing).companion !== null && this.table.placeOf(thing) === this.shown;
  }
  hpOfCompanion(card: Thing): number {
    return this.design(card).companion?.(this, this.scope(-1, card)) ?? 0;
  }
  get explorers(): readonly Thing[] {
    return [...this.participants, ...this.companions.filter((card) => this.count(card, counter.exploring) === 1)];
  }
  /** Companions are with all PCs, but with nobody outside while they explore SITE (TSS-SCN-02). */
  companionsIn(area: Thing): readonly Thing[] {
    if (this.pcsIn(area).length === 0) return [];
    return this.companions.filter((card) => this.isSite(area) || this.count(card, counter.exploring) === 0);
  }

  slotsOf(area: Thing): readonly Place[] {
    return this.layout.slotsByArea[this.indexOf(area)] ?? [];
  }
  isSlot(place: Place): boolean {
    return (this.layout.slotArea[place] ?? -1) >= 0;
  }
  slotKind(slot: Place): PileKind {
    return this.layout.slotKind[slot] as PileKind;
  }
  /** The slot as a thing, for tokens. */
  slotThing(slot: Place): Thing {
    return this.things('slot')[this.layout.allPlaces.slots.indexOf(slot)] as Thing;
  }
  /** -1: empty. */
  top(slot: Place): Thing {
    const cards = this.table.at(slot);
    return cards.length === 0 ? -1 : (cards[cards.length - 1] as Thing);
  }
  isCovered(card: Thing): boolean {
    const place = this.table.placeOf(card);
    return this.isSlot(place) && this.top(place) !== card;
  }
  /** SITE for the explored card; -1: none. */
  areaOfCard(card: Thing): Thing {
    const place = this.table.placeOf(card);
    return place === this.exploration ? this.site : (this.layout.slotArea[place] ?? -1);
  }
  slotCards(): readonly Thing[] {
    return this.board.slotCards(this);
  }
  visibleCards(): readonly Thing[] {
    return this.board.visibleCards(this);
  }
  visibleIn(area: Thing): readonly Thing[] {
    return this.board.visibleByArea(this)[this.indexOf(area)] ?? [];
  }
  /** T(a): visible troubles in an area (TSS-MOVE-02, TSS-MOVE-22). */
  troublesIn(area: Thing): number {
    return this.slotsOf(area).filter((slot) => this.isTrouble(this.top(slot))).length;
  }

  override only(things: readonly Thing[], kinds: readonly string[]): readonly Thing[] {
    const isWanted = (thing: Thing) => kinds.some((kind) => this.isOfKind(thing, kind));
    return things.every(isWanted) ? things : things.filter(isWanted);
  }
  private isOfKind(thing: Thing, kind: string): boolean {
    if (kind === 'enemy') return this.isEnemy(thing);
    if (kind === 'card') return this.isCard(thing);
    return kind === 'companion' ? this.isCompanion(thing) : sortOn(this, thing) === kind;
  }

  isCard(thing: Thing): boolean {
    return thing >= this.layout.firstPiece;
  }
  design(card: Thing): CardDesign {
    return this.content.designs[this.table.designOf(card)] as CardDesign;
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
  /** Name for shuffles, stable under renames. */
  chanceName(card: Thing): string {
    return nameForChance(this.content, this.cardName(card));
  }
  copiesOf(id: string): readonly Thing[] {
    const index = this.content.byId.get(id)?.index;
    const found: Thing[] = [];
    for (let card = this.layout.firstPiece; card < this.table.things; card++) {
      if (this.table.designOf(card) === index) found.push(card);
    }
    return found;
  }

  ability(pc: Thing, ability: Ability): number {
    return this.value(ability, pc);
  }
}
