import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Locale } from '../words/locale.ts';

export interface AskedEntry {
  readonly file: string;
  /** Empty: the document itself. */
  readonly path: JsonPath;
  readonly entry: Json;
  readonly locale: Locale;
}
/** `typed`: the filter. */
export interface AskedChoices extends AskedEntry {
  readonly at: JsonPath;
  readonly typed: string;
}
