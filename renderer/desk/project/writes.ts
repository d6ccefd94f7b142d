import { deskState } from '../state/desk-state.ts';
import { SerialQueue } from '../timing/serial-queue.ts';

/** One write at a time, so that each sees the previous one's result. */
export const writes = deskState(() => new SerialQueue());
