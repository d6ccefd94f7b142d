import { sourceOf } from '#authoring/text/files/translation-path.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { nameFields } from '#engine/kernel/documents/referred-names.ts';
import { type FaceLanguages, facesInFile } from './faces-of.ts';
import type { FaceOf } from './found-on-face.ts';

export interface ChangedFaces {
  readonly faces: readonly FaceOf[];
  /** Entries with another name, which other faces may mention. */
  readonly renamed: readonly string[];
}

export function changedFaces(path: string, before: unknown, after: unknown, languages: FaceLanguages): ChangedFaces {
  const { partsOf, facesOf } = kindOf(path, languages);
  const [was, is] = [partsOf(before), partsOf(after)];
  const isRestSame = isSame(withoutLists(before), withoutLists(after));
  const ids = [...is.keys()].filter((id) => !isRestSame || !isSame(was.get(id), is.get(id)));
  const renamed = [...is].flatMap(([id, part]) => {
    const old = was.get(id);
    return old === part || isSame(nameIn(old), nameIn(part)) ? [] : [id];
  });
  return { faces: facesOf(ids), renamed };
}

function kindOf(path: string, languages: FaceLanguages) {
  return {
    partsOf: sourceOf(path) === null ? entriesIn : unitsByOwner,
    facesOf: (ids: readonly string[]) => facesInFile(path, ids, languages),
  };
}

type Parts = ReadonlyMap<string, JsonObject>;

function entriesIn(document: unknown): Parts {
  const lists = isObject(document) ? Object.values(document).filter((one) => Array.isArray(one)) : [];
  return new Map(
    lists.flat().flatMap((entry) => (isObject(entry) && typeof entry['id'] === 'string' ? [[entry['id'], entry]] : [])),
  );
}

/** By the id at the start of the key. */
function unitsByOwner(document: unknown): Parts {
  const units = isObject(document) && isObject(document['units']) ? document['units'] : {};
  const found = new Map<string, JsonObject>();
  for (const [key, unit] of Object.entries(units)) {
    const at = key.indexOf('/');
    const [owner, rest] = at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
    found.set(owner, { ...found.get(owner), [rest]: unit });
  }
  return found;
}

const nameIn = (part: JsonObject | undefined): unknown => nameFields.map((field) => part?.[field]);

/** Values outside of lists; none of a file of translations is printed. */
function withoutLists(document: unknown): unknown {
  if (!isObject(document)) return null;
  return Object.entries(document).filter(([key, value]) => !Array.isArray(value) && !ofTranslations.has(key));
}

const ofTranslations: ReadonlySet<string> = new Set(['units', 'questions']);

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
