import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';

/** Null: none is being typed. */
export const fieldOfTranslation = (): HTMLTextAreaElement | null =>
  document.querySelector('.translations-target textarea');

/** Where the focus goes after a dialog. */
export const focusTyped = (): HTMLElement | null =>
  fieldOfTranslation() ?? document.querySelector<HTMLElement>('.translations-list');

/** Into the field of the translation, which is opened at its end if it is closed. `between`: sentences of a line. */
export function insertAtCursor({ id, line }: UnitRow, text: string, between: string): void {
  const field = fieldOfTranslation();
  if (field === null) {
    const before = line.unit?.t ?? '';
    const gap = before === '' || /\s$/.test(before) ? '' : between;
    translationsStore.setState({ row: id, typed: before + gap + text });
    return;
  }
  field.focus();
  insertText(text);
}

/** In place of all that the field has. */
export function replaceText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  field.select();
  insertText(text);
}

/** Can be undone by the field, other than a new value. */
const insertText = (text: string): boolean => document.execCommand('insertText', false, text);
