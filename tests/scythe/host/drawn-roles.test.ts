import { expect, it } from 'vitest';
import { contentOf } from '#authoring/project/play/playable.ts';
import { setupToDraw } from '#host/play/whole-setup.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

const project = await readProjectForPlay('sample-content/scythe-amber-valley');
if (!('playable' in project)) throw new Error('sample-content/scythe-amber-valley has errors');
const { playable } = project;
const content = contentOf(playable);

const factionsOf = (setup: ReturnType<typeof setupToDraw>) =>
  [1, 2, 3].map((seed) => playable.system.readSetup(content, { ...setup, seed })['factions']);

it('each seed of a simulation draws factions of its own, but for those that are given', () => {
  const drawn = setupToDraw(playable.system, content, { setup: { choices: {}, seats: 2 } });
  expect(factionsOf(drawn)).toEqual([
    ['F4', 'F2'],
    ['F3', 'F4'],
    ['F3', 'F2'],
  ]);
  const given = setupToDraw(playable.system, content, { setup: { document: { players: 2, factions: ['F1', 'F3'] } } });
  expect(factionsOf(given)).toEqual([
    ['F1', 'F3'],
    ['F1', 'F3'],
    ['F1', 'F3'],
  ]);
});
