import type { ExchangeFault, PlacedRow } from './exchange-row.ts';

// In a spreadsheet one column alone is easily shifted or sorted. Each target then looks like an ordinary change.

export interface ComparedRow {
  readonly placed: PlacedRow;
  /** The translation here; null: none. */
  readonly ours: string | null;
  /** The target was changed in the file. */
  readonly isChanged: boolean;
}

interface Move {
  readonly at: number;
  /** The row to which the target belongs. */
  readonly from: number;
}

const FEWEST_SHIFTED = 3;
const FEWEST_SORTED = 5;
/** Texts that are more frequent tell nothing. */
const MOST_ALIKE = 20;

/** Null: the translations stand where they belong, as far as can be seen. */
export function displacedFault(rows: readonly ComparedRow[]): ExchangeFault | null {
  const moves = movesOf(rows);
  const shifted = mostFrequent(moves);
  const changed = rows.filter(({ isChanged, placed }) => isChanged && placed.row.target !== '').length;
  const isSorted = moves.length >= FEWEST_SORTED && moves.length * 2 >= changed;
  const found = isSorted ? moves : shifted.length >= FEWEST_SHIFTED ? shifted : shiftedNumbers(rows);
  const [first] = found;
  const [here, there] = [rows[first?.at ?? -1]?.placed, rows[first?.from ?? -1]?.placed.row];
  if (here === undefined || there === undefined) return null;
  return { code: 'displaced', place: here.place, data: { count: found.length, key: `${there.file}#${there.key}` } };
}

/** Targets that are the translations of other texts, which have lost them. */
function movesOf(rows: readonly ComparedRow[]): readonly Move[] {
  const lost = new Map<string, number[]>();
  for (const [at, { ours, isChanged }] of rows.entries())
    if (isChanged && ours !== null && ours !== '') {
      const its = lost.get(ours);
      if (its === undefined) lost.set(ours, [at]);
      else if (its.length < MOST_ALIKE) its.push(at);
    }
  return rows.flatMap(({ placed: { row }, isChanged }, at): readonly Move[] => {
    if (!isChanged || row.target === '') return [];
    const others = (lost.get(row.target) ?? []).filter((one) => rows[one]?.placed.row.source !== row.source);
    const [from] = others.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
    return from === undefined ? [] : [{ at, from }];
  });
}

function mostFrequent(moves: readonly Move[]): readonly Move[] {
  const byOffset = new Map<number, Move[]>();
  for (const move of moves) {
    const offset = move.at - move.from;
    const its = byOffset.get(offset);
    if (its === undefined) byOffset.set(offset, [move]);
    else its.push(move);
  }
  return [...byOffset.values()].reduce<readonly Move[]>((most, its) => (its.length > most.length ? its : most), []);
}

/** New translations: a run of targets whose numbers are those of the neighbours and not their own. */
function shiftedNumbers(rows: readonly ComparedRow[]): readonly Move[] {
  for (const offset of [1, -1]) {
    let run: Move[] = [];
    for (const [at, { placed, isChanged }] of rows.entries()) {
      const numbers = numbersIn(placed.row.target);
      if (!isChanged || numbers === '') continue;
      const from = at - offset;
      const there = rows[from]?.placed.row.source;
      if (there === undefined || numbersIn(there) !== numbers) run = [];
      else if (numbersIn(placed.row.source) !== numbers) run.push({ at, from });
      if (run.length >= FEWEST_SORTED) return run;
    }
  }
  return [];
}

const numbersIn = (text: string): string => (text.normalize('NFKC').match(/\d+/g) ?? []).toSorted().join(' ');
