/** A file made by the house: its path from the root of the project, and its whole text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

export function jsonFile(path: string, value: unknown): GeneratedFile {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` };
}
