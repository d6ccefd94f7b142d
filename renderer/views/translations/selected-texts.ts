export interface SelectedTexts {
  readonly source: string;
  readonly target: string;
}

/** The selected part of a source text, and of a translation, whether it is only shown or being typed. */
export function selectedTexts(): SelectedTexts {
  const selection = getSelection();
  const anchor = selection?.anchorNode?.parentElement ?? null;
  const isIn = (place: string): boolean => anchor?.closest(place) != null;
  const shown = (selection?.toString() ?? '').trim();
  const { activeElement: field } = document;
  const isTyped = field instanceof HTMLTextAreaElement && field.closest('.translations-target') !== null;
  return {
    source: isIn('.translations-source') ? shown : '',
    target: isTyped
      ? field.value.slice(field.selectionStart, field.selectionEnd).trim()
      : isIn('.translations-target')
        ? shown
        : '',
  };
}
