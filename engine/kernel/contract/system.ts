import type { Erased } from '../basics/erased.ts';
import type { Json, JsonObject } from '../basics/json.ts';
import type { Text } from '../basics/text.ts';
import type { AnyChange } from '../changes/change.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Option } from '../decisions/decision.ts';
import type { Block, Probe } from '../language/block.ts';
import type { Language } from '../language/compile.ts';
import type { Schema } from '../language/field.ts';
import type { AnyNumber, Breakdown } from '../numbers/number.ts';
import type { Call, Next, RuleId } from '../procedures/next.ts';
import type { AnyProcedure } from '../procedures/procedure.ts';
import type { FormerNames } from '../table/former-names.ts';
import type { Table } from '../table/table.ts';
import type { Place, Thing } from '../table/things-and-places.ts';
import type { DesignSupply } from './design-supply.ts';
import type { Outcome } from './outcome.ts';
import type { Story } from './story.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Documents = { readonly [path: string]: Json };

export interface DocumentFormat {
  readonly id: string;
  readonly path: RegExp;
  /** An example path, for messages. */
  readonly where: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** Its ids are local to it and it is not translated: entries that a test overlays on its project. */
  readonly apart?: true;
  /** Schema definitions beyond those of the game's language. */
  readonly definitions?: { readonly [name: string]: Schema };
}

export interface Content {
  /** Hash of everything that can affect play. */
  readonly hash: string;
  readonly blocks: { get(path: string): Block | undefined };
  /** Old names of renamed designs; shuffles use them. */
  readonly formerly?: FormerNames;
}

/** Why a set-up, `put` or cheat is refused, as data. */
export interface Refusal {
  readonly code: string;
  readonly data: JsonObject;
}
export class RefusalError extends Error {
  readonly refusal: Refusal;
  constructor(code: string, data: JsonObject = {}) {
    super(`${code} ${JSON.stringify(data)}`);
    this.refusal = { code, data };
  }
}

/** A content problem that only this game can detect. */
export interface ContentProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly data: JsonObject;
}

/** External names of the integers in answers and events. */
export interface ValueNames<G> {
  readonly fields: readonly string[];
  /** Undefined: omit the field. */
  name(game: G, field: string, value: Json): Json | undefined;
  /** Name of a thing in whatever field; null: none. */
  nameOf(game: G, thing: Thing): string | null;
  /** Place of the piece of that name, as events name places; undefined if there is no such piece. */
  where?(game: G, name: string): string | undefined;
  /** Things named by a field of an event; used to hide what a seat has not seen. */
  things(field: string, value: Json): readonly Thing[];
}

/** What a seat sees of a table. */
export interface TableSight {
  readonly seat: number;
  /** It does not see which pieces lie there. */
  readonly hidden: ReadonlySet<Place>;
  /** Nor how many. */
  readonly uncounted: ReadonlySet<Place>;
  /** But for these. */
  readonly lookedAt: ReadonlySet<Thing>;
}

export interface TableDocument<G> {
  readonly schema: Schema;
  /** The whole table; for a seat, what it sees. */
  print(game: G, sight?: TableSight): JsonObject;
  /** Changes that make the table match a partial document. Throws `RefusalError`. */
  put(game: G, part: JsonObject): Next;
}

/** Heuristics for bots. */
export interface Judge<G> {
  /** From what the option's seat can see: higher is better. */
  option(game: G, option: Option): number;
  /** From what the seat can see: 0 lost to 1 won. */
  position(game: G, seat: number): number;
  /** Values of `do` that end a player's own part of a phase. */
  readonly ends: readonly string[];
  /** Values of `do` that let something go by and so are no loop, however often they are given. */
  readonly passes?: readonly string[];
  /**
   * Values of `do` that a program weighs by what has come of them at the end of the round; all others it gives by first
   * sight. Default: it weighs all.
   */
  readonly weighed?: readonly string[];
}

/** Places whose pieces a seat cannot tell apart. */
export interface HiddenPlaces {
  readonly places: readonly Place[];
  /** False: they lie in the order in which they were made, which readers of the content can guess. */
  readonly shuffled: boolean;
}

/** Pieces within a group may be in any order for the seat. The places are the same for the whole game. */
export interface HiddenZoneRule<G> {
  readonly id: string;
  readonly rule: RuleId;
  groups(game: G, seat: number): readonly HiddenPlaces[];
  /**
   * Those of the places of which the seat does not see now how many pieces lie there. Within a group it sees only how many
   * there are in all of them. Default: none.
   */
  uncounted?(game: G, seat: number): readonly Place[];
}

export interface StepName {
  readonly procedure: string;
  readonly step: string;
}

export interface RunningProcedure {
  readonly procedure: string;
  readonly my: JsonObject;
}

