import type { JsonPath } from '#authoring/text/json/positions.ts';

/** Where an id is declared, and what the thing is called. */
export interface Declaration {
  /** What it may be referred to as; the first is the space in which it must be the only one. */
  readonly kinds: readonly string[];
  readonly id: string;
  /** Whose it is; null: the project's own. */
  readonly package: string | null;
  /** Its path among the project's files: `package:path` in a project that is required. */
  readonly file: string;
  /** Of the id itself. */
  readonly path: JsonPath;
  /** How many printed numbers it stands for. */
  readonly copies: number;
  /** As it is printed, by language: its source, and translations of it. */
  readonly names: { readonly [locale: string]: string };
  /** What it is found by besides: how its name is read. */
  readonly readings: { readonly [locale: string]: string };
  /** What it takes the place of: `package:id`. */
  readonly overrides: string | null;
}
