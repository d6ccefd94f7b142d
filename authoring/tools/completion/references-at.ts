import { viewsAt } from '#authoring/text/schema/views.ts';
import { candidateOfId } from './candidate.ts';
import type { Completion } from './completion.ts';
import type { CompletionPlace } from './place.ts';
import type { CompletionRequest } from './writing.ts';

/** Completion of `{id}` in a text; null if no brace is open. */
export function referencesAt(writing: CompletionRequest, place: CompletionPlace, cursor: number): Completion | null {
  const { text, locale, known } = writing;
  const typed = /\{([^{}\s:]*)$/.exec(text.slice(place.offset + 1, cursor))?.[1];
  if (typed === undefined || place.stands !== 'value' || text[place.offset] !== '"' || !isText(writing, place))
    return null;
  const offset = cursor - typed.length - 1;
  // The rest of a reference that is being replaced
  const rest = /^[^{}\s:"]*\}/.exec(text.slice(cursor, place.offset + place.length))?.[0] ?? '';
  const candidates = known.named.map((one) => {
    const written = `{${one.id}}`;
    const { value: _, ...candidate } = candidateOfId(one, locale, { snippet: written, plain: written });
    return candidate;
  });
  return { offset, length: cursor + rest.length - offset, typed, candidates };
}

function isText({ schema, definitions, known }: CompletionRequest, { path, document }: CompletionPlace): boolean {
  const isUnit = path[0] === 'units' && path.length === 3 && path[2] === 't' && known.units.length > 0;
  return isUnit || viewsAt(schema, document, path, definitions).some((view) => view['x-l10n'] === true);
}
