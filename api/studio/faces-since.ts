import { isRequired } from '#authoring/text/files/package-path.ts';
import { changedFaces } from '#authoring/tools/faces/changed-faces.ts';
import { faceLanguages } from '#authoring/tools/faces/faces-of.ts';
import type { FaceOf } from '#authoring/tools/faces/found-on-face.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { TextsSince } from './texts-since.ts';

/** The faces of which something is other than it was then: their own texts and numbers, or translations of them. */
export function facesSince(documents: Documents, { texts }: Extract<TextsSince, { readonly kind: 'read' }>) {
  const languages = faceLanguages(documents);
  return [...texts].flatMap(([path, text]): readonly FaceOf[] => {
    const now = documents[path];
    return now === undefined ? [] : changedFaces(path, parsed(text), now, languages).faces;
  });
}

/** The documents of a project itself on which a face depends that is drawn of one of these. */
export function documentsOfFaces(documents: Documents, hasFaces: (path: string) => boolean): readonly string[] {
  return Object.keys(documents).filter(
    (path) => !isRequired(path) && hasFaces(/^l10n\/[^/]+\/(.+)$/.exec(path)?.[1] ?? path),
  );
}

/** Of a text that was no JSON then nothing is known: all of it is new. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? {} : JSON.parse(text);
  } catch {
    return {};
  }
}
