import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
    .filter((file) => !file.includes('/node_modules/'));
}

export const sourcesIn = (folder: string): string[] => filesIn(folder, /(?<!\.d)\.(ts|tsx|mjs)$/);

export function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?<!')\b(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap((match) => match[1] ?? []);
}

export function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return undefined;
}

export function importsOfValues(text: string): string[] {
  const statements = text.matchAll(
    /^(?:import|export)\s(?:(?<named>[^;']*?)\sfrom\s+)?'(?<specifier>[^']+)'|\bimport\(\s*'(?<later>[^']+)'/gm,
  );
  return [...statements].flatMap(({ groups }) => {
    const { named = '', specifier, later } = groups ?? {};
    return isOfTypes(named) ? [] : (specifier ?? later ?? []);
  });
}

function isOfTypes(named: string): boolean {
  if (named.startsWith('type ')) return true;
  const names = /^\{(?<names>[^}]*)\}$/s.exec(named.trim())?.groups?.['names']?.split(',');
  return names?.every((name) => name.trim() === '' || name.trim().startsWith('type ')) ?? false;
}

export interface Room {
  readonly name: string;
  readonly may: readonly string[];
}

interface Config {
  readonly references: readonly { readonly path: string }[];
}

function references(folder: string): string[] {
  const config = JSON.parse(readFileSync(path.join(folder, 'tsconfig.json'), 'utf8')) as Config;
  return config.references.map((reference) => path.posix.join(folder, reference.path));
}

export const rooms: readonly Room[] = references('.').map((name) => ({ name, may: references(name) }));

export function roomOf(file: string): string | undefined {
  const around = rooms.filter((room) => file.startsWith(`${room.name}/`));
  return around.sort((one, other) => other.name.length - one.name.length)[0]?.name;
}

export const sourcesOf = (room: string): string[] => sourcesIn(room).filter((file) => roomOf(file) === room);
