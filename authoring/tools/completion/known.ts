/** What a project declares, as completion asks for it. */
export interface Known {
  /** What may be named as one of these kinds. */
  ids(kinds: readonly string[]): readonly KnownId[];
  /** What something is called in play that is of one of these sorts. */
  names(sorts: readonly string[]): readonly KnownId[];
  /** All that has a name, and that a text may refer to. */
  readonly named: readonly KnownId[];
  /** The ids that the document declares which is written. */
  readonly here: ReadonlySet<string>;
  /** The pictures that can be shown, by the names that entries know them by. */
  readonly pictures: readonly KnownId[];
  /** The texts to translate of the document that the file of translations is for which is written. */
  readonly units: readonly KnownUnit[];
}

export interface KnownId {
  readonly id: string;
  readonly copies: number;
  /** The file in which it is declared; absent: in none. */
  readonly file?: string;
  /** As it is printed, by language. */
  readonly names: { readonly [locale: string]: string };
  readonly readings: { readonly [locale: string]: string };
}

export interface KnownUnit {
  readonly key: string;
  readonly text: string;
}

/** Where nobody knows anything of the project. */
export const nothingKnown: Known = {
  ids: () => [],
  names: () => [],
  named: [],
  here: new Set(),
  pictures: [],
  units: [],
};
