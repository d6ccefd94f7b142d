import { describe, expect, it } from 'vitest';
import { finestProblems, type LookedAtFace } from '#authoring/tools/print/finest-problems.ts';
import type { PrintTarget } from '#authoring/tools/print/preflight.ts';

const face = (id: string, finest: Partial<LookedAtFace['finest']>): LookedAtFace => ({
  ...{ path: 'cards.json', id, width: 63, height: 88 },
  finest: { type: 6, line: 0.2, inside: 3.2, ...finest },
});
const told = (faces: readonly LookedAtFace[], target: Partial<PrintTarget> = {}) =>
  finestProblems(faces, { as: 'deck', paper: 'a4', shop: null, ...target }).map(({ code, severity, data }) => ({
    ...{ code, severity, data },
  }));
const problem = (code: string, ids: readonly string[], count: number, found: string, least: string) => ({
  ...{ code, severity: 'warning', data: { ids, count: String(count), found, least } },
});

describe('small details of faces', () => {
  it('are not reported when they are large enough to print', () =>
    expect(told([face('A', {}), face('B', { type: null, line: null, inside: null })])).toEqual([]));

  it('are reported once per kind, the worst first', () =>
    expect(told([face('A', { type: 5.4 }), face('B', { type: 4.123, line: 0.1 }), face('C', { inside: 1.1 })])).toEqual(
      [
        problem('PRT008', ['C'], 1, '1.1', '3.2'),
        problem('PRT009', ['B', 'A'], 2, '4.12', '6'),
        problem('PRT010', ['B'], 1, '0.1', '0.2'),
      ],
    ));

  it('are reported with only a few faces', () => {
    const many = Array.from({ length: 9 }, (_, i) => face(`A${i}`, { type: 5 }));
    expect(told(many)).toEqual([problem('PRT009', ['A0', 'A1', 'A2', 'A3', 'A4'], 9, '5', '6')]);
  });

  it('are close to a cut only when a shop cuts, by its rules and its tolerance', () => {
    const near = [face('A', { inside: 3 })];
    expect(told(near, { as: 'sheets' })).toEqual([]);
    expect(told(near, { as: 'png' })).toEqual([]);
    expect(told(near, { as: 'png', shop: 'tgc' })).toEqual([]);
    expect(told([face('A', { inside: 2.8 })], { as: 'png', shop: 'tgc' })).toEqual([
      problem('PRT008', ['A'], 1, '3.05', '3.2'),
    ]);
    expect(told([face('A', { inside: 2.8 })], { shop: 'dtc' })).toEqual([problem('PRT008', ['A'], 1, '3.05', '3.175')]);
  });

  it('are not checked on scaled-down faces and when nothing is printed', () => {
    const small = [face('A', { type: 1, line: 0.01, inside: 0 })];
    expect([told(small, { as: 'contact' }), told(small, { as: 'tts' })]).toEqual([[], []]);
  });
});
