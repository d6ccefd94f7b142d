import type { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { best } from '#engine/players/best.ts';
import { LoopGuard } from '#engine/players/loop-guard.ts';
import { answersOf, decisionOf, type Player } from '#engine/players/player.ts';

/** Share of random answers. */
const wanders = 1 / 12;

/** Greedy, but prefers answers that name wanted things, unless most do; sometimes random. */
export function seeker(wanted: ReadonlyMap<string, number>, seed: number): Player {
  const next = stream(seed, 'player seeker');
  const habit = new LoopGuard();
  return {
    choose(session, seat) {
      const decision = decisionOf(session);
      const fresh = habit.fresh(session, decision, answersOf(session, decision, seat));
      const among = fresh ?? Array.from({ length: decision.count }, (_, index) => index);
      const named = next() < wanders ? among : namingMost(session, among, wanted);
      const chosen =
        named.length === 0
          ? best(session, decision, fresh, next)
          : (named[Math.floor(next() * named.length)] as number);
      habit.note(session, decision, chosen);
      return decision.option(chosen);
    },
  };
}

/** Indexes of options with the most wanted names; empty if that does not discriminate. */
function namingMost(
  { decision, system, game }: Session,
  among: readonly number[],
  wanted: ReadonlyMap<string, number>,
): readonly number[] {
  if (wanted.size === 0 || decision === null) return [];
  let most = 0;
  let found: number[] = [];
  for (const index of among) {
    const { pick } = decision.option(index);
    let sum = 0;
    for (const field in pick) {
      const name = system.names.name(game, field, pick[field] as number);
      if (typeof name === 'string') sum += wanted.get(name.split('#')[0] as string) ?? 0;
    }
    if (sum < most) continue;
    if (sum > most) found = [];
    most = sum;
    found.push(index);
  }
  return most === 0 || found.length * 2 > among.length + 1 ? [] : found;
}
