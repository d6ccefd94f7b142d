import { expect, it } from 'vitest';
import { languageUse } from '#authoring/tools/search/language-use.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';

const gain = { op: 'gainAp', to: { op: 'allPcs' }, amount: 1 };

it('names the users of each op and timing, each once, in file order', () => {
  const documents: Documents = {
    'cards/items.json': {
      cards: [
        { id: 'I-01', effects: [{ id: 'play', when: 'play', do: [gain, gain] }] },
        { id: 'I-05', effects: [{ id: 'hear', when: { op: 'onDown', who: { op: 'allPcs' } }, do: [gain] }] },
      ],
    },
    'bots.json': { bots: [{ id: 'engineer', skills: { support: { effects: [{ when: 'use', do: [gain] }] } } }] },
    'pcs.json': { pcs: [{ id: 'engineer', start: { do: [gain] } }] },
    'scenarios/S00-walk/scenario.json': { id: 'S00', setup: [{ id: 'advance', do: [gain] }] },
    'playtests/one.json': { tests: [{ id: 'T', when: 'use', do: [{ op: 'loseGame' }] }] },
    'l10n/en/cards/items.json': { units: {} },
  };
  const { ops, timings } = languageUse(documents, system);
  const used = [...ops, ...timings].filter(({ by }) => by.length > 0);
  const everybody = ['I-01', 'I-05', 'bots/engineer', 'pcs/engineer', 'S00'];
  expect(Object.fromEntries(used.map(({ word, by }) => [word, by]))).toEqual({
    gainAp: everybody,
    allPcs: everybody,
    onDown: ['I-05'],
    play: ['I-01'],
    use: ['bots/engineer'],
  });
  expect(ops.map(({ word }) => word)).toEqual(system.language.ops.map(({ id }) => id));
  expect(timings.map(({ word }) => word)).toContain('failure');
});
