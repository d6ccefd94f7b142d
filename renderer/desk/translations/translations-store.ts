import { problemsStore } from '../problems/problems-store.ts';
import { piece } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import { shared } from '../texts/shared.ts';
import { Paced } from '../timing/paced.ts';
import { authoring } from '../workers/authoring-client.ts';
import type { Translating } from '../workers/translating-room.ts';
import type { RowFilter } from './unit-rows.ts';

interface TranslationsState {
  /** Null until it was asked for once. */
  readonly translating: Translating | null;
  /** The locale that was chosen; null: the first. */
  readonly chosen: string | null;
  readonly filter: RowFilter;
  readonly searched: string;
  /** The document whose texts are looked at; null: all of them. */
  readonly source: string | null;
  /** The row that is worked on. */
  readonly row: string | null;
  /** What is typed into that row; null while nobody types. */
  readonly typed: string | null;
  /** The document into which the last translation could not be written. */
  readonly refused: string | null;
}

export const translationsStore = store<TranslationsState>(() => ({
  ...{ translating: null, chosen: null, filter: 'all', searched: '', source: null, row: null, typed: null },
  refused: null,
}));
const { getState, setState } = translationsStore;

class Asking {
  private readonly pace = new Paced(200);

  /** Asks anew; what did not change stays as it is. */
  ask(): void {
    this.pace.plan(async () => {
      const found = await authoring().call('units', { locale: getState().chosen });
      if (found !== null) setState({ translating: shared(found, getState().translating) });
    });
  }
}
const asking = piece(() => new Asking());

/** Keeps the texts and their translations as the project is looked through, until what this gives back is called. */
export function followUnits(): () => void {
  asking().ask();
  return problemsStore.subscribe((state, before) => {
    if (state.problems !== before.problems) asking().ask();
  });
}

export function chooseLocale(locale: string): void {
  setState({ chosen: locale, row: null, typed: null });
  asking().ask();
}
