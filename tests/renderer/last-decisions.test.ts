import { expect, it } from 'vitest';
import { lastDecisions } from '#renderer/desk/play/last-decisions.ts';

it('the last answer that ran an effect of a thing is found by the thing, also after its list moved', () => {
  const entries = [{ events: 1 }, { events: 2 }, { events: 4 }];
  const events = [
    { path: 'S-01/effects/0' },
    { path: 'W-01/effects/strike/do/0' },
    { path: null },
    { path: 'words/W-02/effects/0' },
    { path: 'W-01/effects/strike/do/0' },
  ];
  const last = lastDecisions(entries, events);
  expect(['S-01', 'W-01', 'W-02'].map((id) => last.get(id))).toEqual([undefined, 2, 1]);
});
