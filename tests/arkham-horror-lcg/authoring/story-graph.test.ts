import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { drawnStories } from '#authoring/tools/graph/drawn-stories.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const { files } = await readProject('sample-content/tide-bell');
const { story } = drawnStories(diagnose(files, hostedSystems), { locale: 'en', story: 'S1', file: null });
const steps = (story?.steps ?? []).map(({ does, from, to, awaits }) => {
  const begin = awaits ?? (from.kind === 'start' ? 'start' : from.id);
  return `${begin} ${does} ${to.kind === 'end' ? to.result : to.id}`;
});
const of = (does: string) => steps.filter((step) => step.split(' ')[1] === does);

describe('the graph of a scenario', () => {
  it('has its acts and agendas as scenes, and its locations as places', () =>
    expect([...(story?.scenes ?? [])].map(({ id, sort, comes }) => `${id} ${sort} ${comes}`)).toEqual([
      ...['C1', 'C2', 'C3w', 'C3d', 'A1', 'A2', 'A3'].map((id) => `${id} scene true`),
      ...['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'].map((id) => `${id} place true`),
    ]));

  it('leads from act to act, to the locations that one brings, and to the resolutions', () => {
    expect(of('brings')).toEqual([
      ...['start brings C1', 'C1 brings C2', 'C2 brings C3w', 'start brings A1', 'A1 brings A2', 'A2 brings A3'],
      ...['C1 brings L6', 'C1 brings L7', 'C2 brings L8', 'C2 brings C3d', 'start brings L1'],
    ]);
    expect([of('removes'), of('ends')]).toEqual([
      ['C2 removes C3d'],
      ['C3w ends R2', 'C3w ends R1', 'C3d ends R2', 'C3d ends R1', 'A3 ends R3'],
    ]);
  });

  it('AH-LO-09: has the ways between locations, each by itself, and those that an act opens', () =>
    expect(of('leads')).toEqual([
      ...['L1 leads L2', 'L1 leads L3', 'L2 leads L1', 'L2 leads L3', 'L2 leads L4', 'L3 leads L1', 'L3 leads L2'],
      ...['L3 leads L5', 'L4 leads L2', 'L4 leads L6', 'L5 leads L3', 'L5 leads L7', 'L6 leads L4', 'L7 leads L8'],
      ...['L8 leads L7', 'L8 leads L1', 'C3w leads L8'],
    ]));

  it('says under what condition a text does it, and where the text is', () => {
    const end = story?.steps.find(({ to }) => to.kind === 'end' && to.result === 'R2');
    expect([end?.when, end?.at?.path.slice(0, 5)]).toEqual([
      'if First Toll is in the victory display',
      ['cards', 10, 'sides', 'b', 'abilities'],
    ]);
  });
});
