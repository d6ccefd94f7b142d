import { expect, it } from 'vitest';
import type { Problem, Severity } from '#authoring/text/problems/problem.ts';
import { faceStates, isAmong, shownFaces, stateOf } from '#renderer/desk/gallery/face-states.ts';

const problem = (severity: Severity, code = 'REF001') => ({ severity, code }) as Problem;
const face = { overflows: false, problems: [] as readonly Problem[], isChanged: false };

it('the most urgent state of a face is shown', () => {
  const all = [problem('info'), problem('warning'), problem('warning', 'EFT007'), problem('error')];
  expect([
    stateOf({ overflows: true, problems: all, isChanged: true }),
    stateOf({ ...face, problems: all, isChanged: true }),
    stateOf({ ...face, problems: all.slice(0, 3) }),
    stateOf({ ...face, problems: all.slice(0, 2) }),
    stateOf({ ...face, problems: all.slice(0, 1), isChanged: true }),
    stateOf({ ...face, isChanged: true }),
    stateOf(face),
  ]).toEqual(faceStates);
});

it('a face is counted in each of its states, whichever is shown', () => {
  const among = (one: typeof face) => shownFaces.filter((shown) => isAmong(one, shown));
  expect(among({ overflows: true, problems: [problem('info')], isChanged: true })).toEqual(shownFaces);
  expect(among({ ...face, problems: [problem('warning')] })).toEqual(['all', 'problem']);
  expect(among({ ...face, isChanged: true })).toEqual(['all', 'changed']);
  expect(among(face)).toEqual(['all']);
});
