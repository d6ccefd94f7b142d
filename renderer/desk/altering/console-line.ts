import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { fitness, sought } from '../sought/match.ts';
import { plain, romaji } from '../sought/romaji.ts';
import { designOf } from '../table/table-names.ts';
import type { CheatField, CheatKind } from './cheat-kinds.ts';

/** What console lines can refer to: cheats by their words, things by names and readings. */
export interface ConsoleGrammar {
  readonly kinds: readonly CheatKind[];
  readonly readingOf: (id: string) => string;
}
export type ReadLine =
  | { readonly kind: 'cheat'; readonly cheat: JsonObject }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'missing'; readonly field: string }
  | { readonly kind: 'unknown'; readonly field: string; readonly word: string }
  | { readonly kind: 'several'; readonly word: string; readonly among: readonly string[] }
  | { readonly kind: 'more'; readonly word: string };
export interface ConsoleCompletion {
  readonly line: string;
  readonly label: string;
  readonly detail: string;
}

const partsOf = (line: string): readonly string[] => line.trimStart().split(/[\s\u3000]+/);
const wordOf = ({ id }: CheatKind): string => id.split(' ', 1)[0] as string;

function kindsFor(word: string, { kinds }: ConsoleGrammar): readonly CheatKind[] {
  return kinds
    .flatMap((kind) => {
      const fits = word === '' ? 0 : fitness(word, [wordOf(kind), kind.name].map(sought));
      return fits === null ? [] : [{ kind, fits: wordOf(kind) === word.toLowerCase() ? -1 : fits }];
    })
    .sort((a, b) => a.fits - b.fits)
    .map(({ kind }) => kind);
}

type Chosen = Readonly<Record<string, string>>;

function choicesFor(field: CheatField, word: string, chosen: Chosen, { readingOf }: ConsoleGrammar) {
  return field
    .choices(chosen)
    .flatMap((one) => {
      const fits = word === '' ? 0 : fitness(word, [one.id, one.name, readingOf(one.id)].map(sought));
      return fits === null ? [] : [{ ...one, fits }];
    })
    .sort((a, b) => a.fits - b.fits);
}

/** How well a word matches names: exactly, as a prefix, or not at all. */
function nearness(word: string, names: readonly string[]): 'called' | 'begun' | null {
  const [asTyped, asRead] = [plain(word), romaji(word)];
  const spelled = names.flatMap((name) => [
    { name: plain(name), word: asTyped },
    // Short readings match too much by accident.
    ...(asRead.length > 2 && /[ぁ-ゖァ-ヺ]/.test(name) ? [{ name: romaji(name), word: asRead }] : []),
  ]);
  if (spelled.some((one) => one.name === one.word)) return 'called';
  return spelled.some((one) => one.name.startsWith(one.word)) ? 'begun' : null;
}

type Meant = { readonly kind: 'one'; readonly id: string } | Extract<ReadLine, { kind: 'unknown' | 'several' }>;

/** An exact match, else the only prefix match. */
function meantBy(field: CheatField, word: string, chosen: Chosen, { readingOf }: ConsoleGrammar): Meant {
  const unknown = { kind: 'unknown', field: field.label, word } as const;
  if (field.isNumber) {
    const digits = word.normalize('NFKC');
    return /^[0-9]+$/.test(digits) ? { kind: 'one', id: digits } : unknown;
  }
  const near = field.choices(chosen).flatMap((one) => {
    const how = nearness(word, [one.id, one.name, readingOf(one.id)]);
    return how === null ? [] : [{ ...one, how }];
  });
  const called = near.filter(({ how }) => how === 'called');
  const all = called.length > 0 ? called : near;
  // Prefer the copy on the table over its card design.
  const meant = all.filter(({ id }) => !all.some((other) => other.id !== id && designOf(other.id) === id));
  const [first, second] = meant;
  if (first === undefined) return unknown;
  return second === undefined
    ? { kind: 'one', id: first.id }
    : { kind: 'several', word, among: meant.map(({ id }) => id) };
}

interface Followed {
  readonly chosen: Chosen;
  readonly read: number;
  /** Null: a complete cheat of this kind. */
  readonly fault: ReadLine | null;
}

function follow({ fields }: CheatKind, words: readonly string[], grammar: ConsoleGrammar): Followed {
  let chosen: Chosen = {};
  for (const [i, field] of fields.entries()) {
    const word = words[i] ?? '';
    if (word === '') return { chosen, read: i, fault: { kind: 'missing', field: field.label } };
    const meant = meantBy(field, word, chosen, grammar);
    if (meant.kind !== 'one') return { chosen, read: i, fault: meant };
    chosen = { ...chosen, [field.id]: meant.id };
  }
  const more = words[fields.length];
  return {
    chosen,
    read: fields.length,
    fault: more === undefined || more === '' ? null : { kind: 'more', word: more },
  };
}

function kindsBegunBy(word: string, { kinds }: ConsoleGrammar): readonly CheatKind[] {
  const typed = plain(word);
  const named = kinds.filter((kind) => plain(wordOf(kind)) === typed || plain(kind.name) === typed);
  if (named.length > 0 || typed === '') return named;
  return kinds.filter((kind) => plain(wordOf(kind)).startsWith(typed) || plain(kind.name).includes(typed));
}

/** Parses a line. On failure, returns the error of the reading that got furthest. */
export function readConsole(line: string, grammar: ConsoleGrammar): ReadLine {
  const [word = '', ...words] = partsOf(line.trim());
  const found = kindsBegunBy(word, grammar).map((kind) => ({ kind, ...follow(kind, words, grammar) }));
  const whole = found.filter(({ fault }) => fault === null);
  const [first] = whole;
  if (first !== undefined) {
    if (whole.every(({ kind }) => wordOf(kind) === wordOf(first.kind)))
      return { kind: 'cheat', cheat: first.kind.make(first.chosen) };
    return { kind: 'several', word, among: [...new Set(whole.map(({ kind }) => wordOf(kind)))] };
  }
  const furthest = found.reduce<(typeof found)[number] | undefined>(
    (best, one) => (best === undefined || one.read > best.read ? one : best),
    undefined,
  );
  return furthest?.fault ?? { kind: 'word', word };
}

export function completions(line: string, grammar: ConsoleGrammar, isJapanese: boolean): readonly ConsoleCompletion[] {
  const [word = '', ...words] = partsOf(line);
  if (words.length === 0) {
    const said = kindsFor(word, grammar).map((kind) => ({
      line: `${isJapanese && !/[\s（(]/.test(kind.name) ? kind.name : wordOf(kind)} `,
      label: kind.name,
      detail: [wordOf(kind), ...kind.fields.map(({ label }) => label)].join(' '),
    }));
    return [...new Map(said.map((one) => [one.label, one])).values()];
  }
  const last = words.at(-1) ?? '';
  const before = line.slice(0, line.length - last.length);
  const found = kindsFor(word, grammar).flatMap((kind): readonly ConsoleCompletion[] => {
    const { chosen, read } = follow(kind, words.slice(0, -1), grammar);
    const field = kind.fields[words.length - 1];
    if (read < words.length - 1 || field === undefined || field.isNumber) return [];
    const choices = choicesFor(field, last, chosen, grammar);
    const isOnly = (name: string) => choices.filter((one) => one.name === name).length === 1;
    return choices.map(({ id, name }) => ({
      line: `${before}${isJapanese && isOnly(name) && !/\s/.test(name) ? name : id} `,
      label: name,
      detail: id === name ? field.label : id,
    }));
  });
  return [...new Map(found.map((one) => [one.line, one])).values()];
}
