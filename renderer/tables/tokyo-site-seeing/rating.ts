import type { EndView } from '#renderer/desk/workers/engine-calls.ts';

export interface Rating {
  readonly troublesOnMat: number;
  readonly troublesDiscarded: number;
  readonly siteDrawn: number;
  readonly siteDiscarded: number;
  readonly site: number;
  readonly pcs: number;
  readonly sum: number;
  readonly rounds: number;
  readonly ranks: readonly { readonly rank: string; readonly upTo?: number }[];
}

/** Null: no rank. Unchecked: complete by the engine. */
export function ratingOf({ rating }: EndView): Rating | null {
  return rating as unknown as Rating | null;
}
