import type { Scope } from '#engine/kernel/language/block.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { finish } from '#engine/kernel/procedures/next.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { counter } from '../table/plan.ts';
import { procedure } from './book.ts';

/** "If you succeed" or "if you fail" of a token or card, resolved with the results of the test (AH-ST-08). */
export const afterTest = procedure(
  'afterTest',
  (the: Scope & { readonly block: string; readonly onSuccess: boolean }) => the,
  ({ step }) => ({
    run: step('AH-ST-08', (game, my) =>
      (game.count(theGame, counter.testPassed) === 1) === my.onSuccess ? runBlock(my.block, my) : finish(),
    ),
  }),
  ['source', 'record'],
);
