import { expect } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { CardText } from '#engine/library/content-checks/card-texts.ts';
import type { PrintedNames } from '#engine/library/content-checks/parse-card-text.ts';
import type { Located, Translation } from '#engine/library/content-checks/placed.ts';
import type { TextChecks } from '#engine/library/content-checks/printed-text.ts';

/** A slip in a text or its effects: one number is different, or one word is another of its kind. */
export interface Slip {
  readonly kind: string;
  readonly where: 'text' | 'effect' | 'translation';
  readonly what: string;
}
/** Words of each kind that are mistaken for each other, one list a language. */
export type MistakenWords = { readonly [kind: string]: readonly (readonly string[])[] };

export interface Tried {
  readonly on: string;
  readonly slip: Slip;
  readonly isFound: boolean;
}

interface TextsWithSlips {
  readonly texts: readonly Located<CardText>[];
  readonly translations: readonly Translation[];
  readonly checks: Pick<TextChecks, 'mismatches' | 'saidOtherwise'>;
  readonly names: PrintedNames;
  readonly english: PrintedNames;
  readonly others: MistakenWords;
  /** A text whose effects have been changed. */
  withParts(about: CardText, parts: readonly Json[]): CardText;
}

/** Every slip in a text, its effects and its translation, and whether it is reported. */
export function triedSlips(
  { texts, translations, checks, names, english, others, withParts }: TextsWithSlips,
  next: () => number,
): readonly Tried[] {
  const { mismatches, saidOtherwise } = checks;
  return texts.flatMap(({ value: about, file }) => {
    const on = `${about.key}: ${about.text}`;
    const translation = translations.find(({ locale, source }) => locale === 'en' && source === file);
    const unit = translation?.units.get(about.key)?.value as JsonObject | undefined;
    const t = typeof unit?.['t'] === 'string' ? unit['t'] : '';
    return [
      ...slipsIn(about.text, 'text', others, next).map(({ slip, text }) => ({
        ...{ on, slip },
        isFound: mismatches(about, text, names).length > 0,
      })),
      ...slipsOf(about.parts as Json, others, next)
        .filter(({ slip }) => isSaid(slip, about.text))
        .map(({ slip, effects }) => ({
          ...{ on, slip },
          isFound: mismatches(withParts(about, effects as readonly Json[]), about.text, names).length > 0,
        })),
      ...slipsIn(t, 'translation', others, next).map(({ slip, text }) => ({
        ...{ on: `${about.key}: ${t}`, slip },
        isFound: saidOtherwise(about, text, names, english).length > 0,
      })),
    ];
  });
}

/** Tokens that a scenario uses as counters are printed as words, without numbers. */
function isSaid({ kind, what }: Slip, text: string): boolean {
  const [before = ''] = what.split(' → ');
  return kind !== 'number' || new RegExp(`(?<![0-9])${before.replace('-', '')}(?![0-9])`).test(text.normalize('NFKC'));
}

/** The share of the slips of a kind that are reported; with SLIPS set, those that are not are printed. */
export function shareReported(all: readonly Tried[], kind: string): number {
  const own = all.filter(({ slip }) => slip.kind === kind);
  if (process.env['SLIPS'] !== undefined)
    for (const { on, slip } of own.filter(({ isFound }) => !isFound)) console.log(slip.where, slip.what, on);
  expect(own.length).toBeGreaterThan(10);
  return own.filter(({ isFound }) => isFound).length / own.length;
}

/** Every text with one slip: each number one up and one down, each word another of its kind, drawn by `next`. */
function slipsIn(
  text: string,
  where: Slip['where'],
  others: MistakenWords,
  next: () => number,
): { readonly slip: Slip; readonly text: string }[] {
  const found: { slip: Slip; text: string }[] = [];
  const put = (kind: Slip['kind'], at: number, from: string, to: string) =>
    found.push({
      slip: { kind, where, what: `${from} → ${to}` },
      text: text.slice(0, at) + to + text.slice(at + from.length),
    });
  const ids = [...text.matchAll(/(?:SC\d\d|[A-Z]{1,2})-[0-9A-Z]{2,4}/g)].map(
    ({ index, 0: id }) => [index, index + id.length] as const,
  );
  for (const { index, 0: digits } of text.matchAll(/\d+/g)) {
    if (ids.some(([from, to]) => from <= index && index < to)) continue;
    const value = Number(digits);
    put('number', index, digits, String(value === 1 || next() < 0.5 ? value + 1 : value - 1));
  }
  for (const [kind, lists] of Object.entries(others))
    for (const words of lists)
      for (const word of words)
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
          const rest = words.filter((one) => one !== word);
          put(kind, at, word, rest[Math.floor(next() * rest.length)] as string);
        }
  return found;
}

/** The same for effects: every number of a node, and every word of a closed kind. Comparisons with 0 are left out. */
function slipsOf(
  effects: Json,
  others: MistakenWords,
  next: () => number,
): { readonly slip: Slip; readonly effects: Json }[] {
  const found: { slip: Slip; effects: Json }[] = [];
  const look = (value: Json, put: (value: Json) => Json): void => {
    const slip = (kind: Slip['kind'], to: Json) =>
      found.push({ slip: { kind, where: 'effect', what: `${String(value)} → ${String(to)}` }, effects: put(to) });
    if (typeof value === 'number' && value !== 0)
      slip('number', value + (Math.abs(value) === 1 || next() < 0.5 ? Math.sign(value) : -Math.sign(value)));
    else if (typeof value === 'string')
      for (const [kind, lists] of Object.entries(others))
        for (const words of lists) {
          const rest = words.filter((one) => one !== value);
          if (rest.length < words.length) slip(kind, rest[Math.floor(next() * rest.length)] as string);
        }
    else if (Array.isArray(value))
      for (const [i, one] of (value as readonly Json[]).entries())
        look(one, (part) => put(value.map((old: Json, j) => (i === j ? part : old))));
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value as JsonObject))
        look(one, (part) => put({ ...(value as JsonObject), [key]: part }));
  };
  look(effects, (value) => value);
  return found;
}
