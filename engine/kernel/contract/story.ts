import type { RuleId } from '../procedures/next.ts';

type Path = readonly (string | number)[];

/** A part of a story that is shown when the story comes to it. */
export interface Scene {
  readonly id: string;
  readonly file: string;
  readonly path: Path;
  /** Whether anything brings it, whatever is played. */
  readonly comes: boolean;
}

/** Where a step of a story begins: before anything is shown, on one of its scenes, or on something that belongs to no story. */
export type StoryFrom =
  | { readonly kind: 'start' }
  | { readonly kind: 'scene'; readonly id: string }
  | { readonly kind: 'other'; readonly id: string };

/** Where it leads; `result` is a word of how games end. */
export type StoryTo =
  | { readonly kind: 'scene'; readonly id: string }
  | { readonly kind: 'end'; readonly result: string; readonly isWon: boolean };

/** What makes it: a rule of the book, or a node of a text that stands at `entry` of its document. */
export type StoryBy =
  | { readonly kind: 'rule'; readonly rule: RuleId }
  | { readonly kind: 'text'; readonly file: string; readonly entry: Path; readonly node: Path };

/** What a text does with a scene, or with the whole game. */
export interface StoryStep {
  readonly does: 'brings' | 'removes' | 'ends';
  readonly from: StoryFrom;
  readonly to: StoryTo;
  readonly by: StoryBy;
  /** The other scene of the story that its text waits for; null: none. */
  readonly awaits: string | null;
}

/** A story of a project: what shows, takes away and ends what. */
export interface Story {
  readonly id: string;
  readonly file: string;
  readonly path: Path;
  readonly scenes: readonly Scene[];
  readonly steps: readonly StoryStep[];
}
