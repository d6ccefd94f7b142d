import type { Declaration } from '#authoring/project/index/declaration.ts';
import type { SourceLocation } from '#authoring/project/index/source-locations.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { FaultyFile, TextFile } from '#authoring/text/files/project-file.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { CompletionCandidate } from '#authoring/tools/completion/candidate.ts';
import type { LineSpan } from '#authoring/tools/hover/notes.ts';
import type { ProvedGame } from '#authoring/tools/rename/rename-proof.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { TextDeltas } from '../texts/text-deltas.ts';
import type { Locale } from '../words/locale.ts';

export interface Diagnosed {
  readonly files: number;
  readonly problems: readonly Problem[];
  readonly ofFaces: readonly Problem[];
  /** Whether translations were checked without the tables of their languages, which are not loaded yet. */
  readonly lacksLanguages: boolean;
}

type AskedFile = Omit<TextFile, 'text'> | FaultyFile;

export interface AskedDiagnosis {
  readonly files: readonly AskedFile[];
  readonly told: TextDeltas;
  /** The picture files of the project; without them, no problems of pictures are reported. */
  readonly pictures?: readonly ProjectPicture[] | null;
}

export interface CursorRequest {
  readonly path: string;
  readonly text: string;
  /** The same text as edits of the checked one, if known, so that the two need not be compared. */
  readonly spliced?: SplicedText;
  readonly offset: number;
  readonly locale: Locale;
}

/** `CursorRequest` for a file being edited, whose text is sent as a difference. */
export interface AskedInWriting extends Omit<CursorRequest, 'text' | 'spliced'> {
  readonly file: string;
  readonly told: TextDeltas;
}

export interface Proposed {
  readonly offset: number;
  readonly length: number;
  readonly items: readonly CompletionCandidate[];
}

export interface AskedWords {
  readonly locale: Locale;
  readonly entries: readonly JsonObject[];
  readonly names: readonly string[];
}

export interface SaidRule {
  readonly text: string;
  readonly page: string;
  /** The part that is our own ruling; empty: none. */
  readonly ours: string;
}

export interface ListedRule extends SaidRule {
  readonly id: string;
}

export interface Declared extends Pick<Declaration, 'id' | 'kinds' | 'names' | 'readings'>, SourceLocation {}
export interface AskedName {
  readonly file: string;
  readonly path: JsonPath;
  /** Falls back to the enclosing declaration. */
  readonly around: boolean;
  /** The id in braces at the cursor of a text; null: none. */
  readonly referred: string | null;
}

/** With an unread text, else (null) as last read. */
export interface AskedOutline {
  readonly file: string;
  readonly text: string | null;
  readonly locale: Locale;
}

export interface AskedComparison {
  readonly path: string;
  /** Null: the file did not exist. */
  readonly then: string | null;
  readonly game: ProvedGame | null;
}

/** Asks for the notes of these lines of a file; null: all lines. */
export interface AskedNotes {
  readonly file: string;
  readonly locale: Locale;
  readonly lines: LineSpan | null;
}
