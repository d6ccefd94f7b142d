import { describe, expect, it } from 'vitest';
import type { Session } from '#engine/kernel/session/session.ts';
import { LoopGuard } from '#engine/players/loop-guard.ts';
import { decisionOf } from '#engine/players/player.ts';
import { openToy } from '../kernel/toy/open.ts';
import { toy } from '../kernel/toy/system.ts';

/** What is still worth trying after passing without effect. */
function afterPassing(session: Session): readonly string[] {
  const guard = new LoopGuard();
  const decision = decisionOf(session);
  const [pass] = decision.indexesOf(['pass']);
  guard.note(session, decision, pass as number);
  const fresh = guard.fresh(session, decision) ?? decision.options.keys();
  return [...new Set(Array.from(fresh, (index) => decision.option(index).do))];
}

describe('the guard against loops', () => {
  const put = { hands: { ada: ['S-plain#1'] } };
  it('does not repeat an answer that changed nothing', () => {
    expect(afterPassing(openToy({ put }))).toEqual(['lay']);
  });
  it('repeats one that only lets something go by', () => {
    const system = { ...toy, judge: { ...toy.judge, passes: ['pass'] } };
    expect(afterPassing(openToy({ put, system }))).toEqual(['lay', 'pass']);
  });
});
