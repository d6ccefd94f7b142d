/** `before`: null for a new file. */
export interface WrittenDocument {
  readonly path: string;
  readonly before: string | null;
  readonly after: string;
}
