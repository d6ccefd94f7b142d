import type { Reading } from '../diagnostics/reading.ts';
import type { Span } from './search.ts';

/** Where ids and printed texts stand in a document: what it declares and names, and what is translated of it. */
export function placesIn({ file, facts, format, value, place }: Reading): {
  readonly ids: readonly Span[];
  readonly printed: readonly Span[];
} {
  const lines = offsetsOf(file.text);
  const spanOf = (path: Parameters<typeof place>[0]): Span => {
    const { start, end } = place(path);
    return [(lines[start.line] ?? 0) + start.character, (lines[end.line] ?? 0) + end.character];
  };
  const ids = [...facts.ids, ...facts.references].map(({ path }) => spanOf(path));
  const keys =
    format.id === 'units' && typeof value === 'object' && value !== null
      ? Object.keys((value as { units?: object }).units ?? {})
      : [];
  const units = keys.map((key) => spanOf(['units', key, 't']));
  return { ids, printed: [...facts.units.map(({ path }) => spanOf(path)), ...units] };
}

/** Where each line begins. */
function offsetsOf(text: string): readonly number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return starts;
}
