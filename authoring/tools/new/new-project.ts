import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { isPackageId } from '#authoring/text/files/package-path.ts';
import type { ProjectFile, TextFile } from '#authoring/text/files/project-file.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { textOf } from './written-documents.ts';

export interface NewProject {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly locale: keyof Text;
  readonly requires: readonly { readonly id: string; readonly version: string }[];
}

export function newProject({ id, title, system, locale, requires }: NewProject): WrittenDocument {
  const after = textOf({
    ...{ formatVersion: 1, id, version: '0.1.0', system, title },
    ...{ sourceLocale: locale, locales: [locale], requires, settings: {} },
  });
  return { path: 'studio.json', before: null, after };
}

/** Copies a project under another id and title. */
export function copiedProject(
  files: readonly ProjectFile[],
  id: string,
  title: string | null,
): readonly WrittenDocument[] {
  const texts = files.filter((file): file is TextFile => !isFaulty(file));
  const was = idIn(texts.find(({ path }) => path === 'studio.json')?.text ?? '');
  return texts.flatMap(({ path, text }) => {
    const plain = withoutSchemaPath(text);
    if (path === 'studio.json') return [{ path, before: null, after: renamed(plain, id, title) }];
    if (!/^l10n\/[^/]+\/studio\.json$/.test(path)) return [{ path, before: null, after: plain }];
    // The title is new, so it has no translation yet
    return title === null ? [{ path, before: null, after: plain.replaceAll(`"${was}/`, `"${id}/`) }] : [];
  });
}

const idIn = (text: string): string => /"id": "([^"]*)"/.exec(text)?.[1] ?? '';

/** Relative `$schema` paths break in another folder. */
const withoutSchemaPath = (text: string): string => text.replace(/^(\{\s*)"\$schema": "\.[^"]*",\s*/, '$1');

function renamed(text: string, id: string, title: string | null): string {
  const called = text.replace(/^( *"id": )"[^"]*"/m, (_, key: string) => `${key}${JSON.stringify(id)}`);
  if (title === null) return called;
  return called.replace(/^( *"title": )"(?:[^"\\]|\\.)*"/m, (_, key: string) => `${key}${JSON.stringify(title)}`);
}

/** A valid project id from a folder name. */
export function idFromName(folder: string): string {
  const plain = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  return isPackageId(plain) ? plain : 'my-project';
}
