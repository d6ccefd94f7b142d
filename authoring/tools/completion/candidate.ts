import type { Json } from '#engine/kernel/basics/json.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { type Draft, valueOfDraft, type Written, writtenOf } from './draft.ts';
import { aboutOf } from './drafting.ts';
import type { KnownId } from './known.ts';

/** Something that may be written at a place. */
export interface Candidate extends Written {
  readonly kind: 'key' | 'word' | 'id' | 'value';
  readonly label: string;
  /** Beside the label: what it is called. */
  readonly note: string;
  /** What it means, in the language that was asked for. */
  readonly about: string;
  /** What it is found by; the best known first. */
  readonly names: readonly string[];
  /** What is taken away elsewhere when it is written. */
  readonly removed: readonly Removed[];
  /** Of an id: the file in which it is declared. */
  readonly file?: string | undefined;
  /** As a value by itself; undefined where it is none. */
  readonly value?: Json;
}
export interface Removed {
  readonly offset: number;
  readonly length: number;
}

type Locale = 'ja' | 'en';

/** An option of a union: an op, and the like. */
export function wordOf(
  option: Schema,
  word: string,
  locale: Locale,
  text: Written & { readonly removed: readonly Removed[] },
): Candidate {
  const about = aboutOf(option, locale);
  const names = [word, aboutOf(option, 'ja'), aboutOf(option, 'en')];
  return { kind: 'word', label: word, note: firstPart(about), about, names, ...text };
}

/** One way of writing a value that has no name of its own. */
export function wayOf(
  draft: Draft,
  { label, about }: { readonly label: string; readonly about: string },
  followed: (written: Written) => Written,
): Candidate {
  const value = valueOfDraft(draft);
  const text = followed(writtenOf(draft));
  return { kind: 'value', label, note: firstPart(about), about, names: [label, about], removed: [], value, ...text };
}

/** Something declared, named by its id. */
export function candidateOfId({ id, names, readings, file }: KnownId, locale: Locale, text: Written): Candidate {
  const others = Object.entries(names).flatMap(([language, name]) => (language === locale ? [] : [name]));
  const name = names[locale] ?? others[0] ?? '';
  const found = [id, name, ...others, ...Object.values(readings)].filter((one) => one !== '');
  const about = [...new Set([...others, ...Object.values(readings)])].filter((one) => one !== name).join('・');
  return { kind: 'id', label: id, note: name, about, names: found, removed: [], value: id, file, ...text };
}

/** As much of a description as stands beside a word. */
function firstPart(about: string): string {
  const first = /^[^。.；;]*/.exec(about)?.[0] ?? '';
  return first.length <= 40 ? first : `${first.slice(0, 39)}…`;
}