/** An event that moved the story (advice calls these turning points). */
export interface StoryTurn {
  /** Index among all events. */
  readonly event: number;
  readonly round: number;
  /** Steps of the story: above 0 towards victory, below 0 towards loss. */
  readonly steps: number;
}

/** Checked over many games of one set-up. Designs by id. */
export interface ExpectedCoverage {
  readonly designs: readonly string[];
  readonly story: readonly string[];
  readonly ends: readonly string[];
  /** Words of `tallied` for used, solved, reached and game-ending events. */
  readonly words: {
    readonly used: readonly string[];
    readonly solved: readonly string[];
    readonly reached: readonly string[];
    readonly ended: readonly string[];
  };
}

export interface Seating {
  readonly least: number;
  readonly most: number;
  readonly together: boolean;
}

/** A set-up option besides the number of seats; `--ID` in commands. */
export interface SetupOption<C extends Content = Erased> {
  readonly id: string;
  readonly name: Text;
  /** Allowed ids in project order; if none is chosen, the game decides. */
  values(content: C): readonly string[];
  readonly several: boolean;
  /** Each value is measured as a game of its own. */
  readonly apart: boolean;
}

export type Choices = { readonly [option: string]: readonly string[] };

/** A campaign ledger that a group keeps between games. */
export interface Ledger<G> {
  readonly format: string;
  /** For a group that has not played yet. */
  readonly blank: JsonObject;
  /** Set-up with the players' progress from the ledger. Throws `RefusalError`. */
  seat(content: Content, setup: JsonObject, ledger: JsonObject): JsonObject;
  /** Null if the game adds none. `choice`: unlock to take, default the first. Throws `RefusalError`. */
  entry(game: G, choice: string | undefined): JsonObject | null;
  enter(game: G, ledger: JsonObject, line: JsonObject): JsonObject;
}

/** A printed component besides faces: sheets, tokens, a mat. */
export interface PrintedPart {
  readonly id: string;
  readonly name: Text;
  /** Printed instead where the paper is too small. */
  readonly smaller?: string;
}

/** A game. All other code takes it as an argument. */
export interface RuleSystem<G extends KernelGame = Erased, C extends Content = Erased> {
  readonly id: string;
  /** Words that only this game's own folders may contain. */
  readonly ownWords?: readonly string[];
  readonly formats: readonly DocumentFormat[];
  readonly language: Language;
  readonly procedures: readonly AnyProcedure[];
  readonly first: Call;
  readonly changes: readonly AnyChange[];
  readonly numbers: readonly AnyNumber[];
  readonly counters: readonly string[];
  readonly names: ValueNames<G>;
  readonly vocabulary: Vocabulary<G>;
  readonly document: TableDocument<G>;
  readonly judge: Judge<G>;
  /**
   * Events to count: `as` the word, `of` the thing's field, `part` of it (`piece/part`), `by` the seat in competitive
   * games.
   */
  readonly tallied: {
    readonly [kind: string]: { readonly as: string; readonly of: string; readonly by?: string; readonly part?: string };
  };
  /** What a person reads for the words of `tallied`, the most telling first. Default: the words. */
  readonly talliedNames?: { readonly [word: string]: Text };
  expected?(content: C, choices: Choices): ExpectedCoverage;
  readonly supply?: DesignSupply;
  /** Printed size of the pieces of a pile, in millimetres. */
  pileSize?(pile: string): { readonly width: number; readonly height: number };
  readonly printedParts?: readonly PrintedPart[];
  readonly words: SystemWords;
  compile(documents: Documents, language: Language, probe: Probe | null): C;
  /** Documents with entries overlaid as a package would. Throws `RefusalError`. */
  overlay?(documents: Documents, entries: JsonObject): Documents;
  /** With choices: of the game that they choose, else of all games. Throws `RefusalError`. */
  seating(content: C, choices?: Choices): Seating;
  readonly options: readonly SetupOption<C>[];
  /** A partial set-up, for `readSetup` to complete. Default for `seats`: the game's own. Throws `RefusalError`. */
  setupFor(content: C, choices: Choices, seats?: number): JsonObject;
  /** Set-ups that differ in kind, without seeds, to try all of them. */
  setups(content: C): readonly JsonObject[];
  /** Completes a set-up document. Throws `RefusalError`. */
  readSetup(content: C, setup: Json): JsonObject;
  /** `empty`: no pieces, as a playtest begins. */
  lay(content: C, setup: JsonObject, how: 'setup' | 'empty'): Table;
  read(content: C, setup: JsonObject, table: Table, numbers: ReadonlyMap<string, AnyNumber>): G;
  /** The step that ends the set-up. */
  readonly ready: StepName;
  /** First call of a game laid `empty`. */
  readonly firstOfEmpty: Call;
  /**
   * Procedure whose first choice offers what seats may do besides what is asked, at every decision; its words are asked
   * for nowhere else. See `Session.anytime`.
   */
  readonly anytime?: string;
  /** What the current choice is about, for its prompt; `running`: innermost last. */
  about?(game: G, running: readonly RunningProcedure[]): JsonObject;
  /** Displayed numbers by name. */
  figures?(game: G): JsonObject;
  /** How the number at a place of `figures` is computed; null if there is none. */
  reckoned?(game: G, place: readonly string[]): Breakdown | null;
  readonly cheats?: Schema;
  /** Throws `RefusalError`. */
  cheat(game: G, cheat: JsonObject): Next;
  onEnd(table: Table, result: string): void;
  /** Null while the game goes on. */
  outcome(game: G): Outcome | null;
  round(game: G): number;
  /** Rank of a won game; null if not won. Omitted by games without ranks. */
  rank?(game: G): string | null;
  /** Terms of the rating that gives the rank; null if none. */
  rating?(game: G): JsonObject | null;
  /** Events that moved the story, out of all events in order. */
  turns?(game: G, events: readonly JsonObject[]): readonly StoryTurn[];
  /** What a finished game unlocks for later ones; null if nothing. */
  unlocked?(game: G): JsonObject | null;
  readonly ledger?: Ledger<G>;
  seats(game: G): number;
  roles(game: G, seat: number): readonly string[];
  /** The seat that answers for a thing; -1: anybody. */
  seatOf(game: G, by: Thing): number;
  /** -1: no such player. */
  seatNamed(game: G, name: string): number;
  readonly hidden: readonly HiddenZoneRule<G>[];
  /** Names of broken invariants. */
  brokenLaws(game: G): readonly string[];
  /** `unsound`: paths that failed their schemas; references into them are not reported. */
  check(documents: Documents, unsound: readonly string[]): readonly ContentProblem[];
  stories?(documents: Documents): readonly Story[];
}

