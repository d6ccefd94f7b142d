import type { Declaration } from '#authoring/project/index/declaration.ts';
import type { Sighting } from '#authoring/project/index/sightings.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { FaultyFile, TextFile } from '#authoring/text/files/project-file.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { CompletionCandidate } from '#authoring/tools/completion/candidate.ts';
import type { LineSpan } from '#authoring/tools/hover/notes.ts';
import type { ProvedGame } from '#authoring/tools/rename/rename-proof.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { TextsTold } from '../texts/texts-told.ts';
import type { Locale } from '../words/locale.ts';

/** The problems of a project, and the number of files checked. */
export interface Diagnosed {
  readonly files: number;
  readonly problems: readonly Problem[];
  /** Earlier findings on faces, placed in these texts. */
  readonly ofFaces: readonly Problem[];
}

/** A file without its text. */
type AskedFile = Omit<TextFile, 'text'> | FaultyFile;

/** All files of the project. Texts are sent as differences. */
export interface AskedDiagnosis {
  readonly files: readonly AskedFile[];
  readonly told: TextsTold;
  /** The picture files of the project; without them, no problems of pictures are reported. */
  readonly pictures?: readonly ProjectPicture[] | null;
}

export interface CursorRequest {
  readonly path: string;
  readonly text: string;
  /** The same text as edits of the checked one, if known, so that the two need not be compared. */
  readonly spliced?: SplicedText;
  readonly offset: number;
  /** The language of descriptions. */
  readonly locale: Locale;
}

/** `CursorRequest` for a file being edited, whose text is sent as a difference. */
export interface AskedInWriting extends Omit<CursorRequest, 'text' | 'spliced'> {
  readonly file: string;
  readonly told: TextsTold;
}

/** What may be written at a place, and what it replaces. */
export interface Proposed {
  readonly offset: number;
  readonly length: number;
  readonly items: readonly CompletionCandidate[];
}

/** Asks for words about the project that the engine does not provide. */
export interface AskedWords {
  readonly locale: Locale;
  readonly entries: readonly JsonObject[];
  readonly names: readonly string[];
}

/** A rule of the rule book as a sentence. */
export interface SaidRule {
  readonly text: string;
  readonly page: string;
  /** The part of it that is our own ruling; empty if none. */
  readonly ours: string;
}

export interface ListedRule extends SaidRule {
  readonly id: string;
}

/** A thing of the project, and its declaration. */
export interface Declared extends Pick<Declaration, 'id' | 'kinds' | 'names' | 'readings'>, Sighting {}
export interface AskedName {
  readonly file: string;
  readonly path: JsonPath;
  /** Where no name stands, the thing is meant that is declared around. */
  readonly around: boolean;
  /** The id in braces at the cursor, which means something where a text for people stands; null: there is none. */
  readonly referred: string | null;
}

/** Of a file: in a text that was not read yet, else (null) as it was read last. */
export interface AskedOutline {
  readonly file: string;
  readonly text: string | null;
  readonly locale: Locale;
}

export interface AskedComparison {
  readonly path: string;
  /** Null: there was no such file. */
  readonly then: string | null;
  readonly game: ProvedGame | null;
}

/** Asks for the notes of these lines of a file; null: all lines. */
export interface AskedNotes {
  readonly file: string;
  readonly locale: Locale;
  readonly lines: LineSpan | null;
}
