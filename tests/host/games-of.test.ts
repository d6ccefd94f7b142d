import { expect, it } from 'vitest';
import { systemIds } from '#engine/systems/system-ids.ts';
import { gamesOf } from '#host/project/games-of.ts';

const manifest = (path: string, id: string) => ({ path, text: `{ "system": "${id}" }` });
const [first, last] = [systemIds[0], systemIds[systemIds.length - 1] ?? systemIds[0]];

it.each([
  ['its own', [manifest('studio.json', last)], [last]],
  [
    'once, what two of its projects name',
    [manifest('studio.json', first), manifest('below:studio.json', first)],
    [first],
  ],
  ['all, if it names an unknown one', [manifest('studio.json', 'no-game')], systemIds],
  ['none, if it names none', [{ path: 'cards/one.json', text: '{ "system": "no-game" }' }], []],
  ['none, if its manifest is unreadable', [{ path: 'studio.json', fault: { kind: 'outside' } as const }], []],
])('of games, a project loads %s', async (_, files, ids) => {
  expect((await gamesOf(files)).map(({ system }) => system.id)).toEqual(ids);
});
