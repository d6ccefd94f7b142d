import type { JsonPath } from '#authoring/text/json/positions.ts';

export interface Declaration {
  /** The first is the namespace in which ids are unique. */
  readonly kinds: readonly string[];
  readonly id: string;
  /** Null: the project itself. */
  readonly package: string | null;
  /** `package:path` in a required project. */
  readonly file: string;
  readonly path: JsonPath;
  readonly copies: number;
  /** By locale: source and translations. */
  readonly names: { readonly [locale: string]: string };
  /** Japanese readings (kana) for search. */
  readonly readings: { readonly [locale: string]: string };
  /** `package:id`. */
  readonly overrides: string | null;
}
