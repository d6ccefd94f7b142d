import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Content } from '#engine/kernel/contract/system.ts';
import { seatOfOne } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { random } from '#engine/players/random.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

// The package includes the games of its required sample
const project = await readProjectForPlay('sample-content/metro-line-13');
if (!('playable' in project)) throw new Error('sample-content/metro-line-13 has errors');
const { system, documents } = project.playable;
const content = system.compile(documents, system.language, null) as Content;
const rulings = [{}, { auction: 'ascending', breach: 'zero', baseMove: 2, firstRoundRefill: true }];

interface Seat {
  readonly cash: number;
  readonly chips: number;
  readonly shares: readonly string[];
}
interface Line {
  readonly train: string | null;
  readonly shares: readonly string[];
}
const seatsOf = (table: JsonObject) => table['seats'] as unknown as { readonly [seat: string]: Seat };
const linesOf = (table: JsonObject) => table['lines'] as unknown as { readonly [line: string]: Line };

/** The payments of the bank to a seat, minus those of the seat, by the events: seats do not pay each other. */
const paid = (events: readonly JsonObject[], seat: string): number =>
  events
    .filter((event) => ['cash', 'payStation', 'dividend'].includes(event['kind'] as string) && event['seat'] === seat)
    .reduce((sum, { amount }) => sum + (amount as number), 0);

describe('money changes only by payments from and to the bank, and nothing is lost', () => {
  const cases = system.setups(content).flatMap((setup) => rulings.map((ruling) => ({ ...setup, ...ruling })));
  it.each(cases.map((setup) => [JSON.stringify(setup), setup] as const))('%s', (_, setup) => {
    const session = Session.open(system, content, { ...setup, seed: 5 }, { keep: true });
    const begin = session.table();
    const program = random(5);
    const running = new Set<string>();
    const faults: unknown[] = [];
    const look = () => {
      const [table, events] = [session.table(), session.eventsFrom(0)];
      faults.push(...system.brokenLaws(session.game));
      for (const [seat, { cash }] of Object.entries(seatsOf(table))) {
        const booked = (seatsOf(begin)[seat]?.cash ?? 0) + paid(events, seat);
        if (cash !== booked || cash < 0) faults.push({ round: table['round'], seat, cash, booked });
      }
      for (const [id, { train, shares }] of Object.entries(linesOf(table))) {
        const all = [...shares, ...Object.values(seatsOf(table)).flatMap((seat) => seat.shares)];
        const own = all.filter((share) => share.startsWith(`${id}-`)).sort();
        if (own.join() !== `${id}-1,${id}-2,${id}-3`) faults.push({ round: table['round'], id, own });
        if (train === null && running.has(id)) faults.push({ round: table['round'], id, train });
        if (train !== null) running.add(id);
      }
    };
    while (session.decision !== null) {
      if (session.decisions % 7 === 0) look();
      session.choose(program.choose(session, seatOfOne(session)));
    }
    look();
    const chips = Object.values(seatsOf(session.table())).map((seat) => seat.chips);
    expect([faults, session.result, chips.every((one) => one >= 3), running.size > 0]).toEqual([
      [],
      'cardsOut',
      true,
      true,
    ]);
  });
});
