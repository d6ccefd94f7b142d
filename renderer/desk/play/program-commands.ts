import { inBackground } from '../timing/pending.ts';
import { WorkerError } from '../workers/worker-call.ts';
import { lookAtNew, lookOn } from './play-commands.ts';
import { type ProgramAtPlay, playStore } from './play-store.ts';
import { current, draw, engine, inTurn, isAwaited, show } from './running-engine.ts';

// A program that plays on. The engine is asked for a moment's play at a time, so that the page can always stop it, and
// the game is whole where it stops.

/** How long after it was shown how the game stands it is shown again, in milliseconds. */
const SHOWN_EVERY = 700;

/** From when on it is shown how far a program is, in milliseconds: what is done at once only flickers. */
const LONG = 300;

/** Lets a program play; `steps` null: to the end. An edit has its turn in between. */
export async function goOn(player: string, steps: number | null): Promise<void> {
  if (playStore.getState().program !== null) return;
  playStore.setState({ program: { player, steps, made: 0, isLong: false, isStopping: false } });
  const callOff = inBackground(() => alter({ isLong: true }), LONG);
  while (await playUntilAwaited()) {
    // What had its turn may have broken the game off: then nobody but the person goes on.
    if (current().difference.kind === 'broken') break;
  }
  callOff();
  playStore.setState({ program: null });
}

/** The program stands still after the moment that it is at. */
export function stopProgram(): void {
  alter({ isStopping: true });
}

/** Plays until all is played, it is stopped, or another command waits. Whether there is more to play. */
async function playUntilAwaited(): Promise<boolean> {
  let isLeft = false;
  let shownAt = performance.now();
  let isFirst = true;
  let unseen = 0;

  async function showPlayed(): Promise<void> {
    if (unseen === 0) return;
    unseen = 0;
    show({ undone: [] });
    // Only the first that is played goes on from where an edit had broken the game off.
    if (isFirst) await lookOn();
    else await lookAtNew();
    isFirst = false;
    draw();
    shownAt = performance.now();
  }

  await inTurn({ kind: 'playing' }, async () => {
    try {
      for (let begins = true; ; begins = false) {
        const { program, view } = playStore.getState();
        if (program === null || program.isStopping || view?.result !== null) break;
        const steps = program.steps === null ? null : program.steps - program.made;
        const played = await engine().call('play', { player: begins ? program.player : null, steps });
        unseen += played.steps;
        if (played.steps > 0) alter({ made: program.made + played.steps });
        isLeft = played.more && isAwaited();
        if (!played.more || isLeft) break;
        if (performance.now() - shownAt >= SHOWN_EVERY) await showPlayed();
      }
    } catch (error) {
      isLeft = false;
      // What was played before it gave up stands.
      if (error instanceof WorkerError && error.data !== null) await showPlayed();
      throw error;
    }
    await showPlayed();
  });
  return isLeft;
}

function alter(part: Partial<ProgramAtPlay>): void {
  const { program } = playStore.getState();
  if (program !== null) playStore.setState({ program: { ...program, ...part } });
}
