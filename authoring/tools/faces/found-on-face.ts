import type { FacePart } from './face-words.ts';

export interface FaceOf {
  readonly path: string;
  readonly id: string;
  readonly locale: string;
}

/** By how many millimetres a part overflows. */
export interface Over {
  readonly part: FacePart;
  readonly millimetres: number;
}

/** Smallest type in points; thinnest line, and distance of the nearest mark to the cut, in millimetres. Null: none. */
export interface Finest {
  readonly type: number | null;
  readonly line: number | null;
  readonly inside: number | null;
}

export interface MeasuredFace {
  /** Null: everything fits. */
  readonly over: Over | null;
  /** Characters that no font has. */
  readonly missing: readonly string[];
  /** Only if asked for. */
  readonly finest?: Finest;
}

export type FoundOnFace =
  | ({ readonly code: 'FIT001' } & Over)
  | { readonly code: 'GLY001'; readonly letters: readonly string[] };

export interface FaceFound {
  readonly face: FaceOf;
  readonly found: FoundOnFace;
}

export function foundOn(face: FaceOf, measured: MeasuredFace | null): readonly FaceFound[] {
  if (measured === null) return [];
  const { over, missing } = measured;
  return [
    ...(over === null ? [] : [{ face, found: { code: 'FIT001' as const, ...over } }]),
    ...(missing.length === 0 ? [] : [{ face, found: { code: 'GLY001' as const, letters: missing } }]),
  ];
}
