import { beforeEach, expect, it, vi } from 'vitest';
import { systemIds } from '#engine/systems/system-ids.ts';

// Each worker starts without a game.
let here: typeof import('#renderer/desk/workers/systems-here.ts');
beforeEach(async () => {
  vi.resetModules();
  here = await import('#renderer/desk/workers/systems-here.ts');
});

const idsHere = (): readonly string[] => here.systemsHere().map(({ system }) => system.id);

it('a project loads its own game and no other', async () => {
  for (const [i, id] of systemIds.entries()) {
    await here.fetchSystemsOf([
      ['studio.json', `{ "system" : "${id}" }`],
      ['l10n/en/studio.json', '{ "units": [] }'],
    ]);
    expect(idsHere()).toEqual(systemIds.slice(0, i + 1));
  }
});

it('a required project loads its game too', async () => {
  await here.fetchSystemsOf([['below:studio.json', `{ "system": "${systemIds[0]}" }`]]);
  expect(idsHere()).toEqual([systemIds[0]]);
});

it.each(['{ "system": "no-game" }', '{ "syst', '{ "title": "system" }'])(
  'all games are loaded when no known game is named (%s)',
  async (text) => {
    await here.fetchSystemsOf([['studio.json', text]]);
    expect(idsHere()).toEqual(systemIds);
  },
);

it('the author of the file that names a game is offered all of them', async () => {
  await here.fetchSystemsFor('cards/one.json');
  expect(idsHere()).toEqual([]);
  await here.fetchSystemsFor('studio.json');
  expect(idsHere()).toEqual(systemIds);
});
