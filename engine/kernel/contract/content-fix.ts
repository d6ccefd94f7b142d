import { isObject, type Json, type JsonObject, partAt } from '../basics/json.ts';
import type { Text } from '../basics/text.ts';
import type { Documents } from './system.ts';

type Path = readonly (string | number)[];

export type ContentEdit =
  /** Sets or adds the value at the path; the parent must exist. */
  | { readonly kind: 'set'; readonly file: string; readonly path: Path; readonly value: Json }
  | { readonly kind: 'remove'; readonly file: string; readonly path: Path }
  | { readonly kind: 'append'; readonly file: string; readonly path: Path; readonly value: Json }
  | { readonly kind: 'rename'; readonly file: string; readonly path: Path; readonly key: string };

/** A fix for a problem. Default title: that of its first edit. */
export interface ContentFix {
  readonly title?: Text;
  readonly edits: readonly ContentEdit[];
}

export interface ContentFault {
  readonly file: string;
  readonly path: Path;
  readonly data: { readonly [name: string]: unknown };
  readonly documents: Documents;
  /** An entry with effects as a sentence; null if it cannot be said in that locale. */
  say(entry: JsonObject, locale: string): string | null;
}

/** Why there is no automatic fix. */
export type UnfixableReason =
  /** Only the author knows what was meant. */
  | 'author'
  | 'content'
  /** A matter of files, folders or the machine. */
  | 'files'
  /** Another project must be fixed. */
  | 'elsewhere'
  /** A command does it. */
  | 'command';

/** Fix candidates, likeliest first. Each is tried before it is offered, so some may be wrong. */
export type Fixer = (fault: ContentFault) => readonly ContentFix[];
export type FixOrNone = Fixer | { readonly whyNot: UnfixableReason };

export type FixesByCode<Data> = { readonly [Code in keyof Data]: FixOrNone };

export const setting = (file: string, path: Path, value: Json): ContentEdit => ({ kind: 'set', file, path, value });
export const removing = (file: string, path: Path): ContentEdit => ({ kind: 'remove', file, path });
export const appending = (file: string, path: Path, value: Json): ContentEdit => ({
  kind: 'append',
  file,
  path,
  value,
});

export const settingHere = ({ file }: ContentFault, path: Path, value: Json): ContentFix => ({
  edits: [setting(file, path, value)],
});
export const removingHere = ({ file }: ContentFault, path: Path): ContentFix => ({ edits: [removing(file, path)] });

/** Paths of the enclosing objects that fit, innermost first, the part itself included. */
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

/** Offers to remove the innermost list item around the fault, then the outer ones. */
export const removingItems: Fixer = (fault) =>
  fault.path
    .map((_, i) => fault.path.slice(0, fault.path.length - i))
    .filter((path) => typeof path.at(-1) === 'number')
    .map((path) => removingHere(fault, path));
