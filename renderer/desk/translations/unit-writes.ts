import { untilWritten } from '../project/keep-typed.ts';
import { deskState } from '../state/desk-state.ts';
import { SerialQueue } from '../timing/serial-queue.ts';

const queue = deskState(() => new SerialQueue());

/** Edits of translations and terms, one at a time: each is made from the text that the one before has left. */
export function inTurn(write: () => Promise<void>): Promise<void> {
  return untilWritten(queue().next(write));
}
