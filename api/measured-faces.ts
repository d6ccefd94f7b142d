import type { FaceOf } from '#authoring/faces/face-problems.ts';
import type { FacePart } from '#authoring/faces/face-words.ts';
import type { PrintedEntry, PrintedLayout, PrintedSide } from './printed-faces.ts';

/** What of a face does not find room, and how many millimetres it lacks. */
export interface Over {
  readonly part: FacePart;
  readonly millimetres: number;
}

/** How a face came out. */
export interface MeasuredFace {
  /** Null: all finds room. */
  readonly over: Over | null;
  /** The letters on it, by the language that they stand in. */
  readonly letters: Readonly<Record<string, string>>;
}

/** What the page that draws faces can be asked for. */
export interface PrintCalls {
  /** Takes the documents of a project; gives the ids of what has a face, by document. */
  take(documents: object): Promise<Readonly<Record<string, readonly string[]>>>;
  /** Draws faces and measures them; null: an entry has no face. */
  measure(faces: readonly FaceOf[]): Promise<readonly (MeasuredFace | null)[]>;
  /** Lays out these letters of a language, each in an element of its own, so that the browser can be asked for their fonts. */
  layOut(lang: string, letters: readonly string[]): Promise<void>;
  /** All that is printed, in the order of the project. */
  list(locales: readonly string[]): Promise<readonly PrintedEntry[]>;
  /** Lays out sides of one size, to be printed; tells of each whether it could be drawn. */
  layOutSides(sides: readonly PrintedSide[], layout: PrintedLayout): Promise<readonly boolean[]>;
}
