import { getIconRegistry } from 'monaco-editor/platform/theme/common/iconRegistry';

/**
 * Fetches parts of the editor. For each single icon that a part brings, the editor writes the rules of all icons anew, and
 * the page is styled anew; meanwhile it hears of none, and of all at once when they are there. Not to be called again
 * before they are.
 */
export async function iconsAtOnce<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const { _onDidChange: told } = getIconRegistry() as unknown as RegistryInside;
  let hasMore = false;
  told.fire = () => {
    hasMore = true;
  };
  try {
    return await fetchPart();
  } finally {
    // The emitter's own way to fire, which was only covered.
    delete (told as Partial<RegistryInside['_onDidChange']>).fire;
    if (hasMore) told.fire();
  }
}

interface RegistryInside {
  readonly _onDidChange: { fire: () => void };
}
