/** A text as it will be; `before` is what it is now, null where there is no such file. */
export interface WrittenDocument {
  readonly path: string;
  readonly before: string | null;
  readonly after: string;
}
