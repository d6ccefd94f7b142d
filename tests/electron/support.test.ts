import { readFileSync } from 'node:fs';
// biome-ignore lint/correctness/noUndeclaredDependencies: electron-builder brings it, and sets the switches with this very one
import { FuseV1Options } from '@electron/fuses';
import { describe, expect, it } from 'vitest';
import { fuses, wrongFuses } from '#scripts/electron-fuses.mjs';
import { supportOf } from '#scripts/electron-support.mjs';

// Rows 16 and 19 of the Electron list. The days are given: no test depends on today.

const { majors } = JSON.parse(readFileSync('scripts/electron-support.json', 'utf8')) as {
  readonly majors: readonly { readonly major: number; readonly released: string }[];
};
const on = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the support of the pinned Electron', () => {
  it('is reckoned from the day it came out until the third after it comes out', () => {
    const { electron } = (JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { electron: string } })
      .devDependencies;
    expect(supportOf(electron, majors, on('2026-11-22'))).toEqual({ state: 'supported', until: '2027-04-07' });
  });

  it.each([
    ['2027-03-07', 'supported'],
    ['2027-03-09', 'ending'],
    // A day that was only reckoned fails nobody at once.
    ['2027-05-06', 'ending'],
    ['2027-05-08', 'ended'],
  ])('without a word of the third after it, on %s it is %s', (day, state) => {
    expect(supportOf('45.4.1', majors, on(day)).state).toBe(state);
  });

  it.each([
    ['2027-03-30', 'ending'],
    ['2027-04-01', 'ended'],
  ])('once the third after it is out, on %s it is %s', (day, state) => {
    const known = [...majors, { major: 48, released: '2027-04-01' }];
    expect(supportOf('45.4.1', known, on(day))).toEqual({ state, until: '2027-04-01' });
  });

  it('of a version that the table does not know is unknown', () => {
    expect(supportOf('99.0.0', majors, on('2026-11-22'))).toEqual({ state: 'unknown', until: null });
  });

  it('is looked at on every commit', () => {
    expect(readFileSync('.ci/run', 'utf8')).toContain('node scripts/electron-support.mjs');
  });
});

describe('the switches of Electron', () => {
  const wire = (bits: string) => Object.fromEntries([...bits].map((bit, i) => [i, bit.charCodeAt(0)]));

  it('that Electron’s tool knows are all named, in its order', () => {
    const known = Object.keys(FuseV1Options).filter((key) => Number.isNaN(Number(key)));
    expect(fuses.map(([name]) => name).slice(0, known.length)).toEqual(known);
  });

  it('are right when each stands as it is named', () => {
    expect(wrongFuses({ version: '1', ...wire('010011001') })).toEqual([]);
  });

  it.each([
    ['101100011', 7],
    ['010011000', 1],
    ['01001100', 1],
  ])('%s are wrong in %i', (bits, count) => {
    expect(wrongFuses(wire(bits))).toHaveLength(count);
  });

  it('with one more than are named are wrong: a newer Electron can do something that nobody has decided on', () => {
    expect(wrongFuses(wire('0100110010'))).toEqual([
      'there is a switch number 9 that scripts/electron-fuses.mjs does not name',
    ]);
  });
});
