import { changesOf, type KeepTaken } from '../state/keep.ts';
import { store } from '../state/store.ts';

/** Whose texts are listed; empty: unassigned ones; null: all. */
export const personShownStore = store<{ readonly person: string | null }>(() => ({ person: null }));

export const keptPerson: KeepTaken<string | null> = {
  read: () => personShownStore.getState().person,
  follow: changesOf(personShownStore, ({ person }) => [person]),
  take: (person) => personShownStore.setState({ person }),
};
