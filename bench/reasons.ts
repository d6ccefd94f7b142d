import { contentOf, type Playable } from '../authoring/project/play/playable.ts';
import { explain } from '../engine/kernel/explain/explanation.ts';
import { Breakpoints } from '../engine/kernel/explain/stops.ts';
import type { Probe } from '../engine/kernel/language/block.ts';
import { replay } from '../engine/kernel/session/replay.ts';
import type { Session } from '../engine/kernel/session/session.ts';
import { players } from '../engine/players/players.ts';
import { median, quick, timed } from './measure.ts';
import { longGame } from './ours.ts';

/** What it costs to be asked why, and to be ready to stand still: ratios of what ran one after the other. */
export interface Reasons {
  /** `explain` of the last event by a replay on content with a probe. */
  readonly explain: number;
  /** Decisions a second with breakpoints that are never met, by those without. */
  readonly stops: number;
}

/** In a game `at` decisions long. */
export function measureReasons(playable: Playable, at: number): Reasons {
  const { system } = playable;
  const content = contentOf(playable);
  const played = longGame({ system, content, setup: {} }, players['greedy'], at);
  const probed = (probe: Probe) => contentOf(playable, undefined, probe);
  const again = (on = content, until?: (session: Session) => NonNullable<Session['breakAt']>) =>
    replay(system, on, played.setup, played.entries, until === undefined ? {} : { breakAt: until });
  const path = content.blocks.get('W-01/effects/attack/do')?.effects[0]?.path ?? 'nowhere/do/0';
  const never = { op: 'atLeast', value: 1, than: 2 };
  const unmet = () =>
    new Breakpoints(system, [{ path, if: never }, { path: 'nowhere/do/0' }, { event: 'nothing' }], { heard: 0 });
  const rounds = Array.from({ length: quick ? 9 : 31 }, () => {
    // What a replay is given is compiled in both
    const replayed = timed(() => again(probed({ entering: () => undefined, ran: () => undefined })));
    const asked = timed(() => explain(played, probed, played.eventCount - 1));
    const without = timed(() => again());
    const withStops = timed(() => again(content, (session) => unmet().until(session)));
    return { explain: asked / replayed, stops: without / withStops };
  });
  return { explain: median(rounds.map((one) => one.explain)), stops: median(rounds.map((one) => one.stops)) };
}
