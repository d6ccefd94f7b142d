import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { type AskedPassage, translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { selectedTexts } from './selected-texts.ts';

/** Opens the concordance with what is selected in a source or a translation. */
export function askConcordance(): void {
  const concordance = selected();
  // It would take the focus from a text that is typed
  if (!shownPartsStore.getState().shown.has('translations')) stage().openPart('translations');
  translationsStore.setState({ concordance });
}

export function closeConcordance(): void {
  translationsStore.setState({ concordance: null });
}

function selected(): AskedPassage {
  const { source, target } = selectedTexts();
  return target === '' ? { text: source, side: 'source' } : { text: target, side: 't' };
}
