import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { phraseOf, sentenceOf } from '#authoring/project/sentences/speak.ts';
import type { Voice } from '#authoring/project/sentences/voice.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import { type Views, viewsAt, viewsInside, viewsOf } from '#authoring/text/schema/views.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Sort } from '#engine/kernel/language/op.ts';
import type { CompletionCandidate } from '../completion/candidate.ts';
import { writtenOf } from '../completion/draft.ts';
import { type CompletionPlace, placeAt } from '../completion/place.ts';
import { boundAt } from '../completion/refused.ts';
import { type ReadNode, readPhrase, readWording, type WordingParse } from './read-wording.ts';
import { wordingContext } from './wording-context.ts';

export interface WordingAsked {
  readonly text: string;
  readonly schema: Views[number];
  readonly definitions: Definitions;
  readonly locale: 'ja' | 'en';
}

const mostOffered = 12;

export function wordingAt(
  { text, schema, definitions, locale }: WordingAsked,
  offset: number,
  diagnosis: Diagnosis,
  place: CompletionPlace | null = placeAt(text, offset),
): readonly CompletionCandidate[] {
  if (place === null || place.stands !== 'value' || place.typed.trim() === '') return [];
  const step = place.path.at(-1);
  if (step === undefined) return [];
  const around = viewsAt(schema, place.document, place.path.slice(0, -1), definitions);
  const expected = expectedIn(viewsInside(around, step), definitions);
  if (expected === null) return [];
  const { isList } = expected;
  const { typed, needsComma } = place;
  const found = readTyped(typed, expected, place.document, place.path, diagnosis);
  if (found === null) return [];
  const { voice, readings, isSentence } = found;
  return readings.flatMap(({ nodes }) => offered(nodes));

  function offered(nodes: readonly ReadNode[]): readonly CompletionCandidate[] {
    // A single place takes one node only
    if (nodes.length > 1 && !isList && typeof step !== 'number') return [];
    const value = isList ? (nodes as unknown as Json) : undefined;
    const written = isList
      ? writtenOf({ kind: 'fixed', value: value as Json })
      : together(nodes.map((node) => writtenOf({ kind: 'fixed', value: node as Json })));
    const comma = needsComma ? ',' : '';
    return [
      {
        kind: 'word',
        label: isSentence
          ? sentenceOf(nodes, locale, voice)
          : nodes.map((node) => phraseOf(node, locale, voice)).join(''),
        note: '',
        about: written.plain,
        names: [typed],
        removed: [],
        snippet: `${written.snippet}${comma}`,
        plain: `${written.plain}${comma}`,
      },
    ];
  }
}

export function readTyped(
  typed: string,
  { sort, isList }: { readonly sort: Sort; readonly isList: boolean },
  document: unknown,
  path: JsonPath,
  diagnosis: Diagnosis,
): { readonly readings: readonly WordingParse[]; readonly voice: Voice; readonly isSentence: boolean } | null {
  const bound = Object.values(boundAt(document, path, diagnosis.system?.language ?? {})).flat();
  const ground = wordingContext(diagnosis, { own: ownerAt(document, path), bound });
  if (ground === null) return null;
  const isSentence = isList || sort === 'effect' || sort === 'modifier';
  const read = isSentence ? readWording : readPhrase;
  const readings = (['ja', 'en'] as const).flatMap((language) => read(typed, language, sort, ground).readings);
  return { readings: readings.slice(0, mostOffered), voice: ground.voice, isSentence };
}

const together = (all: readonly { readonly snippet: string; readonly plain: string }[]) => ({
  snippet: all.map(({ snippet }) => snippet).join(', '),
  plain: all.map(({ plain }) => plain).join(', '),
});

/** Null: no node may be there. */
function expectedIn(
  schemas: Views,
  definitions: Definitions,
): { readonly sort: Sort; readonly isList: boolean } | null {
  const found = (all: Views): Sort | undefined => all.flatMap(({ $ref }) => sortOf($ref) ?? []).at(0);
  const own = found(schemas);
  if (own !== undefined) return { sort: own, isList: false };
  const item = found(viewsInside(viewsOf(schemas, [], definitions), 0));
  return item === undefined ? null : { sort: item, isList: true };
}

const readable: readonly string[] = [
  'effect',
  'modifier',
  'selector',
  'amount',
  'condition',
  'choice',
  'trigger',
  'cost',
];

function sortOf(ref: unknown): Sort | null {
  const name = typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : '';
  return readable.includes(name) ? (name as Sort) : null;
}

function ownerAt(document: unknown, path: JsonPath): string | null {
  let at = document;
  for (const step of path) {
    const id = (at as { readonly id?: unknown } | undefined)?.id;
    if (typeof id === 'string') return id;
    at = (at as { readonly [key: string | number]: unknown } | undefined)?.[step];
  }
  return null;
}
