import { isObject, type Json, type JsonObject, partAt } from '../basics/json.ts';
import type { Text } from '../basics/text.ts';
import type { Documents } from './system.ts';

type Path = readonly (string | number)[];

/** One change of a document, by the path of the part that it is made to. */
export type ContentEdit =
  /** Writes a value there, whether or not something stands there; its parent does. */
  | { readonly kind: 'set'; readonly file: string; readonly path: Path; readonly value: Json }
  | { readonly kind: 'remove'; readonly file: string; readonly path: Path }
  /** Puts a value behind the last of a list. */
  | { readonly kind: 'append'; readonly file: string; readonly path: Path; readonly value: Json }
  /** Gives the property at the path another key. */
  | { readonly kind: 'rename'; readonly file: string; readonly path: Path; readonly key: string };

/** A way to mend a problem. Without a title it is called by its first edit. */
export interface ContentMend {
  readonly title?: Text;
  readonly edits: readonly ContentEdit[];
}

/** A problem as menders look at it. */
export interface ContentFault {
  readonly file: string;
  /** Of the part that is marked. */
  readonly path: Path;
  readonly data: { readonly [name: string]: unknown };
  /** The project's own documents, as they are written. */
  readonly documents: Documents;
  /** An entry with effects as a sentence in a language; null when nobody can say it in that. */
  say(entry: JsonObject, locale: string): string | null;
}

/** Why nothing but its author can mend a problem. */
export type WhyNot =
  /** What was meant is known to nobody else. */
  | 'author'
  /** Something new must be thought of. */
  | 'content'
  /** It is about files and folders, or about the machine. */
  | 'files'
  /** Another project must be mended. */
  | 'elsewhere'
  /** The desk or a command does it in its own way. */
  | 'command';

/** Ways that may mend a problem, the likeliest first: each is tried before it is offered, so some may be wrong. */
export type Mender = (fault: ContentFault) => readonly ContentMend[];
export type Mend = Mender | { readonly whyNot: WhyNot };

/** How each of these problems is mended, or why it is not. */
export type MendsOf<Data> = { readonly [Code in keyof Data]: Mend };

export const setting = (file: string, path: Path, value: Json): ContentEdit => ({ kind: 'set', file, path, value });
export const removing = (file: string, path: Path): ContentEdit => ({ kind: 'remove', file, path });
export const appending = (file: string, path: Path, value: Json): ContentEdit => ({
  kind: 'append',
  file,
  path,
  value,
});

/** A mend that does one thing at a place of the faulty document. */
export const settingHere = ({ file }: ContentFault, path: Path, value: Json): ContentMend => ({
  edits: [setting(file, path, value)],
});
export const removingHere = ({ file }: ContentFault, path: Path): ContentMend => ({ edits: [removing(file, path)] });

/** The paths of the objects around a part that fit, the innermost first; a part counts as around itself. */
export function around(
  { file, path, documents }: ContentFault,
  fits: (part: JsonObject, path: Path) => boolean,
): readonly Path[] {
  const found: Path[] = [];
  for (let length = path.length; length >= 0; length--) {
    const outer = path.slice(0, length);
    const part = partAt(documents[file], outer);
    if (isObject(part) && fits(part, outer)) found.push(outer);
  }
  return found;
}

/** Takes the part away with the smallest item of a list that can do without it: the effect, its entry, what the entry belongs to. */
export const removingItems: Mender = (fault) =>
  fault.path
    .map((_, i) => fault.path.slice(0, fault.path.length - i))
    .filter((path) => typeof path.at(-1) === 'number')
    .map((path) => removingHere(fault, path));
