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

/** The documents of a project by their path; what play can see of them is their content. */
export type Documents = { readonly [path: string]: Json };

/** A kind of document: which paths hold it, and its shape. */
export interface DocumentFormat {
  readonly id: string;
  /** Matches the path inside the project. */
  readonly path: RegExp;
  /** An example of such a path, for messages. */
  readonly where: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** What it declares is known only in itself, and is not translated: entries that a test lays over its project. */
  readonly apart?: true;
  /** What its schema refers to besides the words of the game's language. */
  readonly definitions?: { readonly [name: string]: Schema };
}

/** A project, compiled for play. */
export interface Content {
  /** Hash of all that can affect play. */
  readonly hash: string;
  readonly blocks: { get(path: string): Block | undefined };
  /** By these names shuffles know designs that were renamed. */
  readonly formerly?: FormerNames;
}

/** A set-up, a `put` or a cheat that no table can hold: a code and what it is about, said at the edge. */
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

/** Something wrong in the content that only this game knows; where it stands is a path into the document. */
export interface ContentProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly data: JsonObject;
}

/** How integers in answers and events are called outside. */
export interface Names<G> {
  /** The order in which an answer's fields are written. */
  readonly fields: readonly string[];
  /** undefined: nobody outside is told of the field. */
  name(game: G, field: string, value: Json): Json | undefined;
  /** What a thing is called, in whatever field it stands; null: it has no name. */
  nameOf(game: G, thing: Thing): string | null;
  /** Where the piece of that name lies, as events call places; undefined when no piece on the table is called so. */
  where?(game: G, name: string): string | undefined;
  /** The things that a field of an event names: those are what somebody may not have seen. */
  things(field: string, value: Json): readonly Thing[];
}

/** The table in plain names, both ways. */
export interface TableDocument<G> {
  /** The shape of the whole document; `put` and tests take a part of it. */
  readonly schema: Schema;
  /** The whole table; for a seat, what lies in the places hidden from it is not shown. */
  print(game: G, seat?: number, hidden?: ReadonlySet<Place>): JsonObject;
  /** The changes that make the table be as a partial document says. Throws `RefusalError`. */
  put(game: G, part: JsonObject): Next;
}

/** What a program that plays may know of the rules besides the legal answers. */
export interface Judge<G> {
  /** How promising an option looks, from what its seat may see: higher is better. */
  option(game: G, option: Option): number;
  /** How good the position is for a seat, from what it may see: 0 is lost, 1 is won. */
  position(game: G, seat: number): number;
  /** Words of `do` that end one's own part of a phase. */
  readonly ends: readonly string[];
}

/** Places with pieces that a seat cannot tell apart. */
export interface Hidden {
  readonly places: readonly Place[];
  /** Whether chance has ordered them. Else they lie as they were made, as whoever has read the content would guess. */
  readonly shuffled: boolean;
}

/**
 * A rule of the book by which pieces lie hidden from a seat: for all it sees, those of a group could lie in any order.
 * Which places these are is the same from the beginning of a game to its end.
 */
export interface Hiding<G> {
  readonly id: string;
  readonly rule: RuleId;
  groups(game: G, seat: number): readonly Hidden[];
}

/** A step of a procedure. */
export interface StepName {
  readonly procedure: string;
  readonly step: string;
}

/** A procedure that runs now, for whoever says what a choice is about. */
export interface Running {
  readonly procedure: string;
  readonly my: JsonObject;
}

/** An event that moved the story. */
export interface Turn {
  /** Its place among all events. */
  readonly event: number;
  readonly round: number;
  /** By how much, in steps of the story: above 0 towards a victory, below 0 towards a loss. */
  readonly steps: number;
}

/** What should happen somewhere in many games that were set up alike, for whoever looks for what never does. Designs by their ids. */
export interface Expected {
  /** What players may come by, and should have a reason to. What they begin with is not among them. */
  readonly designs: readonly string[];
  /** What carries the story. */
  readonly story: readonly string[];
  /** What can end the game. */
  readonly ends: readonly string[];
  /** The words of `tallied` for what was used or solved, came of the story, or ended the game. */
  readonly words: {
    readonly used: readonly string[];
    readonly solved: readonly string[];
    readonly reached: readonly string[];
    readonly ended: readonly string[];
  };
}

