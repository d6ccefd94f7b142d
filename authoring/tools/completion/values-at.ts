import { type Views, viewsAt, viewsInside } from '#authoring/text/schema/views.ts';
import { isObject, type Json, partAt } from '#engine/kernel/basics/json.ts';
import { alternativesOf, isOf, typesOf } from './alternatives.ts';
import { type CompletionCandidate, candidateOfId, wayOf, wordOf } from './candidate.ts';
import { aboutOfAll, meanings } from './descriptions.ts';
import { onOneLine, valueOfDraft, writtenFields, writtenOf } from './draft.ts';
import { draftOfWay, namesFor } from './drafting.ts';
import { fits } from './fits.ts';
import { siblingsOf } from './neighbours.ts';
import { fieldsOfOption, removedFrom, unionsOf, wholeOf } from './option-fields.ts';
import type { CompletionPlace } from './place.ts';
import { boundAt, isEffectError } from './refused.ts';
import { type CompletionRequest, draftingAt, withComma } from './writing.ts';

/** Words of the union, or all that the schemas allow. */
export function valuesAt(writing: CompletionRequest, place: CompletionPlace): readonly CompletionCandidate[] {
  const { schema, definitions, locale } = writing;
  const step = place.path.at(-1);
  if (step === undefined) return values(writing, place, [schema]);
  const around = viewsAt(schema, place.document, place.path.slice(0, -1), definitions);
  const union = unionsOf(around, definitions).find(({ tag }) => tag === step);
  if (union === undefined) return values(writing, place, viewsInside(around, step));
  const written = partAt(place.document, place.path.slice(0, -1));
  const { [union.tag]: _, ...others } = isObject(written) ? written : {};
  const inside = place.path.slice(0, -1);
  const drafting = draftingAt(writing, place, inside, new Set());
  return [...union.options].flatMap(([word, option]) => {
    const drafts = fieldsOfOption({ tag: union.tag, word: String(word), schema: option }, others, drafting);
    if (isEffectError(place.document, inside, wholeOf(String(word), union.tag, others, drafts), writing.language))
      return [];
    const { fields, misfits } = drafts;
    const [own, more] = [writtenOf({ kind: 'fixed', value: String(word) }), writtenFields(fields)];
    const and = fields.length === 0 ? '' : ', ';
    const text = { snippet: `${own.snippet}${and}${more.snippet}`, plain: `${own.plain}${and}${more.plain}` };
    const removed = removedFrom(place, writing.text, misfits);
    return [wordOf(option, String(word), locale, { ...withComma(place, text), removed })];
  });
}

function values(writing: CompletionRequest, place: CompletionPlace, schemas: Views): readonly CompletionCandidate[] {
  const { definitions, locale } = writing;
  const { beside, names } = siblingsOf(place);
  const drafting = draftingAt(writing, place, place.path, names);
  const { [place.path.at(-1) === 'name' ? String(opAround(place)) : '']: bound } = boundHere(writing, place);
  if (bound !== undefined)
    return bound.map((name) =>
      wayOf({ kind: 'fixed', value: name }, { label: name, about: '' }, (text) => withComma(place, text)),
    );
  const about = aboutOfAll(schemas, definitions, locale);
  const isOnce = viewsAround(writing, place).some((view) => view['uniqueItems'] === true);
  const found: CompletionCandidate[] = [];
  const told = new Set<string>();
  const offer = (candidate: CompletionCandidate): void => {
    if (told.has(candidate.plain) || (isOnce && beside.has(candidate.value))) return;
    told.add(candidate.plain);
    found.push(candidate);
  };
  for (const way of alternativesOf(schemas, definitions)) {
    const types = typesOf(way);
    const words = way.schemas.flatMap((one) =>
      'const' in one ? [one['const']] : ((one['enum'] ?? []) as readonly unknown[]),
    );
    if (words.length > 0) {
      for (const [word, said] of meanings(way.schemas, locale))
        if (isOf(word, way) && (types.length === 0 || fits(word, way.schemas, definitions)))
          offer(
            wayOf({ kind: 'fixed', value: word }, { label: String(word), about: said || about }, (text) =>
              withComma(place, text),
            ),
          );
      continue;
    }
    if (types.includes('boolean'))
      for (const value of [true, false])
        offer(wayOf({ kind: 'fixed', value }, { label: String(value), about }, (text) => withComma(place, text)));
    const named = way.schemas.map((one) => namesFor(one, writing.known)).find((one) => one !== null);
    if (named !== undefined && named !== null) {
      for (const known of named)
        if (isOf(known.id, way))
          offer(candidateOfId(known, locale, withComma(place, writtenOf({ kind: 'fixed', value: known.id }))));
      continue;
    }
    const draft = draftOfWay(way, drafting);
    if (draft === null || types.length === 0 || (types.includes('boolean') && types.length === 1)) continue;
    const value = valueOfDraft(draft);
    if (!isOf(value, way)) continue;
    if (way.option !== null && isEffectError(place.document, place.path, value, writing.language)) continue;
    if (way.option !== null)
      offer(wordOf(way.option.schema, way.option.word, locale, { ...withComma(place, writtenOf(draft)), removed: [] }));
    else offer(wayOf(draft, { label: labelOf(value), about }, (text) => withComma(place, text)));
  }
  return found;
}

function opAround({ document, path }: CompletionPlace): unknown {
  const around = partAt(document, path.slice(0, -1));
  return isObject(around) ? around['op'] : undefined;
}

function boundHere(
  { language }: CompletionRequest,
  { document, path }: CompletionPlace,
): { readonly [op: string]: readonly string[] } {
  return language === null ? {} : boundAt(document, path.slice(0, -1), language);
}

function labelOf(value: Json): string {
  const text = onOneLine(value);
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}

function viewsAround({ schema, definitions }: CompletionRequest, place: CompletionPlace): Views {
  const step = place.path.at(-1);
  return typeof step === 'number' ? viewsAt(schema, place.document, place.path.slice(0, -1), definitions) : [];
}
