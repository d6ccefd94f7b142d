import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { type AskedPassage, translationsStore } from '#renderer/desk/translations/translations-store.ts';

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
  const { activeElement: field } = document;
  const selection = getSelection();
  const its = selection?.anchorNode?.parentElement ?? null;
  const text =
    field instanceof HTMLTextAreaElement
      ? field.value.slice(field.selectionStart, field.selectionEnd)
      : (selection?.toString() ?? '');
  if ((field instanceof HTMLTextAreaElement ? field : its)?.closest('.translations-target') != null)
    return { text: text.trim(), side: text === '' ? 'source' : 't' };
  return { text: its?.closest('.translations-source') == null ? '' : text.trim(), side: 'source' };
}
