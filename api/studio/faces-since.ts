import { isRequired } from '#authoring/text/files/package-path.ts';
import { changedFaces } from '#authoring/tools/faces/changed-faces.ts';
import { faceLanguages } from '#authoring/tools/faces/faces-of.ts';
import type { FaceOf } from '#authoring/tools/faces/found-on-face.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { TextsSince } from './texts-since.ts';

/** Faces whose own data or translations have changed since. */
export function facesSince(documents: Documents, { texts }: Extract<TextsSince, { readonly kind: 'read' }>) {
  const languages = faceLanguages(documents);
  return [...texts].flatMap(([path, text]): readonly FaceOf[] => {
    const now = documents[path];
    return now === undefined ? [] : changedFaces(path, parsed(text), now, languages).faces;
  });
}

/** The project's own documents that affect faces. */
export function documentsOfFaces(documents: Documents, hasFaces: (path: string) => boolean): readonly string[] {
  return Object.keys(documents).filter(
    (path) => !isRequired(path) && hasFaces(/^l10n\/[^/]+\/(.+)$/.exec(path)?.[1] ?? path),
  );
}

/** Invalid JSON counts as empty, so that everything is new. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? {} : JSON.parse(text);
  } catch {
    return {};
  }
}
