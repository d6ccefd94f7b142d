/** The panel shown without an open file. */
export const NO_FILE = 'noFile';
const FILE = 'file:';
const TWIN = 'twin:';

export function filePanelId(path: string): string {
  return FILE + path;
}

export function splitPanelId(path: string): string {
  return TWIN + path;
}

/** Null: the empty panel. */
export function pathOfPanel(id: string): string | null {
  const beginning = [FILE, TWIN].find((one) => id.startsWith(one));
  return beginning === undefined ? null : id.slice(beginning.length);
}
