import type { KernelGame, Reaction } from './game.ts';
import { goto, type Next } from './next.ts';
import { rulebook } from './procedure.ts';

const { procedure, call } = rulebook<KernelGame>();

/** Several texts that one change sets off: one after the other, in the order the players choose. */
export const reactProcedure = procedure(
  'react',
  ({ reactions }: { reactions: readonly Reaction[] }) => ({ waiting: reactions }),
  ({ choose, offer }) => ({
    next: choose('KERNEL', {
      choose: offer('KERNEL', {
        among: (_, my) => my.waiting.map(({ pick }) => pick),
        then: (_, my, pick): Next => {
          const chosen = my.waiting.find((one) => JSON.stringify(one.pick) === JSON.stringify(pick));
          my.waiting = my.waiting.filter((one) => one !== chosen);
          return [chosen?.next, goto('next')];
        },
      }),
    }),
  }),
);

export const reactTo = (reactions: readonly Reaction[]): Next => call(reactProcedure, { reactions });
