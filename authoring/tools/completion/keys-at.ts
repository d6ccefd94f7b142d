import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { unitStatuses } from '#authoring/text/formats/units.ts';
import { type Views, viewsAt, viewsInside, viewsOf } from '#authoring/text/schema/views.ts';
import { isObject, partAt } from '#engine/kernel/basics/json.ts';
import { type CompletionCandidate, candidateOfId, wordOf } from './candidate.ts';
import { aboutOfAll } from './descriptions.ts';
import { type CompletionText, type Draft, writtenFields } from './draft.ts';
import { aboutOf, type Drafting, draftOf, exampleOf, keysOf, requiredOf } from './drafting.ts';
import { siblingNames } from './neighbours.ts';
import { fieldsOfOption, removedFrom, unionsOf, wholeOf } from './option-fields.ts';
import type { CompletionPlace } from './place.ts';
import { isEffectError } from './refused.ts';
import { type CompletionRequest, draftingAt, withComma } from './writing.ts';

/** Options of a union first, then required keys. */
export function keysAt(writing: CompletionRequest, place: CompletionPlace): readonly CompletionCandidate[] {
  const { schema, definitions, locale } = writing;
  const views = viewsAt(schema, place.document, place.path, definitions);
  const written = partAt(place.document, place.path);
  const object = isObject(written) ? written : {};
  const drafting = draftingAt(writing, place, place.path, siblingNames(place.document, place.path));
  const required = requiredOf(views);
  const left = keysOf(views).filter((key) => !Object.hasOwn(object, key));
  const example = views
    .map((view) => exampleOf(view, drafting))
    .find((one) => one !== undefined && one['op'] === object['op']);
  const untagged = unionsOf(views, definitions).filter(({ tag, options }) => !options.has(object[tag]));
  const tags = new Set(untagged.map(({ tag }) => tag));
  return [
    ...untagged.flatMap(({ options, tag }) =>
      [...options].flatMap(([word, option]) => {
        const drafts = fieldsOfOption({ tag, word: String(word), schema: option }, object, drafting);
        if (isEffectError(place.document, place.path, wholeOf(String(word), tag, object, drafts), writing.language))
          return [];
        const fields = [[tag, { kind: 'fixed', value: String(word) }], ...drafts.fields] as const;
        const removed = removedFrom(place, writing.text, drafts.misfits);
        return [wordOf(option, String(word), locale, { ...withComma(place, writtenFields(fields)), removed })];
      }),
    ),
    ...[...required.filter((key) => left.includes(key)), ...left.filter((key) => !required.includes(key))]
      .filter((key) => !tags.has(key))
      .map((key) => keyCandidate(key, required.includes(key))),
    ...unitsBy(views, object, drafting, place),
    ...keyedBy(views, object, drafting).map(([known, inside]) =>
      candidateOfId(known, locale, withComma(place, writtenKey(known.id, place, draftOf(inside, drafting)))),
    ),
  ];

  function keyCandidate(key: string, isRequired: boolean): CompletionCandidate {
    const inside = viewsInside(viewsOf(views, object, definitions), key);
    const draft = draftOf(inside, drafting, example?.[key]);
    const about = aboutOfAll(inside, definitions, locale);
    const names = [key, about, ...inside.map((one) => aboutOf(one, locale === 'ja' ? 'en' : 'ja'))];
    const text = withComma(place, writtenKey(key, place, draft));
    return { kind: 'key', label: key, note: isRequired ? '*' : '', about, names, removed: [], ...text };
  }
}

function writtenKey(key: string, { hasValue }: CompletionPlace, draft: Draft): CompletionText {
  const quoted = JSON.stringify(key);
  return hasValue ? { snippet: quoted.replace(/[\\$}]/g, '\\$&'), plain: quoted } : writtenFields([[key, draft]]);
}

function unitsBy(
  views: Views,
  object: { readonly [key: string]: unknown },
  { known, locale }: Drafting,
  place: CompletionPlace,
): readonly CompletionCandidate[] {
  if (!views.some((view) => view['x-unit-keys'] === true)) return [];
  return known.units
    .filter(({ key }) => !Object.hasOwn(object, key))
    .map(({ key, text }) => {
      const unit: Draft = {
        kind: 'object',
        fields: [
          ['t', { kind: 'stop', value: text }],
          ['h', { kind: 'fixed', value: sourceHash(text) }],
          ['s', { kind: 'stop', value: 'draft', words: unitStatuses }],
        ],
      };
      return candidateOfId(
        { id: key, copies: 1, names: { [locale]: text }, readings: {} },
        locale,
        withComma(place, writtenKey(key, place, unit)),
      );
    });
}

function keyedBy(views: Views, object: { readonly [key: string]: unknown }, { known }: Drafting) {
  return views.flatMap((view) => {
    const sorts = view['x-keys-of'];
    if (sorts === undefined) return [];
    const all = known.names(Array.isArray(sorts) ? (sorts as readonly string[]) : [String(sorts)]);
    return all.filter(({ id }) => !Object.hasOwn(object, id)).map((one) => [one, viewsInside([view], one.id)] as const);
  });
}
