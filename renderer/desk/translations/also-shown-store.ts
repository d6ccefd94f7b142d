import { changesOf, type KeepTaken } from '../state/keep.ts';
import { store } from '../state/store.ts';

/** The language that is shown with the source texts; null: none. */
export const alsoShownStore = store<{ readonly locale: string | null }>(() => ({ locale: null }));

export const keptAlsoShown: KeepTaken<string | null> = {
  read: () => alsoShownStore.getState().locale,
  follow: changesOf(alsoShownStore, ({ locale }) => [locale]),
  take: (locale) => alsoShownStore.setState({ locale }),
};
