import type { SelectedTexts } from '#renderer/desk/translations/translations-store.ts';
import { fieldOfTranslation } from './insert-at-cursor.ts';

/** The selected part of a source text, and of a translation, whether it is only shown or being typed. */
export function selectedTexts(): SelectedTexts {
  const selection = getSelection();
  const anchor = selection?.anchorNode?.parentElement ?? null;
  const shownIn = (place: string): string =>
    anchor?.closest(place) == null ? '' : (selection?.toString() ?? '').trim();
  // What is selected in a field stays so while the source is selected
  const field = fieldOfTranslation();
  return {
    source: shownIn('.translations-source'),
    target: field?.value.slice(field.selectionStart, field.selectionEnd).trim() ?? shownIn('.translations-target'),
  };
}