/** How few and how many can sit down to a game. */
export interface Seating {
  readonly least: number;
  readonly most: number;
  /** They play together: they win or lose as one, and no seat is first among them. */
  readonly together: boolean;
}

/** Something that is chosen when a game is set up, besides how many play: `--ID` in commands. */
export interface SetupOption<C extends Content = Erased> {
  readonly id: string;
  /** What it is called. */
  readonly name: Text;
  /** The ids to choose from, in the project's order; unsaid, the game takes what it takes. */
  values(content: C): readonly string[];
  /** Several of them may be chosen at once. */
  readonly several: boolean;
  /** Each value is as good as a game of its own: who measures the game, measures each. */
  readonly apart: boolean;
}

/** What was chosen, by the ids of options; an option that takes one value has one. */
export type Choices = { readonly [option: string]: readonly string[] };

/** What a group keeps from one game to the next, in a document that has passed the schema of its format. */
export interface Ledger<G> {
  /** The id of its format. */
  readonly format: string;
  /** Of a group that has not played yet. */
  readonly blank: JsonObject;
  /** A set-up whose players have behind them what the ledger says. Throws `RefusalError`. */
  seat(content: Content, setup: JsonObject, ledger: JsonObject): JsonObject;
  /**
   * The line that a game which is over adds; null when it adds none. `choice`: what is taken of what the game unlocks,
   * else what stands first. Throws `RefusalError` when it does not unlock that.
   */
  entry(game: G, choice: string | undefined): JsonObject | null;
  /** The ledger with this line for everybody who has played. */
  enter(game: G, ledger: JsonObject, line: JsonObject): JsonObject;
}

/** Something that is printed besides the faces of entries: sheets, tokens, a mat. */
export interface PrintedPart {
  readonly id: string;
  /** What it is called. */
  readonly name: Text;
  /** The part that is printed in its place where the paper is too small for it. */
  readonly smaller?: string;
}

/** One game. Everything else of the house takes it as an argument. */
export interface RuleSystem<G extends KernelGame = Erased, C extends Content = Erased> {
  readonly id: string;
  /** Words that belong to this game: they stand in its own folders and nowhere else. */
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
   * What is worth counting over many games: events by their kind, the word to count them by, the field that says of what,
   * and the one that says which seat did it, where seats play against each other. `part`: the field that says which part
   * of it, where a piece has several; it is counted as `piece/part`.
   */
  readonly tallied: {
    readonly [kind: string]: { readonly as: string; readonly of: string; readonly by?: string; readonly part?: string };
  };
  /** What should be among what is counted. */
  expected?(content: C, choices: Choices): Expected;
  /** As how large the things of a pile are printed, which have one back, in millimetres; a game that prints none leaves it out. */
  pileSize?(pile: string): { readonly width: number; readonly height: number };
  /** What is printed besides the faces of entries; a game that prints nothing else leaves it out. */
  readonly printedParts?: readonly PrintedPart[];
  readonly words: SystemWords;
  /** Documents that have passed their schemas become content. */
  compile(documents: Documents, language: Language, probe: Probe | null): C;
  /** The documents with entries laid over them, as a package of changes would. Throws `RefusalError`. */
  overlay?(documents: Documents, entries: JsonObject): Documents;
  /** How many can play. */
  seating(content: C): Seating;
  /** What is chosen of a set-up besides how many play. */
  readonly options: readonly SetupOption<C>[];
  /**
   * A set-up for so many seats, with the choices that were made: a part of the document, of which `readSetup` fills in
   * the rest. Without `seats` as many as the game has by itself. Throws `RefusalError`.
   */
  setupFor(content: C, choices: Choices, seats?: number): JsonObject;
  /** Ways to set a game up that differ in kind, for whoever tries them all; each without its seed. */
  setups(content: C): readonly JsonObject[];
  /** The set-up document with everything that may be left out filled in. Throws `RefusalError`. */
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
  /** What a cheat does. Throws `RefusalError`. */
  cheat(game: G, cheat: JsonObject): Next;
  onEnd(table: Table, result: string): void;
  /** How the game came out, seat by seat; null while it goes on. */
  outcome(game: G): Outcome | null;
  round(game: G): number;
  /** How well a game was won, in the game's own word; null: it was not won, or has none. A game without ranks leaves it out. */
  rank?(game: G): string | null;
  /** The sum that the rank of a won game is read from, term by term in the game's own words; null: it has none. */
  rating?(game: G): JsonObject | null;
  /** What moved the story, out of all events of a game in their order, for whoever asks what decided it. */
  turns?(game: G, events: readonly JsonObject[]): readonly Turn[];
  /** What a game that is over unlocks for later ones, in the game's own words; null when nothing. */
  unlocked?(game: G): JsonObject | null;
  /** What a group keeps from game to game, where the game knows such a thing. */
  readonly ledger?: Ledger<G>;
  seats(game: G): number;
  /** What a seat plays, by ids of the content: a role, a faction, several; nothing where all begin alike. */
  roles(game: G, seat: number): readonly string[];
  /** The seat that answers for a thing; -1 when anybody may. */
  seatOf(game: G, by: Thing): number;
  /** The seat of somebody who plays, by the name in answers; -1 when there is none. */
  seatNamed(game: G, name: string): number;
  readonly hidden: readonly Hiding<G>[];
  /** Whether every piece is where it can be and finite pools hold: the names of the laws that are broken. */
  brokenLaws(game: G): readonly string[];
  /**
   * What is wrong in documents that have passed their schemas. `unsound` are the paths of those that have not: what
   * might stand there is not missed.
   */
  check(documents: Documents, unsound: readonly string[]): readonly ContentProblem[];
  /** The stories that documents tell which have passed their schemas; a game that tells none leaves it out. */
  stories?(documents: Documents): readonly Story[];
}

