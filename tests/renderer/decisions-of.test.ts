import { expect, it } from 'vitest';
import { decisionsOf } from '#renderer/desk/play/decisions-of.ts';

it('the answers that ran an effect of a thing are found by the thing, also after its list moved', () => {
  const entries = [{ events: 1 }, { events: 2 }, { events: 4 }];
  const events = [
    { path: 'S-01/effects/0' },
    { path: 'W-01/effects/strike/do/0' },
    { path: null },
    { path: 'words/W-02/effects/0' },
    { path: 'W-01/effects/strike/do/0' },
  ];
  expect(['S-01', 'W-01', 'W-02'].map((id) => decisionsOf(id, entries, events))).toEqual([[], [0, 2], [1]]);
});
