import { create } from 'zustand';
import type { Reply } from '#api/session-api.ts';
import type { JsonObject } from '#engine/kernel/json.ts';
import type { GameView, ToldEvent } from '../workers/engine-calls.ts';

/** What the last edit did to the running game. */
export type Difference =
  | { readonly kind: 'none' }
  | { readonly kind: 'same' }
  | { readonly kind: 'invalid'; readonly errors: number }
  | { readonly kind: 'changed'; readonly changed: NonNullable<Reply<'edit'>['changed']> }
  | { readonly kind: 'broken'; readonly broken: NonNullable<Reply<'edit'>['broken']> };

interface PlayState {
  /** none: not begun. stopped: the engine failed and must be started again. */
  readonly state: 'none' | 'running' | 'stopped';
  /** Whether the engine has a project without errors to play. */
  readonly hasContent: boolean;
  readonly view: Omit<GameView, 'events'> | null;
  readonly events: readonly ToldEvent[];
  readonly difference: Difference;
  /** The difference in a sentence of the page's language. */
  readonly differenceSentence: string;
  /** What was taken back and can be done again, the next first. */
  readonly undone: readonly JsonObject[];
  /** Why the last request was refused, in a sentence. */
  readonly refusal: string | null;
  readonly busy: boolean;
}

/** The running game, as it is to be seen. Written by `play-commands.ts` alone. */
export const usePlay = create<PlayState>(() => ({
  state: 'none',
  hasContent: false,
  view: null,
  events: [],
  difference: { kind: 'none' },
  differenceSentence: '',
  undone: [],
  refusal: null,
  busy: false,
}));
