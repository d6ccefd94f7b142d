/** `about`: a path, an id or another subject; null: the current file. */
export interface PartProps {
  readonly about: string | null;
}

/** Everything that a workspace can show. */
export const partIds = [
  'cards',
  'explorer',
  'search',
  'editor',
  'form',
  'sheet',
  'gallery',
  'graph',
  'inspector',
  'problems',
  'play',
  'log',
  'lines',
  'stops',
  'altering',
  'translations',
  'tests',
  'balance',
  'project',
  'layers',
  'history',
  'settings',
] as const;

export type PartId = (typeof partIds)[number];

export function isPart(id: string): id is PartId {
  return (partIds as readonly string[]).includes(id);
}
