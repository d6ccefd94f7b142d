/** What completion needs to know of a project. */
export interface CompletionProject {
  ids(kinds: readonly string[]): readonly KnownId[];
  names(sorts: readonly string[]): readonly KnownId[];
  /** Entries that `{id}` in texts can refer to. */
  readonly named: readonly KnownId[];
  /** Ids declared in the edited document. */
  readonly here: ReadonlySet<string>;
  readonly pictures: readonly KnownId[];
  /** Source texts, when a file of translations is edited. */
  readonly units: readonly KnownUnit[];
}

export interface KnownId {
  readonly id: string;
  readonly copies: number;
  readonly file?: string;
  readonly names: { readonly [locale: string]: string };
  readonly readings: { readonly [locale: string]: string };
}

export interface KnownUnit {
  readonly key: string;
  readonly text: string;
}

export const nothingKnown: CompletionProject = {
  ids: () => [],
  names: () => [],
  named: [],
  here: new Set(),
  pictures: [],
  units: [],
};
