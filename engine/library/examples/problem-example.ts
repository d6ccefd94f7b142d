/** Why a file of an example has no text: as the host would tell it. */
export interface ExampleFault {
  readonly kind: string;
  readonly [detail: string]: string | number | null | readonly string[];
}

/** A picture of an example, or why a file is none: as the host would tell it. */
export interface ExamplePicture {
  readonly path: string;
  readonly [detail: string]: unknown;
}

/**
 * A small project in which one thing is wrong. The documentation shows it, and tests see that exactly this problem
 * comes of it, at the part between « and ».
 */
export interface ProblemExample {
  readonly code: string;
  /** Where the problem is told. */
  readonly file: string;
  /** Replaces the first part of the file's text by the second. */
  readonly edit?: readonly [string, string];
  /** The whole text in the place of the file's. */
  readonly text?: string;
  readonly bom?: boolean;
  readonly fault?: ExampleFault;
  /** Other files that have no text. */
  readonly faults?: { readonly [path: string]: ExampleFault };
  /** What lies among its pictures, as the host would tell it; without it nobody looked. */
  readonly pictures?: readonly ExamplePicture[];
  /** Other files in which something else stands: whole texts, or edits. Null takes the file away. */
  readonly others?: { readonly [path: string]: string | readonly [string, string] | null };
}
