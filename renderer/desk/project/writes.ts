import { piece } from '../state/desk-state.ts';
import { InOrder } from '../timing/in-order.ts';

/** What is written on the disk from here, one after the other: of two at once the second would meet what the first has just written. */
export const writes = piece(() => new InOrder());
