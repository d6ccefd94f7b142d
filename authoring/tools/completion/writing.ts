import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { CompletionText } from './draft.ts';
import type { Drafting } from './drafting.ts';
import type { CompletionProject } from './known.ts';
import type { CompletionPlace } from './place.ts';
import { boundAt, isEffectError } from './refused.ts';

export interface CompletionRequest {
  readonly text: string;
  readonly schema: Schema;
  readonly definitions: Definitions;
  readonly known: CompletionProject;
  /** Null: no effects occur in the text. */
  readonly language: Language | null;
  readonly locale: 'ja' | 'en';
}

/** `path`: of the drafted value; `taken`: names of siblings. */
export function draftingAt(
  writing: CompletionRequest,
  place: CompletionPlace,
  path: JsonPath,
  taken: ReadonlySet<string>,
): Drafting {
  const { definitions, known, locale, language } = writing;
  const bound = language === null ? {} : boundAt(place.document, path, language);
  const stands = (node: Json) => !isEffectError([], [0], node, language);
  return { definitions, known, locale, taken, bound, stands };
}

/** Adds a comma if another item follows. */
export function withComma({ needsComma }: CompletionPlace, { snippet, plain }: CompletionText): CompletionText {
  const comma = needsComma ? ',' : '';
  return { snippet: `${snippet}${comma}`, plain: `${plain}${comma}` };
}
