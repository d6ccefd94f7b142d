import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Locale } from '../words/locale.ts';

/** An entry of a file as it is written at the moment. */
export interface AskedEntry {
  readonly file: string;
  /** From the document to the entry; empty: the document itself. */
  readonly path: JsonPath;
  readonly entry: Json;
  readonly locale: Locale;
}
/** What may be written at a place of an entry; `typed`: what is looked for. */
export interface AskedChoices extends AskedEntry {
  readonly at: JsonPath;
  readonly typed: string;
}
