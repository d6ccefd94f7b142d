import { createScanner } from 'jsonc-parser';

export interface WrittenNumber {
  readonly offset: number;
  readonly text: string;
}

// From jsonc-parser's SyntaxKind, a const enum that isolated modules cannot import.
const NUMBER = 11;
const END = 17;

/** The number at an offset, else the only one on its line. Null if there is none or several. */
export function numberAt(text: string, place: number): WrittenNumber | null {
  const begin = text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place);
  // JSON strings do not span lines, so a line can be scanned alone.
  const scanner = createScanner(text.slice(begin, end < 0 ? undefined : end), true);
  const found: WrittenNumber[] = [];
  for (let kind = scanner.scan(); Number(kind) !== END; kind = scanner.scan())
    if (Number(kind) === NUMBER)
      found.push({ offset: begin + scanner.getTokenOffset(), text: scanner.getTokenValue() });
  const touched = found.find(({ offset, text: written }) => offset <= place && place <= offset + written.length);
  return touched ?? (found.length === 1 ? (found[0] ?? null) : null);
}

/** How many numbers are tried on each side of the written one. */
const REACH = 10;

/** In ascending order: integers around an integer, else steps of 0.1. */
export function numbersAround(written: string): readonly number[] {
  const value = Number(written);
  const [step, digits] = Number.isInteger(value) ? [1, 0] : [0.1, 1];
  const below = value < 0 ? REACH : Math.min(REACH, Math.floor(value / step));
  return Array.from({ length: below + 1 + REACH }, (_, i) => Number((value + (i - below) * step).toFixed(digits)));
}
