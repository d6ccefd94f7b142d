// What a file called `*.matrix.test.ts` runs of its matrix: a few rows in `npm test`, all of them in `npm run test:long`
// (docs/contributing/tests.md).

const isLong = process.env['TESTS_LONG'] === '1';

/** All rows in the long run; else those at these places. A place where no row is would be a test that silently is none. */
export function rows<Row>(all: readonly Row[], few: readonly number[]): readonly Row[] {
  if (isLong) return all;
  return few.map((at) => {
    if (at >= all.length) throw new Error(`row ${at} of a matrix of ${all.length}`);
    return all[at] as Row;
  });
}

/** The number of repetitions in the long run and otherwise. */
export const times = (long: number, short: number): number => (isLong ? long : short);

/** Declares tests for the long run only. */
export function longOnly(declare: () => void): void {
  if (isLong) declare();
}
