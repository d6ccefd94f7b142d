import type { FacePart } from './face-words.ts';

/** A face: an entry of a document, in one language. */
export interface FaceOf {
  readonly path: string;
  readonly id: string;
  readonly locale: string;
}

/** What of a face does not find room, and how many millimetres it lacks. */
export interface Over {
  readonly part: FacePart;
  readonly millimetres: number;
}

/** The smallest letters of a face in points, its thinnest line and the letter or sign that stands nearest to its cut in millimetres; null: none. */
export interface Finest {
  readonly type: number | null;
  readonly line: number | null;
  readonly inside: number | null;
}

/** How a face came out. */
export interface MeasuredFace {
  /** Null: all finds room. */
  readonly over: Over | null;
  /** Letters in the language of the face that stand in none of the fonts. */
  readonly missing: readonly string[];
  /** Only where it was asked for. */
  readonly finest?: Finest;
}

/** What was found on the face of an entry, in one language. */
export type FoundOnFace =
  /** A text that exceeds its part of the face, by so many millimetres. */
  | ({ readonly code: 'FIT001' } & Over)
  /** Letters that no font has. */
  | { readonly code: 'GLY001'; readonly letters: readonly string[] };

export interface FaceFound {
  readonly face: FaceOf;
  readonly found: FoundOnFace;
}

/** What is to be told of a face that was measured; null: it is none. */
export function foundOn(face: FaceOf, measured: MeasuredFace | null): readonly FaceFound[] {
  if (measured === null) return [];
  const { over, missing } = measured;
  return [
    ...(over === null ? [] : [{ face, found: { code: 'FIT001' as const, ...over } }]),
    ...(missing.length === 0 ? [] : [{ face, found: { code: 'GLY001' as const, letters: missing } }]),
  ];
}
