import type { IdUse, ProjectIndex } from '#authoring/project/index/project-index.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { type FaceLanguages, facesInFile } from './faces-of.ts';
import type { FaceOf } from './found-on-face.ts';

/** Own faces that mention one of these ids in a field or in a text. */
export function facesNaming(index: ProjectIndex, ids: readonly string[], languages: FaceLanguages): readonly FaceOf[] {
  const naming = new Map<string, Set<string>>();
  for (const id of ids)
    for (const use of index.usesNaming(id)) {
      const owner = isRequired(use.file) ? null : ownerOf(index, use);
      if (owner === null || owner === id) continue;
      naming.set(use.file, (naming.get(use.file) ?? new Set()).add(owner));
    }
  return [...naming].flatMap(([file, owners]) => facesInFile(file, [...owners], languages));
}

function ownerOf(index: ProjectIndex, { file, path: [list, at] }: IdUse): string | null {
  if (list === 'units' && typeof at === 'string') return at.split('/', 1)[0] ?? null;
  const document = index.readingOf(file)?.value;
  const entries = isObject(document) && list !== undefined ? document[list] : null;
  const entry: unknown = Array.isArray(entries) && typeof at === 'number' ? entries[at] : null;
  return isObject(entry) && typeof entry['id'] === 'string' ? entry['id'] : null;
}
