import type { ComponentType } from 'react';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { WhyNot } from '#renderer/desk/play/play-commands.ts';
import type { TableSheet } from '#renderer/desk/sheet/table-sheet.ts';
import type { Labels } from '#renderer/desk/table/table-names.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import type { EndView, OfferedAction } from '#renderer/desk/workers/engine-calls.ts';
import type { TableFaces } from './table-faces.ts';
import type { TablePart } from './table-parts.ts';

export interface SetupProps {
  readonly documents: Documents;
  readonly locale: Locale;
  readonly busy: boolean;
  readonly onStart: (setup: JsonObject) => void;
  /** The set-up of the running game: what is chosen begins with it. */
  readonly running: JsonObject | null;
}
export interface BoardProps {
  readonly table: JsonObject;
  /** The numbers in force that the table shows, as its system says them. */
  readonly figures: JsonObject;
  readonly labels: Labels;
  readonly locale: Locale;
  readonly documents: Documents;
  readonly actions: readonly OfferedAction[];
  /** What the present decision is about, in names. */
  readonly about: JsonObject;
  /** While one seat looks, the seats that are asked now, where each plays for itself. */
  readonly asked: readonly number[];
  readonly busy: boolean;
  readonly onAct: (answer: JsonObject) => void;
  readonly onWhy: (answers: readonly JsonObject[]) => Promise<readonly WhyNot[]>;
  /** The id of the entry under the cursor of the editor. */
  readonly marked: string | null;
  /** Shows the entry of a thing in the editor, of several ids the first there is: `along` where the editor is to be seen, `open` in any case. */
  readonly onShow: (ids: readonly string[], how: 'along' | 'open') => void;
}
export interface CheatsProps {
  readonly table: JsonObject | null;
  readonly documents: Documents;
  readonly locale: Locale;
  readonly labels: Labels;
  readonly busy: boolean;
  readonly onCheat: (cheat: JsonObject) => void;
}

/** A game that is over, and the documents it was played on. */
export interface EndProps {
  readonly end: EndView;
  readonly documents: Documents;
  readonly locale: Locale;
}
export interface RewardsProps extends EndProps {
  readonly chosen: string | null;
  readonly onChoose: (reward: string) => void;
}
/** What only the game knows to show of its end; each part draws nothing where it has nothing to show. */
export interface EndParts {
  /** Behind and under the result: a picture, what is told at the end. */
  readonly Story: ComponentType<EndProps>;
  /** How the rank came about. */
  readonly Rank: ComponentType<EndProps>;
  /** What the end brings for later games, to choose from. */
  readonly Rewards: ComponentType<RewardsProps>;
}

/** The file in the editor, its text as it stands there, and where the cursor is in it. */
export interface FaceProps {
  readonly documents: Documents;
  readonly path: string;
  readonly text: string;
  readonly offset: number;
  readonly locale: Locale;
  /** It is no text that is being written: nothing of it is mended, and nothing remembers it. */
  readonly isFormer?: true;
}

/** A document of the project, as the explorer shows it. */
export interface DocumentSignProps {
  readonly path: string;
}

/** A legal answer, as the list of actions shows it. */
export interface ActionSignProps {
  readonly answer: JsonObject;
}

/** A legal answer, on the table it would be given at. */
export interface ActionCostProps {
  readonly answer: JsonObject;
  readonly table: JsonObject;
  /** The numbers in force, as the engine says them. */
  readonly figures: JsonObject;
  readonly documents: Documents;
  readonly locale: Locale;
}

/** How one game's table is shown: the only part of the renderer that knows its words. */
export interface TableView {
  /** How a game begins when nobody has chosen; null when the project has nothing to play. */
  readonly firstSetup: (documents: Documents) => JsonObject | null;
  /** The document that is open when nobody has chosen one: of those at hand, the one that shows most of the game. */
  readonly firstDocument: (paths: readonly string[]) => string | null;
  /** How many entries a document holds that people count: cards, not settings. Null: none of these. */
  readonly entriesIn: (path: string, document: Json) => number | null;
  /** The sign of what a document is about; draws nothing for one that has no sign. */
  readonly DocumentSign: ComponentType<DocumentSignProps>;
  /** The sign of what kind of action an answer is. */
  readonly ActionSign: ComponentType<ActionSignProps>;
  /** What an answer asks of whoever gives it, as a figure; draws nothing where it asks nothing that can be told. */
  readonly ActionCost: ComponentType<ActionCostProps>;
  /** Chooses how a new game begins. */
  readonly Setup: ComponentType<SetupProps>;
  readonly Board: ComponentType<BoardProps>;
  readonly end: EndParts;
  /** What a set-up plays, in words. */
  readonly gameName: (setup: JsonObject, documents: Documents, locale: Locale) => string;
  /** What may be altered against the rules. */
  readonly Cheats: ComponentType<CheatsProps>;
  /** The printed face of whatever stands at a place of a document. */
  readonly Face: ComponentType<FaceProps>;
  /** What it says of tables of entries, and how it draws all that it prints; loaded when somebody looks at them. */
  readonly loadSheet: () => Promise<TableSheet | null>;
  readonly loadFaces: () => Promise<TableFaces | null>;
  /** What it prints besides faces; loaded when somebody prints it. */
  readonly loadParts: () => Promise<readonly TablePart[]>;
}
