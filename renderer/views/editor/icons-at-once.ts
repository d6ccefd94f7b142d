import { getIconRegistry } from 'monaco-editor/platform/theme/common/iconRegistry';

/** Loads a part of the editor with a single icon event: Monaco restyles the page at each. Not reentrant. */
export async function iconsAtOnce<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const { _onDidChange: told } = getIconRegistry() as unknown as RegistryInside;
  let hasMore = false;
  told.fire = () => {
    hasMore = true;
  };
  try {
    return await fetchPart();
  } finally {
    // Uncovers the emitter's own `fire`.
    delete (told as Partial<RegistryInside['_onDidChange']>).fire;
    if (hasMore) told.fire();
  }
}

interface RegistryInside {
  readonly _onDidChange: { fire: () => void };
}
