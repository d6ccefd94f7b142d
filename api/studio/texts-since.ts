import type { GitFault, KeptVersion } from './history-calls.ts';
import type { StudioApi } from './studio-api.ts';

/** `commit` null: HEAD. */
export type SinceVersion =
  | { readonly kind: 'saved' }
  | { readonly kind: 'commit'; readonly commit: string | null }
  | { readonly kind: 'kept'; readonly at: number };

export type SinceFault = GitFault | 'missing' | 'damaged' | 'foreign' | 'failed';

/** Null: the document did not exist. */
export type TextsSince =
  | { readonly kind: 'read'; readonly texts: ReadonlyMap<string, string | null> }
  | { readonly kind: 'fault'; readonly why: SinceFault };

type Calls = Pick<StudioApi, 'gitText' | 'keptText' | 'keptVersions'>;

/** Documents without history are unchanged, and left out. */
export async function textsSince(
  api: Calls,
  paths: readonly string[],
  since: Exclude<SinceVersion, { readonly kind: 'saved' }>,
): Promise<TextsSince> {
  const texts = new Map<string, string | null>();
  for (const path of paths) {
    const found = since.kind === 'commit' ? await inCommit(api, path, since.commit) : await keptAt(api, path, since.at);
    if (found === 'nothing') continue;
    if ('why' in found) return { kind: 'fault', why: found.why };
    texts.set(path, found.text);
  }
  return { kind: 'read', texts };
}

type Found = { readonly text: string | null } | { readonly why: SinceFault };

const inCommit = (api: Calls, path: string, commit: string | null): Promise<Found> => api.gitText({ path, commit });

async function keptAt(api: Calls, path: string, at: number): Promise<Found | 'nothing'> {
  const { versions } = await api.keptVersions({ path, before: at + 1 });
  const version = versions[0] ?? (await firstKept(api, path));
  if (version === null) return 'nothing';
  const isLater = version.at > at;
  // `found` existed before it was first seen; anything else later did not exist yet
  if (version.version === null || (isLater && version.why !== 'found')) return { text: null };
  return await api.keptText({ path: version.path, version: version.version });
}

async function firstKept(api: Calls, path: string): Promise<KeptVersion | null> {
  let first: KeptVersion | null = null;
  for (;;) {
    const { versions, more } = await api.keptVersions({ path, before: first?.at ?? null });
    first = versions.at(-1) ?? first;
    if (!more || versions.length === 0) return first;
  }
}
