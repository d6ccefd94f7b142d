/** What stands before a text that a spreadsheet would take for a formula; it is none of the text. */
const guard = "'";

/** Whether a spreadsheet would take a text for a formula. */
export const isFormula = (text: string): boolean => /^[=+@]/.test(text);

/** A text that a spreadsheet would reckon with is told to be one. */
export function guarded(text: string): string {
  return isFormula(text) || /^[-\t\r](?![0-9.]+$)/.test(text) || text.startsWith(guard) ? guard + text : text;
}

export function unguarded(text: string): string {
  return text.startsWith(guard) ? text.slice(1) : text;
}
