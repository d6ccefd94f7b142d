import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirementsOf } from '#authoring/project/packages/layers.ts';
import { systems } from '#engine/systems/systems.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { hexWar } from '../kernel/foreign/hex-war.ts';
import { metro } from '../kernel/foreign/metro.ts';
import { textsDocuments, textsSystem } from '../library/texts-game/system.ts';
import { describeSystem } from './describe-system.ts';

const projects = await Promise.all(
  readdirSync('sample-content').map((name) => readProjectForPlay(path.join('sample-content', name))),
);
const playable = projects.flatMap((project) => ('playable' in project ? [project.playable] : []));
const whole = playable.filter(({ documents }) => requirementsOf(documents['studio.json']).length === 0);

describe('every built-in game', () => {
  it('has a unique id, and a sample project', () => {
    const ids = systems.map(({ id }) => id);
    expect([...new Set(ids)]).toEqual(ids);
    expect(new Set(whole.map(({ system }) => system.id))).toEqual(new Set(ids));
  });
  for (const { system, documents } of whole) describeSystem(system, documents);
});

describe('slices of games in the tests', () => {
  describeSystem(textsSystem, textsDocuments);
  for (const slice of [hexWar, metro]) describeSystem(slice);
});
