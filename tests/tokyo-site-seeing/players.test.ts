import { describe, expect, it } from 'vitest';
import { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith } from './sample.ts';

const content = contentWith();
const roles = ['procurer', 'engineer', 'negotiator', 'gangster'];
const setupFor = (pcs: number, seed: number) => ({ players: roles.slice(0, pcs).map((pc) => ({ pcs: [pc] })), seed });

/** The same game with everything hidden from a seat dealt again, also scenario cards, and with other random numbers. */
function dealtAnew(session: Session, seat: number, seed: number): Session {
  const next = stream(seed, 'dealt anew');
  const table = session.running.tableData();
  const places = [...table.places];
  const hidden = system.hidden.flatMap(({ groups }) => groups(session.game as never, seat));
  for (const { places: group } of hidden) {
    const pieces = group
      .flatMap((place) => places[place] ?? [])
      .map((piece) => ({ piece, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ piece }) => piece);
    for (const place of group) places[place] = pieces.splice(0, places[place]?.length ?? 0);
  }
  return session.supposing({ table: { ...table, places }, setup: { ...session.setup, seed: 1000 + seed } });
}

function noticed(maker: PlayerMaker, every: number): { readonly asked: number; readonly noticed: number } {
  let [asked, noticed] = [0, 0];
  for (const pcs of [1, 4]) {
    const session = Session.open(system, content, setupFor(pcs, 5));
    const driver = players['greedy']!(5);
    while (session.decision !== null) {
      if (session.decisions % every === 0) {
        const answers = [session.supposing(), dealtAnew(session, 0, 1), dealtAnew(session, 0, 2)].map((one) => {
          const { do: word, pick } = maker(7, { playouts: 3 }).choose(one);
          return JSON.stringify([word, pick]);
        });
        asked++;
        if (new Set(answers).size > 1) noticed++;
      }
      session.choose(driver.choose(session));
    }
  }
  return { asked, noticed };
}

describe('a choice depends only on what its seat may see', () => {
  it.each([
    ['random', 5],
    ['greedy', 5],
    ['search', 41],
  ] as const)('%s chooses the same when all hidden cards are redealt', (name, every) => {
    const found = noticed(players[name] as PlayerMaker, every);
    expect(found).toEqual({ asked: expect.any(Number), noticed: 0 });
    expect(found.asked).toBeGreaterThan(8);
  });

  it('a player that looks into the trouble deck is detected', () => {
    const peeping: PlayerMaker = () => ({
      choose: (session) => {
        const top = (session.game as never as Piled).at('trouble')[0] ?? 0;
        const options = session.options();
        return options[top % options.length] as (typeof options)[number];
      },
    });
    expect(noticed(peeping, 5).noticed).toBeGreaterThan(8);
  });

  it('TSS-INFO-02 TSS-INFO-05: the redealt cards are exactly those a seat sees as `?`', () => {
    const session = Session.open(system, content, setupFor(3, 5));
    const driver = players['greedy']!(5);
    while (session.decision !== null && session.decisions < 150) session.choose(driver.choose(session));
    const other = dealtAnew(session, 0, 1);
    expect(other.table(0)).toEqual(session.table(0));
    const whole = JSON.stringify(session.table());
    const hiddenCards = system.hidden
      .flatMap(({ groups }) => groups(session.game as never, 0))
      .flatMap(({ places }) => places.flatMap((place) => session.game.table.at(place)));
    expect(JSON.stringify(session.table(0)).split('"?"').length - 1).toBe(hiddenCards.length);
    expect(JSON.stringify(other.table())).not.toBe(whole);
  });
});
interface Piled {
  readonly at: (pile: 'trouble') => readonly number[];
}
