import type { EndView } from '#renderer/desk/workers/engine-calls.ts';

/** How the rank of a victory adds up, as the engine tells it. */
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

/** null: there is no rank to speak of. The engine prints it whole, so its shape is known. */
export function ratingOf({ rating }: EndView): Rating | null {
  return rating as unknown as Rating | null;
}
