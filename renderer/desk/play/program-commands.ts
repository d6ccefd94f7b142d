import { inBackground, soon } from '../timing/pending.ts';
import { WorkerError } from '../workers/worker-call.ts';
import { showAfterMove, showNewEvents } from './play-commands.ts';
import { type ProgramAtPlay, playStore } from './play-store.ts';
import { current, draw, engine, inTurn, isAwaited, lookThrough, show } from './running-engine.ts';

// A computer player. The engine plays in short slices, so that it can be stopped with the game in a consistent state.

/** Time between updates while a program thinks, in milliseconds. */
const SHOWN_EVERY = 700;

/** Of a program that makes more moves than these in that time, only the last ones are shown, at the end. */
const FEW = 10;
const LAST = 3;

/** How long each of the last moves is seen, in milliseconds. */
const SEEN = 240;

/** Delay before progress is shown, in milliseconds, to avoid flicker. */
const LONG = 300;

/** `steps` null: to the end. Edits take their turn between slices. */
export async function goOn(player: string, steps: number | null): Promise<void> {
  if (playStore.getState().program !== null) return;
  playStore.setState({ program: { player, steps, made: 0, isLong: false, isStopping: false } });
  const callOff = inBackground(() => alter({ isLong: true }), LONG);
  while (await playUntilAwaited()) {
    if (current().difference.kind === 'broken') break;
  }
  callOff();
  playStore.setState({ program: null });
}

/** Stops after the current slice. */
export function stopProgram(): void {
  alter({ isStopping: true });
}

/** Plays until done, stopped, or another command waits. Returns whether there is more to play. */
async function playUntilAwaited(): Promise<boolean> {
  let isLeft = false;
  let shownAt = performance.now();
  let isFirst = true;
  let unseen = 0;

  async function showPlayed(): Promise<void> {
    if (unseen === 0) return;
    const at = current().view?.entries.length ?? 0;
    show({ undone: [] });
    if (unseen > FEW) await showLastMoves(at + unseen);
    unseen = 0;
    // Only the first move discards what an edit broke off.
    if (isFirst) await showAfterMove(at);
    else await showNewEvents();
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
        if (unseen <= FEW && performance.now() - shownAt >= SHOWN_EVERY) await showPlayed();
      }
    } catch (error) {
      isLeft = false;
      // Keep the moves made before it gave up.
      if (error instanceof WorkerError && error.data !== null) await showPlayed();
      throw error;
    }
    await showPlayed();
  });
  return isLeft;
}

/** The game has `at` entries now. */
async function showLastMoves(at: number): Promise<void> {
  const isOver = () => isAwaited() || playStore.getState().program?.isStopping !== false;
  await lookThrough(at - LAST, () => new Promise((then) => void soon(then, SEEN)), isOver);
}

function alter(part: Partial<ProgramAtPlay>): void {
  const { program } = playStore.getState();
  if (program !== null) playStore.setState({ program: { ...program, ...part } });
}
