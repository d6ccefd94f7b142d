import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every source file in a folder, by its path from the root of the project; made files of types are none. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
    .filter((file) => !file.includes('/node_modules/'));
}

/** What a file imports, as it is written there; types too. */
export function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?<!')\b(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap((match) => match[1] ?? []);
}

/** The file of the house that an import leads to; undefined for a package. */
export function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return undefined;
}