export interface RuleWords extends Text {
  readonly chapter: string;
  /** Empty: not in the book. */
  readonly page: string;
  /** Our ruling where the book leaves it open. */
  readonly ours?: Text;
  /** Why no code keeps it: `physical`, `advice`, `sameAs` another rule, `toCome` if it is not built yet, or a sentence. */
  readonly notApplicable?: string;
}

export interface TranslatedWords {
  /** By group and id, the forms of a word in other languages, one of which a text must contain. */
  readonly groups: {
    readonly [group: string]: { readonly [id: string]: { readonly [language: string]: readonly string[] } };
  };
  /** Groups of printed words, or `group/id`, of which a text may leave some out but not say one for another. */
  readonly swapped?: readonly string[];
  /** Texts that are names used in other texts: document path, end of their keys, and the quotes around them. */
  readonly names: readonly {
    readonly path: string;
    readonly end: string;
    readonly open: string;
    readonly close: string;
    /** Everyday words, which a translation may leave out: only one in place of another is a fault. */
    readonly onlySwapped?: true;
  }[];
  readonly printed: readonly string[];
}

/** What the content writes for a result. */
export interface WrittenEnding {
  readonly name: string;
  /** To be read when it is reached. */
  readonly text: string | null;
}

export interface SystemWords {
  readonly rules: { readonly [rule: string]: RuleWords };
  /** Words by group: values of `oneOf` fields, areas, kinds. */
  readonly groups: { readonly [group: string]: { readonly [id: string]: Text } };
  readonly sheetGroups?: readonly string[];
  /** Labels of document fields whose schema has no short title. */
  readonly fields?: { readonly [key: string]: Text };
  readonly results: { readonly [result: string]: Text };
  /** Null: the content writes nothing for this result. */
  ending?(documents: Documents, locale: string, setup: JsonObject, result: string): WrittenEnding | null;
  /** Sentence of an answer by its `do`, for buttons. */
  readonly answers: { readonly [word: string]: Text };
  /** Sentence of an event by kind; empty: not shown. */
  readonly events: { readonly [kind: string]: Text };
  /** Name of an event by the step that caused it (`procedure/step`); precedes its own sentence. */
  readonly origins?: { readonly [step: string]: Text };
  /** Prompt of a choice by `procedure/step`; `KERNEL` is the default. */
  readonly prompts: { readonly [step: string]: Text };
  readonly cheats: { readonly [word: string]: Text };
  readonly translated?: TranslatedWords;
  readonly problems: { readonly [code: string]: Text };
  readonly refusals: { readonly [code: string]: Text };
  /** Display name of a thing or place. `field` disambiguates things of one name. */
  label(documents: Documents, locale: string, name: string, field?: string): string;
}

export type { Text };
