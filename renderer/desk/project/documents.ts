import { join } from '#authoring/project/packages/join.ts';
import { layersOf } from '#authoring/project/packages/layers.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { CompressedText, CompressedTexts } from '../texts/compressed-text.ts';
import { shared } from '../texts/shared.ts';
import { followedFiles } from './followed-files.ts';
import type { OpenFile } from './open-file.ts';

type Texts<Text> = Iterable<readonly [path: string, text: Text]>;

/** Parsed on first access. */
class LateDocument {
  private read: (() => Json) | null;
  private found: Json = null;

  constructor(read: () => Json) {
    this.read = read;
  }

  get isRead(): boolean {
    return this.read === null;
  }

  get value(): Json {
    if (this.read !== null) this.found = this.read();
    // Release the text
    this.read = null;
    return this.found;
  }
}

/**
 * Parses lazily and keeps the identity of unchanged documents. Edited texts are parsed at once, and keep their last
 * value while they do not parse.
 */
export function makeReader<Text>(
  read: (path: string, text: Text) => Json | undefined,
): (texts: Texts<Text>) => Documents {
  const known = new Map<string, { readonly text: Text; readonly document: LateDocument }>();
  let last: Documents = nothing;
  return (texts) => {
    const all = new Map(texts);
    let isOther = false;
    for (const path of known.keys()) if (!all.has(path)) isOther = known.delete(path);
    for (const [path, text] of all) {
      const before = known.get(path);
      if (before?.text === text) continue;
      if (before === undefined) {
        known.set(path, { text, document: new LateDocument(() => read(path, text) ?? null) });
        isOther = true;
        continue;
      }
      const value = read(path, text);
      if (value === undefined) continue;
      const { document } = before;
      const now = document.isRead ? shared(value, document.value) : value;
      if (document.isRead && now === document.value) known.set(path, { text, document });
      else {
        const written = new LateDocument(() => now);
        known.set(path, { text, document: written });
        isOther = true;
      }
    }
    if (isOther) last = lateDocuments(known);
    return last;
  };
}

const lateOf = new WeakMap<Documents, ReadonlyMap<string, { readonly document: LateDocument }>>();

function lateDocuments(known: ReadonlyMap<string, { readonly document: LateDocument }>): Documents {
  const documents = {};
  for (const [path, { document }] of known)
    Object.defineProperty(documents, path, { get: () => document.value, enumerable: true });
  lateOf.set(documents, new Map(known));
  return documents;
}

/** An identity of a document that does not parse it. */
export const identityOf = (documents: Documents, path: string): unknown =>
  lateOf.get(documents)?.get(path)?.document ?? documents[path];

export function legible(documents: Documents): Documents {
  return Object.fromEntries(Object.entries(documents).filter(([, value]) => value !== null));
}

/** Joins required projects; without any, nothing is parsed. */
function together(documents: Documents): Documents {
  return Object.keys(documents).some(isRequired) ? join(layersOf(legible(documents))).documents : documents;
}

const readFollowed = (path: string, text: CompressedText): Json | undefined => followedFiles().read(path, text)?.value;
const nothing = {};
/** Remembers the last result by identity. */
function remembered<From extends object>(reader: (from: From) => Documents): (from: From) => Documents {
  let last: { readonly from: From; readonly documents: Documents } | null = null;
  return (from) => {
    if (last?.from !== from) last = { from, documents: reader(from) };
    return last.documents;
  };
}

const readProject = makeReader(readFollowed);
const readPlayed = makeReader(readFollowed);
/** Documents by path, those of required projects as `package:path`. */
export const documentsOf = remembered((files: ReadonlyMap<string, OpenFile>) =>
  readProject([...files.values()].map(({ path, written }) => [path, written])),
);
const joined = remembered(together);
const joinedInPlay = remembered(together);
const inPlay = remembered((texts: CompressedTexts) => readPlayed(Object.entries(texts)));

/** With required projects joined. */
export const documentsTogether = (files: ReadonlyMap<string, OpenFile>): Documents => joined(documentsOf(files));

/** Those the game is played on, joined. */
export const documentsInPlay = (texts: CompressedTexts | null): Documents => joinedInPlay(inPlay(texts ?? nothing));
