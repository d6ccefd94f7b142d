import { describe, expect, it } from 'vitest';
import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import type { StoneDocument } from './toy/content.ts';
import { fault, openToy } from './toy/open.ts';

const mirrors: readonly StoneDocument[] = ['S-left', 'S-right'].map((id) => ({
  id,
  copies: 1,
  worth: 1,
  echo: { when: { op: 'onGain', by: 'others' }, do: [{ op: 'score', to: { op: 'self' }, amount: 1 }] },
}));
const plain: StoneDocument = { id: 'S-plain', copies: 4, worth: 1 };
const put = { hands: { ada: ['S-plain#1', 'S-left#1'], bo: ['S-right#1', 'S-plain#2'] } };

describe('content that loops for ever', () => {
  it('is reported as a fault with the chain of effects instead of hanging', () => {
    const session = openToy({ stones: [...mirrors, plain], put });
    const error = fault(() => session.act({ do: 'lay', stone: 'S-plain#1' }));
    expect(error).toBeInstanceOf(EngineFault);
    expect(error.code).toBe('depth');
    expect(error.chain[0]).toMatch(/^turn\./);
    expect(error.chain).toContain('S-left/echo/do/0');
    expect(error.chain).toContain('S-right/echo/do/0');
  });

  it('leaves the game as it was before the answer', () => {
    const session = openToy({ stones: [...mirrors, plain], put });
    const before = session.save();
    fault(() => session.act({ do: 'lay', stone: 'S-plain#1' }));
    expect(session.save()).toEqual(before);
    session.act({ do: 'pass' });
    expect(session.entries.at(-1)).toEqual({ do: 'pass', by: 'ada' });
  });
});
