import { isFaulty, type ProjectFile, type TextFile } from '#authoring/text/files/project-file.ts';
import { parseJson } from '#authoring/text/json/parse-json.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { formatRegistryOf, type HostedSystem, studioFormat } from '#authoring/text/schema/format-registry.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { from0To1 } from './m-0-to-1.ts';
import type { MigratedValue, Migration } from './migration.ts';

export const currentFormat = 1;

export const migrations: readonly Migration[] = [from0To1];

/** `unknown`: no project, or the version is no number. */
export type FormatAge = 'older' | 'current' | 'newer' | 'unknown';

export interface MigratedFile {
  readonly path: string;
  readonly from: number;
  readonly before: string;
  readonly text: string;
  readonly keys: readonly string[];
}

export interface ProjectMigration {
  readonly age: FormatAge;
  /** 0 if there is none, null if it is invalid. */
  readonly from: number | null;
  readonly to: number;
  readonly steps: readonly { readonly from: number; readonly about: Text }[];
  readonly files: readonly MigratedFile[];
}

/** By studio.json; a document without version has version 0. */
export function formatAge(studio: string | undefined): { readonly age: FormatAge; readonly from: number | null } {
  return ageOf(studio === undefined ? null : documentIn(studio));
}

export function ageOf(document: JsonObject | null): ReturnType<typeof formatAge> {
  const from = document === null ? null : versionOf(document);
  if (from === null) return { age: 'unknown', from };
  return { age: from < currentFormat ? 'older' : from > currentFormat ? 'newer' : 'current', from };
}

/** Dry run; no files if the project is not older. */
export function migrationOf(files: readonly ProjectFile[], systems: readonly HostedSystem[]): ProjectMigration {
  const texts = files.filter((file): file is TextFile => !isFaulty(file));
  const studio = texts.find(({ path }) => path === 'studio.json')?.text;
  const { age, from } = formatAge(studio);
  const steps = age === 'older' && from !== null ? migrations.filter((one) => one.from >= from) : [];
  const isDocument = age === 'older' ? documentsOf(studio ?? '', systems) : () => false;
  return {
    age,
    from,
    to: currentFormat,
    steps: steps.map(({ from: at, about }) => ({ from: at, about })),
    files: texts.filter(({ path }) => isDocument(path)).flatMap(migrated),
  };
}

/** Of an unknown game, only the studio's own documents. */
function documentsOf(studio: string, systems: readonly HostedSystem[]): (path: string) => boolean {
  const id = documentIn(studio)?.['system'];
  const hosted = systems.find(({ system }) => system.id === id);
  const formats = hosted === undefined ? [studioFormat] : formatRegistryOf(hosted).formats;
  return (path) => formats.some((format) => format.path.test(path));
}

function migrated({ path, text: before }: TextFile): readonly MigratedFile[] {
  const first = documentIn(before);
  const from = first === null ? null : versionOf(first);
  if (first === null || from === null || from >= currentFormat) return [];
  let text = before;
  const keys = new Set<string>();
  for (const step of migrations) {
    if (step.from < from) continue;
    for (const value of step.writes(path, documentIn(text) ?? {})) {
      text = written(text, value);
      keys.add(value.key);
    }
  }
  return [{ path, from, before, text, keys: [...keys] }];
}

/** Sets a key at the root, keeping all else verbatim. */
function written(text: string, { key, value, behind }: MigratedValue): string {
  const root = treeOf(text);
  const properties = root?.children ?? [];
  const called = (name: string | undefined) => properties.find((one) => one.children?.[0]?.value === name);
  const inJson = JSON.stringify(value);
  const there = called(key)?.children?.[1];
  if (there !== undefined) return put(text, there.offset, there.length, inJson);
  const [first] = properties;
  const open = (root?.offset ?? 0) + 1;
  const gap = first === undefined ? '' : text.slice(open, first.offset);
  const entry = `${JSON.stringify(key)}: ${inJson}`;
  const before = called(behind);
  if (before !== undefined) return put(text, before.offset + before.length, 0, `,${gap === '' ? ' ' : gap}${entry}`);
  return put(text, open, 0, first === undefined ? entry : `${gap}${entry},`);
}

const put = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length);

function documentIn(text: string): JsonObject | null {
  const { sound, value } = parseJson(text);
  return sound && isObject(value) ? value : null;
}

function versionOf(document: JsonObject): number | null {
  const version = document['formatVersion'] ?? 0;
  return typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : null;
}
