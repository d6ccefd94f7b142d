import type { Json } from '#engine/kernel/basics/json.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { type CompletionText, type Draft, valueOfDraft, writtenOf } from './draft.ts';
import { aboutOf } from './drafting.ts';
import type { KnownId } from './known.ts';

export interface CompletionCandidate extends CompletionText {
  readonly kind: 'key' | 'word' | 'id' | 'value';
  readonly label: string;
  readonly note: string;
  readonly about: string;
  /** Search terms, most familiar first. */
  readonly names: readonly string[];
  /** Text to remove elsewhere when it is accepted. */
  readonly removed: readonly Removed[];
  readonly file?: string | undefined;
  readonly value?: Json;
}
export interface Removed {
  readonly offset: number;
  readonly length: number;
}

type Locale = 'ja' | 'en';

/** An option of a union, such as an op. */
export function wordOf(
  option: Schema,
  word: string,
  locale: Locale,
  text: CompletionText & { readonly removed: readonly Removed[] },
): CompletionCandidate {
  const about = aboutOf(option, locale);
  const names = [word, aboutOf(option, 'ja'), aboutOf(option, 'en')];
  return { kind: 'word', label: word, note: firstPart(about), about, names, ...text };
}

export function wayOf(
  draft: Draft,
  { label, about }: { readonly label: string; readonly about: string },
  followed: (written: CompletionText) => CompletionText,
): CompletionCandidate {
  const value = valueOfDraft(draft);
  const text = followed(writtenOf(draft));
  return { kind: 'value', label, note: firstPart(about), about, names: [label, about], removed: [], value, ...text };
}

export function candidateOfId(
  { id, names, readings, file }: KnownId,
  locale: Locale,
  text: CompletionText,
): CompletionCandidate {
  const others = Object.entries(names).flatMap(([language, name]) => (language === locale ? [] : [name]));
  const name = names[locale] ?? others[0] ?? '';
  const found = [id, name, ...others, ...Object.values(readings)].filter((one) => one !== '');
  const about = [...new Set([...others, ...Object.values(readings)])].filter((one) => one !== name).join('・');
  return { kind: 'id', label: id, note: name, about, names: found, removed: [], value: id, file, ...text };
}

function firstPart(about: string): string {
  const first = /^[^。.；;]*/.exec(about)?.[0] ?? '';
  return first.length <= 40 ? first : `${first.slice(0, 39)}…`;
}
