import type { ComponentType } from 'react';
import type { JsonObject } from '#engine/kernel/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import type { Locale } from '../words/locale-store.ts';

/** What things are called, by their names in the table document. */
export type Labels = Readonly<Record<string, string>>;

export interface SetupProps {
  readonly documents: Documents;
  readonly locale: Locale;
  readonly busy: boolean;
  readonly onStart: (setup: JsonObject) => void;
}
export interface BoardProps {
  readonly table: JsonObject;
  readonly labels: Labels;
  readonly locale: Locale;
}
export interface CheatsProps {
  readonly table: JsonObject | null;
  readonly documents: Documents;
  readonly locale: Locale;
  readonly labels: Labels;
  readonly busy: boolean;
  readonly onCheat: (cheat: JsonObject) => void;
}

/** The file in the editor, its text as it stands there, and where the cursor is in it. */
export interface FaceProps {
  readonly documents: Documents;
  readonly path: string;
  readonly text: string;
  readonly offset: number;
  readonly locale: Locale;
}

/** How one game's table is shown: the only part of the renderer that knows its words. */
export interface TableView {
  /** The id of the system in studio.json. */
  readonly system: string;
  /** How a game begins when nobody has chosen; null when the project has nothing to play. */
  readonly firstSetup: (documents: Documents) => JsonObject | null;
  /** Chooses how a new game begins. */
  readonly Setup: ComponentType<SetupProps>;
  readonly Board: ComponentType<BoardProps>;
  /** How a game ended, in a word. */
  readonly resultName: (result: string, locale: Locale) => string;
  /** What may be altered against the rules. */
  readonly Cheats: ComponentType<CheatsProps>;
  /** The printed face of whatever stands at a place of a document. */
  readonly Face: ComponentType<FaceProps>;
}
