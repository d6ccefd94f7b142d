import type { PassageSide } from '#authoring/tools/translations/concordance.ts';
import { problemsStore } from '../problems/problems-store.ts';
import { deskState } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import { shared } from '../texts/shared.ts';
import { Throttle } from '../timing/throttle.ts';
import { authoring } from '../workers/authoring-client.ts';
import type { Translating } from '../workers/translating-room.ts';
import { alsoShownStore } from './also-shown-store.ts';
import { askMemories } from './memories-store.ts';
import type { RowFilter } from './unit-rows.ts';

export interface AskedPassage {
  readonly text: string;
  readonly side: PassageSide;
}

/** What is selected in a text and its translation; empty: nothing. */
export interface SelectedTexts {
  readonly source: string;
  readonly target: string;
}

interface TranslationsState {
  /** Null until first loaded. */
  readonly translating: Translating | null;
  /** Null: the first. */
  readonly chosen: string | null;
  readonly filter: RowFilter;
  readonly searched: string;
  /** Limits the list to one document; null: all. */
  readonly source: string | null;
  /** Limits the list to the texts of a term, or to those that translate it with other words; null: all. */
  readonly ofTerm: { readonly term: string; readonly isDrift: boolean } | null;
  readonly row: string | null;
  /** Null: not editing. */
  readonly typed: string | null;
  /** What was last typed and taken. */
  readonly taken: { readonly row: string; readonly t: string } | null;
  /** What the open concordance was opened with; null: closed. */
  readonly concordance: AskedPassage | null;
  /** What the open dialog for a new term was opened with; null: closed. */
  readonly newTerm: SelectedTexts | null;
  /** The document that the last translation could not be written to. */
  readonly refused: string | null;
}

export const translationsStore = store<TranslationsState>(() => ({
  ...{ translating: null, chosen: null, filter: 'all', searched: '', source: null, row: null, typed: null },
  ...{ ofTerm: null, refused: null, concordance: null, newTerm: null, taken: null },
}));
const { getState, setState } = translationsStore;

class Asking {
  private readonly pace = new Throttle(200);
  /** The result of the check that the units were last asked after. */
  private askedAfter: object | null = null;

  /** Unchanged parts keep their identity. */
  ask(): void {
    this.pace.plan(async () => {
      const { problems } = problemsStore.getState();
      const found = await authoring().call('units', {
        locale: getState().chosen,
        also: alsoShownStore.getState().locale,
      });
      if (found === null) return;
      setState({ translating: shared(found, getState().translating) });
      this.askedAfter = problems;
      await askMemories(found.locale);
    });
  }

  /** Comparing thousands of units takes long: not when the view is only shown again. */
  askIfChecked(): void {
    if (this.askedAfter !== problemsStore.getState().problems) this.ask();
  }
}
const asking = deskState(() => new Asking());

/** Updates after each check; returns how to stop. */
export function followUnits(): () => void {
  asking().askIfChecked();
  return problemsStore.subscribe((state, before) => {
    if (state.problems !== before.problems) asking().ask();
  });
}

export function chooseLocale(locale: string): void {
  setState({ chosen: locale, row: null, typed: null, ofTerm: null });
  asking().ask();
}

/** Null: none. */
export function showAlso(locale: string | null): void {
  alsoShownStore.setState({ locale });
  asking().ask();
}
