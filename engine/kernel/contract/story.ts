import type { RuleId } from '../procedures/next.ts';

type Path = readonly (string | number)[];

export interface Scene {
  readonly id: string;
  readonly file: string;
  readonly path: Path;
  /** A scene that is passed, or a place that one goes to and comes back from. */
  readonly sort: 'scene' | 'place';
  /** Whether anything in the content can show it. */
  readonly comes: boolean;
}

export type StoryFrom =
  | { readonly kind: 'start' }
  | { readonly kind: 'scene'; readonly id: string }
  | { readonly kind: 'other'; readonly id: string };

export type StoryTo =
  | { readonly kind: 'scene'; readonly id: string }
  | { readonly kind: 'end'; readonly result: string; readonly isWon: boolean };

/** Cause: a rule, or the node of a text whose entry is at `entry` of its document. */
export type StoryBy =
  | { readonly kind: 'rule'; readonly rule: RuleId }
  | { readonly kind: 'text'; readonly file: string; readonly entry: Path; readonly node: Path };

export interface StoryStep {
  /** `leads`: a way from place to place. */
  readonly does: 'brings' | 'removes' | 'ends' | 'leads';
  readonly from: StoryFrom;
  readonly to: StoryTo;
  readonly by: StoryBy;
  /** Another scene that its text waits for; null: none. */
  readonly awaits: string | null;
}

export interface Story {
  readonly id: string;
  readonly file: string;
  readonly path: Path;
  readonly scenes: readonly Scene[];
  readonly steps: readonly StoryStep[];
}
