import { whileTyped } from '../project/keep-typed.ts';
import { deskState } from '../state/desk-state.ts';
import { SerialQueue } from '../timing/serial-queue.ts';

const queue = deskState(() => new SerialQueue());

/** Edits of translations and terms, one at a time: each is made from the text that the one before has left. */
export async function inTurn(write: () => Promise<void>): Promise<void> {
  const written = queue().next(write);
  const forget = whileTyped(() => written.catch(() => undefined));
  await written.finally(forget);
}
