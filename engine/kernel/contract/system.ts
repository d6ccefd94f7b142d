import type { Erased } from '../basics/erased.ts';
import type { Json, JsonObject } from '../basics/json.ts';
import type { Text } from '../basics/text.ts';
import type { AnyChange } from '../changes/change.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Option } from '../decisions/decision.ts';
import type { Block, Probe } from '../language/block.ts';
import type { Language } from '../language/compile.ts';
import type { Schema } from '../language/field.ts';
import type { AnyNumber, Reckoning } from '../numbers/number.ts';
import type { Call, Next, RuleId } from '../procedures/next.ts';
import type { AnyProcedure } from '../procedures/procedure.ts';
import type { FormerNames } from '../table/former-names.ts';
import type { Place, Table, Thing } from '../table/table.ts';
import type { Outcome } from './outcome.ts';
import type { Story } from './story.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Documents of a project by path; play sees only what is compiled from them as content. */
export type Documents = { readonly [path: string]: Json };

export interface DocumentFormat {
  readonly id: string;
  /** Matches the path inside the project. */
  readonly path: RegExp;
  /** An example of such a path, for messages. */
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
export interface Names<G> {
  /** Order of the fields of an answer. */
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

/** The table as a document, both ways. */
export interface TableDocument<G> {
  /** Schema of the whole document; `put` and tests use parts of it. */
  readonly schema: Schema;
  /** The whole table; for a seat, without the contents of `hidden` places. */
  print(game: G, seat?: number, hidden?: ReadonlySet<Place>): JsonObject;
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
}

/** Places whose pieces a seat cannot tell apart. */
export interface Hidden {
  readonly places: readonly Place[];
  /** False: they lie in the order in which they were made, which readers of the content can guess. */
  readonly shuffled: boolean;
}

/**
 * A rule that hides pieces from a seat: pieces within a group may be in any order. The places are the same for the
 * whole game.
 */
export interface Hiding<G> {
  readonly id: string;
  readonly rule: RuleId;
  groups(game: G, seat: number): readonly Hidden[];
}

export interface StepName {
  readonly procedure: string;
  readonly step: string;
}

/** A running procedure, for `about`. */
export interface Running {
  readonly procedure: string;
  readonly my: JsonObject;
}

/** An event that moved the story (advice calls these turning points). */
export interface Turn {
  /** Index among all events. */
  readonly event: number;
  readonly round: number;
  /** Steps of the story: above 0 towards victory, below 0 towards loss. */
  readonly steps: number;
}

/** What should happen at least once in many games of one set-up. Designs by id. */
export interface Expected {
  /** Designs that players can gain during play. */
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
  /** Cooperative: all win or lose together. */
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

/** Chosen values by option id. */
export type Choices = { readonly [option: string]: readonly string[] };

/** A campaign ledger that a group keeps between games; the document has passed its schema. */
export interface Ledger<G> {
  /** Id of its format. */
  readonly format: string;
  /** For a group that has not played yet. */
  readonly blank: JsonObject;
  /** Set-up with the players' progress from the ledger. Throws `RefusalError`. */
  seat(content: Content, setup: JsonObject, ledger: JsonObject): JsonObject;
  /**
   * Ledger line for a finished game; null if it adds none. `choice`: which unlock is taken, default the first. Throws
   * `RefusalError` if that is not unlocked.
   */
  entry(game: G, choice: string | undefined): JsonObject | null;
  /** The ledger with the line added for every player. */
  enter(game: G, ledger: JsonObject, line: JsonObject): JsonObject;
}

/** A printed component besides card faces: sheets, tokens, a mat. */
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
  readonly names: Names<G>;
  readonly vocabulary: Vocabulary<G>;
  readonly document: TableDocument<G>;
  readonly judge: Judge<G>;
  /**
   * Events to count over many games: by kind, the word to count them by (`as`), the field with the thing (`of`), its
   * part if it has several (`part`, counted as `piece/part`), and the seat in competitive games (`by`).
   */
  readonly tallied: {
    readonly [kind: string]: { readonly as: string; readonly of: string; readonly by?: string; readonly part?: string };
  };
  /** What should occur among the counted. */
  expected?(content: C, choices: Choices): Expected;
  /** Printed size of the pieces of a pile, in millimetres. */
  pileSize?(pile: string): { readonly width: number; readonly height: number };
  readonly printedParts?: readonly PrintedPart[];
  readonly words: SystemWords;
  /** The documents have passed their schemas. */
  compile(documents: Documents, language: Language, probe: Probe | null): C;
  /** Documents with entries overlaid as a package would. Throws `RefusalError`. */
  overlay?(documents: Documents, entries: JsonObject): Documents;
  seating(content: C): Seating;
  readonly options: readonly SetupOption<C>[];
  /**
   * A partial set-up for the choices; `readSetup` completes it. Default for `seats`: the game's own. Throws
   * `RefusalError`.
   */
  setupFor(content: C, choices: Choices, seats?: number): JsonObject;
  /** Set-ups that differ in kind, without seeds, to try all of them. */
  setups(content: C): readonly JsonObject[];
  /** Completes a set-up document. Throws `RefusalError`. */
  readSetup(content: C, setup: Json): JsonObject;
  /** The table before the first step. `empty`: as a playtest begins, no piece anywhere. */
  lay(content: C, setup: JsonObject, how: 'setup' | 'empty'): Table;
  /** This game's reading of a table. */
  read(content: C, setup: JsonObject, table: Table, numbers: ReadonlyMap<string, AnyNumber>): G;
  /** The step that ends the set-up. */
  readonly ready: StepName;
  /** Where a game begins that was laid empty. */
  readonly firstOfEmpty: Call;
  /** What the present choice is about, in names, for its prompt; the innermost procedure is the last. */
  about?(game: G, running: readonly Running[]): JsonObject;
  /** What a table shows in numbers, as they are now and as printed, in names: for whoever draws it. */
  figures?(game: G): JsonObject;
  /** What the number at a place of `figures` is counted from; null: none stands there. */
  reckoned?(game: G, place: readonly string[]): Reckoning | null;
  /** The shape of a cheat, for whoever writes one. */
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
  turns?(game: G, events: readonly JsonObject[]): readonly Turn[];
  /** What a finished game unlocks for later ones; null if nothing. */
  unlocked?(game: G): JsonObject | null;
  readonly ledger?: Ledger<G>;
  seats(game: G): number;
  /** Ids of what a seat plays: a role, a faction; may be empty. */
  roles(game: G, seat: number): readonly string[];
  /** The seat that answers for a thing; -1: anybody. */
  seatOf(game: G, by: Thing): number;
  /** The seat of somebody who plays, by the name in answers; -1 when there is none. */
  seatNamed(game: G, name: string): number;
  readonly hidden: readonly Hiding<G>[];
  /** Names of broken invariants: pieces in impossible places, finite pools exceeded. */
  brokenLaws(game: G): readonly string[];
  /**
   * Further problems of documents that have passed their schemas. `unsound`: paths of those that have not; references
   * to their contents are not reported.
   */
  check(documents: Documents, unsound: readonly string[]): readonly ContentProblem[];
  /** Stories in documents that have passed their schemas. */
  stories?(documents: Documents): readonly Story[];
}

/** A rule of the rulebook, paraphrased. */
export interface RuleWords extends Text {
  readonly chapter: string;
  /** Empty: not in the book. */
  readonly page: string;
  /** Our ruling where the book leaves it open. */
  readonly ours?: Text;
  /** Why no program implements it: `physical`, `advice`, `sameAs` another rule, or a sentence. */
  readonly notApplicable?: string;
}

/** Words of a game that translations must use. */
export interface TranslatedWords {
  /** By group and id, the forms of a word in other languages; a text that says the word must contain one of them. */
  readonly groups: {
    readonly [group: string]: { readonly [id: string]: { readonly [language: string]: readonly string[] } };
  };
  /** Texts that are names used in other texts: document path, end of their keys, and the quotes around them. */
  readonly names: readonly {
    readonly path: string;
    readonly end: string;
    readonly open: string;
    readonly close: string;
  }[];
  /** Groups, or `group/id`, that are printed or spoken, and so translated like texts. */
  readonly printed: readonly string[];
}

export interface SystemWords {
  readonly rules: { readonly [rule: string]: RuleWords };
  /** Words by group: values of `oneOf` fields, areas, kinds. */
  readonly groups: { readonly [group: string]: { readonly [id: string]: Text } };
  /** Groups used on printed sheets only. */
  readonly sheetGroups?: readonly string[];
  /** Labels of document fields whose schema has no short title. */
  readonly fields?: { readonly [key: string]: Text };
  readonly results: { readonly [result: string]: Text };
  /** Sentence of an answer by its `do`, for buttons. */
  readonly answers: { readonly [word: string]: Text };
  /** Sentence of an event by kind; empty: not shown. */
  readonly events: { readonly [kind: string]: Text };
  /** Name of an event by the step that caused it (`procedure/step`); precedes its own sentence. */
  readonly origins?: { readonly [step: string]: Text };
  /** Prompt of a choice by `procedure/step`; `KERNEL` is the default. */
  readonly prompts: { readonly [step: string]: Text };
  readonly cheats: { readonly [word: string]: Text };
  /** Extra rules for translations. */
  readonly translated?: TranslatedWords;
  readonly problems: { readonly [code: string]: Text };
  readonly refusals: { readonly [code: string]: Text };
  /** Display name of a thing or place. `field` disambiguates things of one name. */
  label(documents: Documents, locale: string, name: string, field?: string): string;
}

export type { Text };