/** A rule of the book in a sentence of ours. */
export interface RuleWords extends Text {
  readonly chapter: string;
  /** Empty: the book has it nowhere. */
  readonly page: string;
  /** What of it the book leaves open, and is a ruling of this house. */
  readonly ours?: Text;
  /** Why no program keeps or breaks it: `physical`, `advice`, `sameAs` another rule, or a sentence. */
  readonly notApplicable?: string;
}

/** Words of a game that a translation says where its text says them. */
export interface TranslatedWords {
  /** By group and id what a word is in further languages, in each of its forms: a text that says it holds one of them. */
  readonly groups: {
    readonly [group: string]: { readonly [id: string]: { readonly [language: string]: readonly string[] } };
  };
  /** Texts that are names which other texts say: their document, the end of their keys, and what stands around them there. */
  readonly names: readonly {
    readonly path: string;
    readonly end: string;
    readonly open: string;
    readonly close: string;
  }[];
  /** What is printed on faces and said in sentences about effects, and so translated as texts are: groups, or `group/id`. */
  readonly printed: readonly string[];
}

export interface SystemWords {
  /** Rules of the book: chapter, page and a sentence. */
  readonly rules: { readonly [rule: string]: RuleWords };
  /** Words of the game by group: what `oneOf` fields, areas and kinds are called. */
  readonly groups: { readonly [group: string]: { readonly [id: string]: Text } };
  /** Groups whose words stand on printed sheets alone: nothing of the game is called so. */
  readonly sheetGroups?: readonly string[];
  /** What forms call fields of its documents whose schema says no short name. */
  readonly fields?: { readonly [key: string]: Text };
  /** How games end, by the words of `results`. */
  readonly results: { readonly [result: string]: Text };
  /** The sentence of an answer by its `do`: a button on the desk. */
  readonly answers: { readonly [word: string]: Text };
  /** The sentence of an event by its kind; an empty one is not told. */
  readonly events: { readonly [kind: string]: Text };
  /** What an event is called by the step of the book that did it, by `procedure/step`: before its own sentence. */
  readonly origins?: { readonly [step: string]: Text };
  /** What is being decided, by `procedure/step` of the choice; `KERNEL` where none is written. */
  readonly prompts: { readonly [step: string]: Text };
  /** The sentence of a cheat by its word. */
  readonly cheats: { readonly [word: string]: Text };
  /** What translations are held to besides what every language has. */
  readonly translated?: TranslatedWords;
  readonly problems: { readonly [code: string]: Text };
  readonly refusals: { readonly [code: string]: Text };
  /** Names a thing or place of the project in a sentence. The field in which it stands tells things of one name apart. */
  label(documents: Documents, locale: string, name: string, field?: string): string;
}

export type { Text };
