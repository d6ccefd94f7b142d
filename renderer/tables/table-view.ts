import type { ComponentType } from 'react';
import type { DocumentEntry } from '#authoring/project/documents/entry-at.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { IllegalAnswer } from '#renderer/desk/play/play-commands.ts';
import type { TableSheet } from '#renderer/desk/sheet/table-sheet.ts';
import type { Labels } from '#renderer/desk/table/table-names.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import type { EndView, OfferedAction } from '#renderer/desk/workers/engine-calls.ts';
import type { TableDrawing } from './table-drawing.ts';
import type { TableFaces } from './table-faces.ts';
import type { TablePart } from './table-parts.ts';

export interface SetupProps {
  readonly documents: Documents;
  readonly locale: Locale;
  readonly busy: boolean;
  readonly onStart: (setup: JsonObject) => void;
  readonly running: JsonObject | null;
}
export interface BoardProps {
  readonly table: JsonObject;
  /** Current values by the game's system. */
  readonly figures: JsonObject;
  readonly labels: Labels;
  readonly locale: Locale;
  readonly documents: Documents;
  readonly actions: readonly OfferedAction[];
  /** The subjects of the present decision, by name. */
  readonly about: JsonObject;
  /** In the view of one seat of a competitive game: the seats that decide now. */
  readonly asked: readonly number[];
  readonly busy: boolean;
  readonly onAct: (answer: JsonObject) => void;
  readonly onWhy: (answers: readonly JsonObject[]) => Promise<readonly IllegalAnswer[]>;
  /** The entry at the editor's cursor. */
  readonly marked: string | null;
  /** Shows the first existing entry: `along` if the editor is visible, `open` always. */
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

export interface EndProps {
  readonly end: EndView;
  readonly documents: Documents;
  readonly locale: Locale;
}
export interface RewardsProps extends EndProps {
  readonly chosen: string | null;
  readonly onChoose: (reward: string) => void;
}
export interface EndParts {
  readonly Story: ComponentType<EndProps>;
  readonly Rank: ComponentType<EndProps>;
  readonly Rewards: ComponentType<RewardsProps>;
}

export interface FaceProps {
  readonly documents: Documents;
  /** Null: nothing with a face. */
  readonly entry: DocumentEntry | null;
  readonly locale: Locale;
  /** Null or omitted: each language of the project. */
  readonly language?: string | null;
  /** A former version: read only. */
  readonly isFormer?: true;
}

export interface DocumentSignProps {
  readonly path: string;
}

export interface ActionSignProps {
  readonly answer: JsonObject;
}

export interface ActionCostProps {
  readonly answer: JsonObject;
  readonly table: JsonObject;
  /** Current values by the game's system. */
  readonly figures: JsonObject;
  readonly documents: Documents;
  readonly locale: Locale;
}

/** The view of one game; only these know its words. */
export interface TableView {
  /** The default set-up; null when the project cannot be played. */
  readonly firstSetup: (documents: Documents) => JsonObject | null;
  /** The default file: the one that shows most of the game. */
  readonly firstDocument: (paths: readonly string[]) => string | null;
  /** The number of cards and the like, without settings. Null: none of these. */
  readonly entriesIn: (path: string, document: Json) => number | null;
  readonly DocumentSign: ComponentType<DocumentSignProps>;
  readonly ActionSign: ComponentType<ActionSignProps>;
  /** Its cost; nothing if it has none that can be shown. */
  readonly ActionCost: ComponentType<ActionCostProps>;
  readonly Setup: ComponentType<SetupProps>;
  readonly Board: ComponentType<BoardProps>;
  readonly end: EndParts;
  readonly gameName: (setup: JsonObject, documents: Documents, locale: Locale) => string;
  readonly Cheats: ComponentType<CheatsProps>;
  readonly Face: ComponentType<FaceProps>;
  /** For the sheet view; loaded on first use. */
  readonly loadSheet: () => Promise<TableSheet | null>;
  readonly loadFaces: () => Promise<TableFaces | null>;
  /** Loaded on first use; null: no document is drawn. */
  readonly loadDrawing: () => Promise<TableDrawing | null>;
  /** Printed parts besides faces; loaded on first use. */
  readonly loadParts: () => Promise<readonly TablePart[]>;
}
