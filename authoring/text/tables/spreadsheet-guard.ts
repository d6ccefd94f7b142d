const guard = "'";

export const isFormula = (text: string): boolean => /^[=+@]/.test(text);

export function guarded(text: string): string {
  return isFormula(text) || /^[-\t\r](?![0-9.]+$)/.test(text) || text.startsWith(guard) ? guard + text : text;
}

export function unguarded(text: string): string {
  return text.startsWith(guard) ? text.slice(1) : text;
}
