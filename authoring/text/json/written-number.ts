import { createScanner } from 'jsonc-parser';

/** A number as it is written in a text of JSON; its place in UTF-16 units. */
export interface WrittenNumber {
  readonly offset: number;
  readonly text: string;
}

// Values of jsonc-parser's SyntaxKind, which is a const enum and cannot be imported where modules are isolated.
const NUMBER = 11;
const END = 17;

/** The number at a place; else the only one of its line. Null: there is none, or it is not clear which is meant. */
export function numberAt(text: string, place: number): WrittenNumber | null {
  const begin = text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place);
  // No text of JSON goes on in the next line, so a line can be read by itself.
  const scanner = createScanner(text.slice(begin, end < 0 ? undefined : end), true);
  const found: WrittenNumber[] = [];
  for (let kind = scanner.scan(); Number(kind) !== END; kind = scanner.scan())
    if (Number(kind) === NUMBER)
      found.push({ offset: begin + scanner.getTokenOffset(), text: scanner.getTokenValue() });
  const touched = found.find(({ offset, text: written }) => offset <= place && place <= offset + written.length);
  return touched ?? (found.length === 1 ? (found[0] ?? null) : null);
}

/** How many numbers are tried on each side of the one that is written. */
const REACH = 10;

/** The numbers that are tried for one that is written, in order: whole ones around a whole one, else tenths. */
export function numbersAround(written: string): readonly number[] {
  const value = Number(written);
  const [step, digits] = Number.isInteger(value) ? [1, 0] : [0.1, 1];
  const below = value < 0 ? REACH : Math.min(REACH, Math.floor(value / step));
  return Array.from({ length: below + 1 + REACH }, (_, i) => Number((value + (i - below) * step).toFixed(digits)));
}
