import { type NewSort, newOp, newSorts } from '#engine/systems/tokyo-site-seeing/examples/new-op.ts';
import type { MadeForGame } from '../made-for-game.ts';
import { effectGuide } from './effect-guide.ts';
import { explainedDocs } from './explained-docs.ts';
import { takePictures } from './pictures.ts';

/** What our scripts make for the first game alone. */
export const madeForGame: MadeForGame = {
  golden: [
    {
      name: 'procurer-lost',
      about: 'random, 1 PC',
      setup: { players: [{ pcs: ['procurer'] }], seed: 56 },
      bot: 'random',
    },
    {
      name: 'two-out-of-one-hand',
      about: 'random, 2 PCs out of one hand, 1 BOT card',
      setup: { players: [{ pcs: ['procurer', 'gangster'], variant: 'twoPcs' }], botCards: ['engineer'], seed: 44 },
      bot: 'random',
    },
    {
      name: 'engineer-cleared',
      about: 'greedy, 1 PC',
      setup: { players: [{ pcs: ['engineer'] }], seed: 4 },
      bot: 'greedy',
    },
  ],
  lists: [{ name: 'actions', at: 'actions/act' }],
  pages: [effectGuide, explainedDocs],
  newOp: { sorts: newSorts, write: (sort, name) => newOp(sort as NewSort, name) },
  takePictures,
};
