/** What a thread is given once and needs for many questions, such as the content of a project. */
export interface Given<G> {
  readonly id: string;
  readonly what: G;
}

export type ToThread<G, A> =
  | { readonly kind: 'given'; readonly given: Given<G> }
  | { readonly kind: 'ask'; readonly id: string; readonly ask: A };
export type FromThread<R> = { readonly kind: 'taken' } | { readonly kind: 'answer'; readonly answer: R };

/** A thread keeps the latest two: a project before and after a change. */
const kept = 2;

/** The ids that a thread keeps, the latest last. Both sides count alike. */
export function withLatest(ids: readonly string[], id: string): readonly string[] {
  return [...ids.filter((one) => one !== id), id].slice(-kept);
}
