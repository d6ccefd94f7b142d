import { readFileSync } from 'node:fs';
// biome-ignore lint/correctness/noUndeclaredDependencies: electron-builder brings it, and sets the switches with this very one
import { FuseV1Options } from '@electron/fuses';
import { describe, expect, it } from 'vitest';
import { fuses, wrongFuses } from '#scripts/electron-fuses.mjs';
import { supportOf } from '#scripts/electron-support.mjs';

// Rows 16 and 19 of the Electron list. Dates are given: no test depends on today.

const { majors } = JSON.parse(readFileSync('scripts/electron-support.json', 'utf8')) as {
  readonly majors: readonly { readonly major: number; readonly released: string }[];
};
const on = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the support of the pinned Electron', () => {
  it('lasts from its release until the release of the third version after it', () => {
    const { electron } = (JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { electron: string } })
      .devDependencies;
    expect(supportOf(electron, majors, on('2026-11-22'))).toEqual({ state: 'supported', until: '2027-04-07' });
  });

  it.each([
    ['2027-03-07', 'supported'],
    ['2027-03-09', 'ending'],
    // An estimated date does not fail builds immediately.
    ['2027-05-06', 'ending'],
    ['2027-05-08', 'ended'],
  ])('before the third version after it is announced, on %s it is %s', (day, state) => {
    expect(supportOf('45.4.1', majors, on(day)).state).toBe(state);
  });

  it.each([
    ['2027-03-30', 'ending'],
    ['2027-04-01', 'ended'],
  ])('after the third version after it is released, on %s it is %s', (day, state) => {
    const known = [...majors, { major: 48, released: '2027-04-01' }];
    expect(supportOf('45.4.1', known, on(day))).toEqual({ state, until: '2027-04-01' });
  });

  it('is unknown for a version missing in the table', () => {
    expect(supportOf('99.0.0', majors, on('2026-11-22'))).toEqual({ state: 'unknown', until: null });
  });

  it('is checked on every commit', () => {
    expect(readFileSync('.ci/run', 'utf8')).toContain('node scripts/electron-support.mjs');
  });
});

describe('the fuses of Electron', () => {
  const wire = (bits: string) => Object.fromEntries([...bits].map((bit, i) => [i, bit.charCodeAt(0)]));

  it('are all named, in the order of Electron’s tool', () => {
    const known = Object.keys(FuseV1Options).filter((key) => Number.isNaN(Number(key)));
    expect(fuses.map(([name]) => name).slice(0, known.length)).toEqual(known);
  });

  it('are right when each has its named state', () => {
    expect(wrongFuses({ version: '1', ...wire('010011001') })).toEqual([]);
  });

  it.each([
    ['101100011', 7],
    ['010011000', 1],
    ['01001100', 1],
  ])('%s are wrong in %i', (bits, count) => {
    expect(wrongFuses(wire(bits))).toHaveLength(count);
  });

  it('are wrong with an extra one: a newer Electron has an ability that was never reviewed', () => {
    expect(wrongFuses(wire('0100110010'))).toEqual([
      'there is a switch number 9 that scripts/electron-fuses.mjs does not name',
    ]);
  });
});
