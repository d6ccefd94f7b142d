/** Why a file has no text, in the host's format. */
export interface ExampleFault {
  readonly kind: string;
  readonly [detail: string]: string | number | null | readonly string[];
}

/** A picture or its fault, in the host's format. */
export interface ExamplePicture {
  readonly path: string;
  readonly [detail: string]: unknown;
}

/** A small project with one problem at « », shown in the docs and tested. */
export interface ProblemExample {
  readonly code: string;
  readonly file: string;
  readonly edit?: readonly [string, string];
  readonly text?: string;
  readonly bom?: boolean;
  readonly fault?: ExampleFault;
  readonly faults?: { readonly [path: string]: ExampleFault };
  readonly pictures?: readonly ExamplePicture[];
  /** The words of a spelling dictionary that the translations are checked with. */
  readonly dictionary?: readonly string[];
  /** Other files: text, edit, or null to delete. */
  readonly others?: { readonly [path: string]: string | readonly [string, string] | null };
}
