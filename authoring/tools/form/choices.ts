import { phraseOf } from '#authoring/project/sentences/speak.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { viewsAt, viewsInside, viewsOf } from '#authoring/text/schema/views.ts';
import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Sort } from '#engine/kernel/language/op.ts';
import { valueOfDraft } from '../completion/draft.ts';
import { aboutOf, draftOf } from '../completion/drafting.ts';
import { siblingNames } from '../completion/neighbours.ts';
import { fieldsOfOption, unionsOf, wholeOf } from '../completion/option-fields.ts';
import type { CompletionPlace } from '../completion/place.ts';
import { isEffectError } from '../completion/refused.ts';
import { valuesAt } from '../completion/values-at.ts';
import { type CompletionRequest, draftingAt } from '../completion/writing.ts';
import { numberTyped } from './form-edit.ts';
import type { FormSources } from './form-sources.ts';
import { expectedIn } from './node-sort.ts';

/** Another option of a union is written as a whole object. */
export interface FormChoice {
  readonly label: string;
  readonly note: string;
  readonly about: string;
  readonly names: readonly string[];
  readonly path: JsonPath;
  readonly value: Json;
  readonly file?: string | undefined;
}

export function numberChoice(
  ground: FormSources,
  document: Json,
  path: JsonPath,
  typed: string,
): readonly FormChoice[] {
  const number = numberTyped(typed);
  if (number === null || !Number.isInteger(number)) return [];
  const around = viewsAt(ground.schema, document, path.slice(0, -1), ground.definitions);
  const expected = expectedIn(viewsInside(around, path.at(-1) as string | number), ground.definitions);
  if (expected === null || expected.isList || expected.sort !== 'amount') return [];
  return [{ label: String(number), note: '', about: '', names: [typed], path, value: number }];
}

/** For the value at a path, or for one more item of a list. */
export function choicesAt(ground: FormSources, document: Json, path: JsonPath): readonly FormChoice[] {
  const { schema, definitions, locale } = ground;
  const around = viewsAt(schema, document, path.slice(0, -1), definitions);
  const step = path.at(-1) as string | number;
  const union = unionsOf(around, definitions).find(({ tag }) => tag === step);
  const parent = partAt(document, path.slice(0, -1));
  if (union !== undefined && isObject(parent)) return optionsAt(ground, document, path.slice(0, -1), union);
  const schemas = viewsInside(around, step);
  const expected = expectedIn(schemas, definitions);
  if (expected !== null && !expected.isList) {
    const nodes = nodesAt(ground, document, path, expected.sort);
    const others = valuesOf(ground, document, path).filter(({ value }) => !isObject(value));
    return [...others, ...nodes];
  }
  return valuesOf(ground, document, path).map((choice) => ({
    ...choice,
    note: choice.note === choice.label ? '' : choice.note,
  }));

  function valuesOf(from: FormSources, whole: Json, at: JsonPath): readonly FormChoice[] {
    return valuesAt(writingOf(from), placeOf(whole, at)).map(({ label, note, about, names, value, plain, file }) => ({
      label: note !== '' && typeof value === 'string' ? note : label,
      note: note !== '' && typeof value === 'string' ? label : '',
      ...{ about, names, path: at, file },
      value: value === undefined ? (JSON.parse(plain) as Json) : value,
    }));
  }

  function optionsAt(
    from: FormSources,
    whole: Json,
    at: JsonPath,
    { tag, options }: ReturnType<typeof unionsOf>[number],
  ): readonly FormChoice[] {
    const { [tag]: _, ...others } = parent as JsonObject;
    const drafting = draftingAt(writingOf(from), placeOf(whole, at), at, new Set());
    return [...options].flatMap(([word, option]) => {
      const drafts = fieldsOfOption({ tag, word: String(word), schema: option }, others, drafting);
      const value = wholeOf(String(word), tag, others, drafts);
      if (isEffectError(whole, at, value, from.language)) return [];
      const about = aboutOf(option, locale);
      const names = [String(word), aboutOf(option, 'ja'), aboutOf(option, 'en')];
      return [{ label: String(word), note: '', about, names, path: at, value }];
    });
  }
}

/** Labelled with their sentences; fitting fields are kept. */
function nodesAt(ground: FormSources, document: Json, path: JsonPath, sort: Sort): readonly FormChoice[] {
  const { definitions, locale, voice, language } = ground;
  const union = definitions[sort];
  if (union === undefined || voice === null) return [];
  const written = partAt(document, path);
  const { op: before, ...others } = isObject(written) ? written : {};
  const drafting = draftingAt(writingOf(ground), placeOf(document, path), path, new Set());
  const [{ options } = { options: new Map() }] = unionsOf(viewsOf([union], {}, definitions), definitions);
  return [...options].flatMap(([word, option]) => {
    const op = String(word);
    const drafts = fieldsOfOption({ tag: 'op', word: op, schema: option }, others, drafting);
    const value = op === before ? (written as Json) : wholeOf(op, 'op', others, drafts);
    if (isEffectError(document, path, value, language)) return [];
    const label = phraseOf(value, locale, voice);
    const about = aboutOf(option, locale);
    const names = [
      label,
      op,
      aboutOf(option, 'ja'),
      aboutOf(option, 'en'),
      phraseOf(value, locale === 'ja' ? 'en' : 'ja', voice),
    ];
    return [{ label, note: op, about, names, path, value }];
  });
}

export function leastAt(ground: FormSources, document: Json, path: JsonPath): Json {
  const around = viewsAt(ground.schema, document, path.slice(0, -1), ground.definitions);
  const step = path.at(-1) as string | number;
  const taken = siblingNames(document, path);
  const drafting = draftingAt(writingOf(ground), placeOf(document, path), path, taken);
  return valueOfDraft(draftOf(viewsInside(around, step), drafting));
}

const writingOf = ({ schema, definitions, known, language, locale }: FormSources): CompletionRequest => ({
  ...{ text: '', schema, definitions, known, language, locale },
});

const placeOf = (document: Json, path: JsonPath): CompletionPlace => ({
  ...{ stands: 'value', path, document, offset: 0, length: 0, typed: '' },
  ...{ hasValue: false, needsComma: false, properties: [] },
});
