import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { selectedTexts } from './selected-texts.ts';

/** Opens the concordance with what is selected in a source or a translation. */
export function askConcordance(): void {
  const { source, target } = selectedTexts();
  showTranslations();
  const concordance = source === '' && target !== '' ? { text: target, side: 't' as const } : sourceSide(source);
  translationsStore.setState({ concordance });
}
const sourceSide = (text: string) => ({ text, side: 'source' as const });

export function closeConcordance(): void {
  translationsStore.setState({ concordance: null });
}

/** Opens the dialog for a new term with what is selected in a source and a translation. */
export function askTerm(): void {
  const newTerm = selectedTexts();
  showTranslations();
  translationsStore.setState({ newTerm });
}

export function closeTerm(): void {
  translationsStore.setState({ newTerm: null });
}

function showTranslations(): void {
  // Opening it would take the focus from the text being typed
  if (!shownPartsStore.getState().shown.has('translations')) stage().openPart('translations');
}
