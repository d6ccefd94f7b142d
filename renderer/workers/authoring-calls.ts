import type { Candidate } from '#authoring/completion/candidate.ts';
import type { Fix } from '#authoring/fixes/fixes-of.ts';
import type { Hover } from '#authoring/hover/hover.ts';
import type { Notes } from '#authoring/hover/notes.ts';
import type { Declaration } from '#authoring/index/project-index.ts';
import type { UseSort } from '#authoring/index/said-by.ts';
import type { Sighting } from '#authoring/index/sightings.ts';
import type { JsonPath } from '#authoring/json/positions.ts';
import type { Problem } from '#authoring/problem.ts';
import type { ProjectFile } from '#authoring/project-file.ts';
import type { RenamePlan } from '#authoring/rename/rename-plan.ts';
import type { GameSoFar, RenameProof } from '#authoring/rename/rename-proof.ts';
import type { Searched } from '#authoring/search/search.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '../words/locale-store.ts';
import type { AskedFixes } from './mending-room.ts';

/** What was found in a project, and how much was looked at. */
export interface Diagnosed {
  readonly files: number;
  readonly problems: readonly Problem[];
}

export interface Asked {
  readonly path: string;
  readonly text: string;
  readonly offset: number;
  /** The language of descriptions. */
  readonly locale: Locale;
}

/** What may be written at a place, and what it takes the place of. */
export interface Proposed {
  readonly offset: number;
  readonly length: number;
  readonly items: readonly Candidate[];
}

/** What somebody wants said of the project while the engine says nothing. */
export interface AskedWords {
  readonly locale: Locale;
  readonly entries: readonly JsonObject[];
  readonly names: readonly string[];
}

/** A rule of the book in its sentence. */
export interface SaidRule {
  readonly text: string;
  readonly page: string;
  /** What of it is a ruling of this house; empty: nothing. */
  readonly ours: string;
}

export interface ListedRule extends SaidRule {
  readonly id: string;
}

/** A thing of the project, and where it is declared. */
export interface Declared extends Pick<Declaration, 'id' | 'kinds' | 'names' | 'readings'>, Sighting {}
export interface AskedName {
  readonly file: string;
  readonly path: JsonPath;
  /** Where no name stands, the thing is meant that is declared around. */
  readonly around: boolean;
}

export interface AskedRename {
  readonly file: string;
  /** Of the id, or of anything that means the thing. */
  readonly path: JsonPath;
  readonly to: string;
}

/** What the authoring worker answers to. */
export interface AuthoringCalls {
  readonly [name: string]: (ask: never) => unknown;
  readonly diagnose: (ask: { readonly files: readonly ProjectFile[] }) => Diagnosed;
  readonly complete: (ask: Asked) => Promise<Proposed | null>;
  /** Where ids and printed texts stand in each document. */
  readonly places: (ask: null) => Promise<readonly Omit<Searched, 'text'>[]>;
  /** What can be done about a problem; each was tried. Empty: nothing, or the texts are others by now. */
  readonly fixes: (ask: AskedFixes) => Promise<readonly Fix[]>;
  /** The codes, of those in the project, about which something may be done. */
  readonly mendable: (ask: null) => Promise<readonly string[]>;
  readonly words: (ask: AskedWords) => { readonly entries: readonly string[]; readonly names: readonly string[] };
  /** Every rule of the game that the project is of, in the order of its book. */
  readonly rules: (ask: { readonly locale: Locale }) => readonly ListedRule[];
  readonly rule: (ask: { readonly locale: Locale; readonly id: string }) => SaidRule | null;
  /** What is meant at a place, and with it who names it; null: nothing that the project declares. */
  readonly named: (
    ask: AskedName,
  ) => { readonly declared: Declared; readonly uses: readonly (Sighting & { readonly sort: UseSort })[] } | null;
  /** What a rename would do; null: nothing that the project declares stands there. */
  readonly planRename: (ask: AskedRename) => RenamePlan | null;
  /** Plays tests and the game again as they would be after it; null when there is no such plan. */
  readonly proveRename: (ask: AskedRename & { readonly game: GameSoFar | null }) => Promise<RenameProof | null>;
  /** Everything that has an id: in one file, or in the project. */
  readonly declarations: (ask: { readonly file: string | null }) => readonly Declared[];
  /** A document in which the entry at an offset prints what its effects say; null where none stands. */
  readonly textFromEffect: (ask: { readonly text: string; readonly offset: number }) => Promise<string | null>;
  readonly hover: (ask: Asked) => Promise<Hover | null>;
  /** What stands beside the text of a file, by the last look at the project. */
  readonly notes: (ask: { readonly file: string; readonly locale: Locale }) => Promise<Notes | null>;
}
