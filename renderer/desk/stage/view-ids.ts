/** `about`: a path, an id or another subject; null: the current file. */
export interface ViewProps {
  readonly about: string | null;
}

export const viewIds = [
  'form',
  'sheet',
  'gallery',
  'graph',
  'layers',
  'translations',
  'stops',
  'lines',
  'tests',
  'history',
  'settings',
] as const;

export type ViewId = (typeof viewIds)[number];
