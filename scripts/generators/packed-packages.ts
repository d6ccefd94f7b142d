import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package, or Electron's program, of which something is in what we hand out. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  /** As its package.json says it: an SPDX expression. */
  readonly license: string;
  readonly author: string;
  readonly folder: string;
}

const rooms = ['renderer', 'api', 'authoring', 'engine', 'host', 'loopback', 'cli', 'electron', 'schemas'];

/** Of these only the package itself is packed: Electron's program, and what the bundler writes into every bundle. */
const alone = ['electron', 'vite'];

const imported =
  /^(?!\s*import type\b).*?(?:\bfrom |\bimport\(|\bimport |@import )['"]((?:@[a-z0-9-]+\/)?[a-z][a-z0-9.-]*)(?=['"/])/gm;

/** What an installed package says of itself. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, object>>;
}

/**
 * Every package that a room imports and all that these need, by name and version. It is more than bundlers leave of them,
 * never less, and no build is asked. Packages of types are no part of any program.
 */
export function packedPackages(): readonly PackedPackage[] {
  const found = new Map<string, PackedPackage>();
  const queue = [...importedNames()].map((name) => ({ name, from: path.resolve('.') }));
  for (const { name, from } of queue) {
    const folder = folderOf(name, from);
    if (folder === null) throw new Error(`${name} is imported, and is not installed`);
    if (name.startsWith('@types/') || found.has(folder)) continue;
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    found.set(folder, packed(manifest, folder));
    if (alone.includes(name)) continue;
    for (const next of Object.keys(manifest.dependencies ?? {})) queue.push({ name: next, from: folder });
    // What it uses where it happens to be there, the bundler takes along.
    for (const next of Object.keys(manifest.peerDependenciesMeta ?? {}))
      if (folderOf(next, folder) !== null) queue.push({ name: next, from: folder });
  }
  const told = new Map([...found.values()].map((one) => [`${one.name} ${one.version}`, one]));
  return [...told.keys()].sort().map((key) => told.get(key) as PackedPackage);
}

function packed({ name, version, license = '', author = '' }: Manifest, folder: string): PackedPackage {
  return { name, version, license, author: typeof author === 'string' ? author : author.name, folder };
}

function importedNames(): ReadonlySet<string> {
  const names = new Set(alone);
  for (const room of rooms)
    for (const entry of readdirSync(room, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !/\.(tsx?|css)$/.test(entry.name)) continue;
      const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
      for (const [, name = ''] of text.matchAll(imported)) names.add(name);
    }
  return names;
}

/** As Node looks for packages: in the nearest folder of packages that has it. */
function folderOf(name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return place;
    if (folder === path.dirname(folder)) return null;
  }
}
