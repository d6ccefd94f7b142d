import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import { isCheat } from '#engine/kernel/naming/naming.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { greedy } from '#engine/players/greedy.ts';
import { random } from '#engine/players/random.ts';
import { farthestScene, playedOn, prospectsOf } from '#engine/simulation/advice/evaluate.ts';
import { findEnablingChanges } from '#engine/simulation/advice/suppose.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { withEndless } from '../endless-content.ts';
import { contentWith, sample } from '../sample.ts';

// Other games: ADVICE_SEED=7 npx vitest run tests/tokyo-site-seeing/simulation/advice.test.ts
const seed = Number(process.env['ADVICE_SEED'] ?? 7);

const system: RuleSystem = tokyoSiteSeeing;
const content = contentWith();
const scenarios = system.options.find(({ id }) => id === 'scenario')?.values(content) ?? [];

function gameAt(setup: JsonObject, decisions: number, on: Content = content): Session {
  const session = Session.open(system, on, setup);
  const player = random(Number(setup['seed']));
  const isActing = () => session.options().some((option) => system.judge.ends.includes(option.do));
  while (session.decision !== null && (session.decisions < decisions || !isActing()))
    session.choose(player.choose(session));
  return session;
}

function wishes(session: Session, next: () => number): readonly JsonObject[] {
  const { pcs, slots } = session.table() as {
    pcs: Record<string, { hand: unknown[] }>;
    slots: Record<string, unknown[]>;
  };
  const nameIn = (piece: unknown) => (typeof piece === 'string' ? piece : (piece as { card: string }).card);
  const all = Object.entries(pcs).flatMap(([by, { hand }]) => [
    ...['SNG', 'SBY', 'SJK', 'AKB'].map((area) => ({ do: 'move', by, area })),
    ...hand.map((card) => ({ do: 'equip', by, card: nameIn(card) })),
    ...Object.values(slots).flatMap((cards) => cards.map((card) => ({ do: 'buy', by, card: nameIn(card) }))),
  ]);
  return [0, 1, 2].flatMap(() => all[Math.floor(next() * all.length)] ?? []);
}

it('the proposed change makes the answer legal, and the search leaves the game unchanged', () => {
  const next = stream(seed, 'wishes');
  let [helped, played] = [0, 0];
  for (const [i, scenario] of scenarios.entries()) {
    const session = gameAt({ scenario, seed: seed + i }, 20 + 13 * i);
    const before = session.running.stateText();
    for (const answer of wishes(session, next)) {
      const { changes, later } = findEnablingChanges(session, answer);
      const where = `ADVICE_SEED=${seed}, ${scenario}, ${JSON.stringify(answer)}`;
      expect(session.running.stateText() === before, where).toBe(true);
      for (const { put } of changes) {
        const fork = session.fork();
        fork.cheat({ put });
        expect([put, fork.meant(answer).length], where).toEqual([put, 1]);
        helped++;
      }
      if (later === null) continue;
      const fork = session.fork();
      for (const entry of later.answers) fork.enter(entry);
      const found = [later.answers.some(isCheat), fork.decisions, fork.meant(answer).length];
      expect(found, where).toEqual([false, later.at, 1]);
      played++;
    }
  }
  expect([helped > 0, played > 0]).toEqual([true, true]);
});

it('the smallest change comes first: the subject of the answer itself', () => {
  const session = Session.open(
    system,
    content,
    { players: [{ pcs: ['procurer'] }, { pcs: ['engineer'] }], seed: 7 },
    { laid: 'empty' },
  );
  session.cheat({ put: { pcs: { procurer: { area: 'SBY', finished: true } } } });
  const { changes } = findEnablingChanges(session, { do: 'finish', by: 'procurer' });
  expect(changes[0]).toMatchObject({ path: ['pcs', 'procurer', 'finished'], before: true, after: false });
});

it('an evaluation gives the same numbers in any order, leaves the game unchanged, and lists the best first', () => {
  const session = gameAt({ scenario: 'S00', players: [{ pcs: ['gangster'] }], seed: 2 }, 12);
  const before = session.running.stateText();
  const how = { player: greedy, seed: 1 };
  const [one, two, three] = [0, 1, 2].map((number) => playedOn(session, number, how));
  const again = [2, 0, 1].map((number) => playedOn(session, number, how));
  expect([again[1], again[2], again[0]]).toEqual([one, two, three]);
  expect(session.running.stateText()).toBe(before);
  const rows = prospectsOf(session, [one!, two!, three!]);
  expect(rows.map(({ answer }) => answer)).toHaveLength(session.legal().length);
  expect(rows.map(({ won }) => won.rate)).toEqual(rows.map(({ won }) => won.rate).sort((a, b) => b - a));
});

it('an evaluation finds the farthest of the scenes that any game reached', () => {
  const session = gameAt({ scenario: 'S00', players: [{ pcs: ['gangster'] }], seed: 2 }, 12);
  const scenes = ['SC00-09', 'SC00-02', 'SC00-03', 'SC00-04'];
  const farthest = (order: readonly string[]) =>
    farthestScene([playedOn(session, 0, { player: greedy, seed: 1, scenes: order })], order);
  expect([farthest(scenes), farthest([...scenes].reverse()), farthest(['SC01-04'])]).toEqual([
    'SC00-04',
    'SC00-09',
    null,
  ]);
});

it('an evaluation reveals nothing about hidden pieces', () => {
  const session = gameAt({ scenario: 'S00', players: [{ pcs: ['gangster'] }], seed: 2 }, 12);
  const table = session.running.tableData();
  const places = [...table.places];
  for (const { places: group } of system.hidden.flatMap(({ groups }) => groups(session.game, 0))) {
    const pieces = group.flatMap((place) => places[place] ?? []).reverse();
    for (const place of group) places[place] = pieces.splice(0, places[place]?.length ?? 0);
  }
  const other = session.supposing({ table: { ...table, places } });
  expect(other.running.stateText()).not.toBe(session.supposing().running.stateText());
  const how = { player: greedy, seed: 5, seat: 0 };
  expect(playedOn(other, 0, how)).toEqual(playedOn(session, 0, how));
});

it('an evaluation on endless content reports the chain of its effects, and leaves the game unchanged', () => {
  const on = system.compile(withEndless(sample, 'end', 'all'), system.language, null) as Content;
  const session = gameAt({ scenario: 'S00', players: [{ pcs: ['gangster'] }, { pcs: ['engineer'] }], seed: 2 }, 3, on);
  const before = session.running.stateText();
  const rows = prospectsOf(session, [playedOn(session, 0, { player: greedy, seed: 1 })]);
  const first = new Set(rows.map(({ chain }) => chain?.[0]?.replace(/^\S+?\//, '')));
  expect(first).toEqual(new Set(['effects/endless/do/0']));
  expect(session.running.stateText()).toBe(before);
});
