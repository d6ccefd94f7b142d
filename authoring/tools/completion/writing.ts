import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Written } from './draft.ts';
import type { Drafting } from './drafting.ts';
import type { Known } from './known.ts';
import type { Place } from './place.ts';
import { boundAt, isRefused } from './refused.ts';

/** A text that is being written, and what is known of it. */
export interface Writing {
  readonly text: string;
  readonly schema: Schema;
  readonly definitions: Definitions;
  readonly known: Known;
  /** The effect language, where effects of the game may stand in the text; null: they are not looked at. */
  readonly language: Language | null;
  readonly locale: 'ja' | 'en';
}

/** What drafts for a place are made from. `path`: of the value that is drafted; `taken`: names that its neighbours bear. */
export function draftingAt(writing: Writing, place: Place, path: JsonPath, taken: ReadonlySet<string>): Drafting {
  const { definitions, known, locale, language } = writing;
  const bound = language === null ? {} : boundAt(place.document, path);
  const stands = (node: Json) => !isRefused([], [0], node, language);
  return { definitions, known, locale, taken, bound, stands };
}

/** What is written at a place, with the comma that parts it from what follows. */
export function followed({ needsComma }: Place, { snippet, plain }: Written): Written {
  const comma = needsComma ? ',' : '';
  return { snippet: `${snippet}${comma}`, plain: `${plain}${comma}` };
}
