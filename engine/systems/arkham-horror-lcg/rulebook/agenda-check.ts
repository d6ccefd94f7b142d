import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { advance, agendaIsDue } from './advance.ts';
import { call, procedure } from './book.ts';

/** An effect that can make the agenda advance outside the check of the mythos phase (AH-AC-06). */
export const agendaCheck = procedure(
  'agendaCheck',
  (given: object) => given,
  ({ step }) => ({
    check: step('AH-AC-06', (game) => (agendaIsDue(game) ? call(advance, { card: game.agenda as Thing }) : undefined)),
  }),
);
