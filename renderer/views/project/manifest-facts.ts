import { isObject, type Json } from '#engine/kernel/basics/json.ts';

export interface ManifestFacts {
  readonly id: string;
  readonly version: string;
  readonly source: string;
}

/** What `studio.json` says of the project; empty where it says nothing. */
export function manifestFacts(manifest: Json | undefined): ManifestFacts {
  const text = (key: string): string => {
    const value = isObject(manifest) ? manifest[key] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { id: text('id'), version: text('version'), source: text('sourceLocale') };
}
