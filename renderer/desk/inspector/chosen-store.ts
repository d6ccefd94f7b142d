import type { Problem } from '#authoring/text/problems/problem.ts';
import { store } from '../state/store.ts';

/** An entry of a file as written; without an id the file itself. */
export interface Chosen {
  readonly file: string;
  readonly id: string | null;
  /** Of the translation in which it was chosen; null: in its own file. */
  readonly language: string | null;
}

interface ChosenState {
  /** The last choice in any part: text, tree, table, board, log, graph, gallery, problems. */
  readonly chosen: Chosen | null;
  /** Stays in the inspector while others are chosen. */
  readonly pinned: Chosen | null;
  /** The problem that a mark led to; a new object for each request. */
  readonly problem: { readonly of: Problem } | null;
}

export const chosenStore = store<ChosenState>(() => ({ chosen: null, pinned: null, problem: null }));
const { getState, setState } = chosenStore;

type Named = Pick<Chosen, 'file' | 'id'>;

export function isSameChoice(one: Named | null | undefined, other: Named | null): boolean {
  return one?.file === other?.file && one?.id === other?.id;
}

export const inspected = ({ chosen, pinned }: Pick<ChosenState, 'chosen' | 'pinned'>): Chosen | null =>
  pinned ?? chosen;

export function noteChoice(chosen: Chosen): void {
  const { chosen: before } = getState();
  if (!isSameChoice(before, chosen) || before?.language !== chosen.language) setState({ chosen });
}

export function togglePin(): void {
  const { chosen, pinned } = getState();
  setState({ pinned: pinned === null ? chosen : null });
}

export function showProblem(of: Problem): void {
  setState({ problem: { of }, pinned: null });
}
