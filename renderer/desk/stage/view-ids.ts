/** What a view is opened about: a document's path, an id, whatever the view says. Null: what is worked on at the moment. */
export interface ViewProps {
  readonly about: string | null;
}

/** All views, in the order of the menu. */
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
