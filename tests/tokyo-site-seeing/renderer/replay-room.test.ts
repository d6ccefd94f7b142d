import { expect, it } from 'vitest';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';
import { DeltaSender } from '#renderer/desk/texts/text-deltas.ts';
import { makeReplayRoom } from '#renderer/desk/workers/replay-room.ts';

type Texts = Readonly<Record<string, string>>;

const expecting = (rounds: Readonly<Record<string, number>>): Texts => ({
  'playtests/own.json': JSON.stringify({
    formatVersion: 1,
    tests: Object.entries(rounds).map(([name, round]) => ({
      name,
      given: { table: 'setup', setup: { players: [{ pcs: ['procurer'] }], seed: 7 } },
      when: [],
      then: { table: { round } },
    })),
  }),
});

async function compared(opened: Texts, now: Texts): Promise<readonly unknown[]> {
  const room = makeReplayRoom();
  const told = (texts: Texts) => new DeltaSender().tell(new Map(Object.entries({ ...smallProject, ...texts })));
  await room.take({ told: told(now), renamed: [] });
  const keys = await room.tests({ opened: told(opened) });
  return keys.map((key) => {
    const test = room.test({ key });
    return [test?.name, test?.then, test?.now?.ok];
  });
}

it('a test written or changed since the desk was opened has no earlier result', async () => {
  expect(await compared(expecting({ kept: 1, altered: 2 }), expecting({ kept: 1, altered: 1, new: 1 }))).toEqual([
    ['kept', true, true],
  ]);
});
