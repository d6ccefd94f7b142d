/** The prefix of a text that a spreadsheet would take for a formula; it is not part of the text. */
const guard = "'";

/** Whether a spreadsheet would take a text for a formula. */
export const isFormula = (text: string): boolean => /^[=+@]/.test(text);

/** Marks a text that a spreadsheet would evaluate as plain text. */
export function guarded(text: string): string {
  return isFormula(text) || /^[-\t\r](?![0-9.]+$)/.test(text) || text.startsWith(guard) ? guard + text : text;
}

export function unguarded(text: string): string {
  return text.startsWith(guard) ? text.slice(1) : text;
}
