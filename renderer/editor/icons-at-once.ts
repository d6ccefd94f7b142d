import { getIconRegistry } from 'monaco-editor/platform/theme/common/iconRegistry';

/**
 * Fetches parts of the editor. For each single icon that a part brings, the editor writes the rules of all icons anew, and
 * the page is styled anew; meanwhile it hears of none, and of all at once when they are there.
 */
export async function iconsAtOnce<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const { _onDidChange: told } = getIconRegistry() as unknown as RegistryInside;
  held++;
  told.fire = () => {
    hasMore = true;
  };
  try {
    return await fetchPart();
  } finally {
    held--;
    if (held === 0) {
      // The emitter's own way to fire, which was only covered.
      delete (told as { fire?: unknown }).fire;
      if (hasMore) told.fire();
      hasMore = false;
    }
  }
}

let held = 0;
let hasMore = false;

interface RegistryInside {
  readonly _onDidChange: { fire: () => void };
}
