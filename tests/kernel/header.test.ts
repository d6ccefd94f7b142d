import { describe, expect, it } from 'vitest';
import { explain } from '#engine/kernel/explain/explanation.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { openToy } from './toy/open.ts';
import { stones } from './toy/stones.ts';
import { documentsOf, toy } from './toy/system.ts';
import type { ToyGame } from './toy/toy-game.ts';

const { procedure } = rulebook<ToyGame>();

/** A stone that wears out uses every name of the kernel's header. */
const begin = ({ stone }: { readonly stone: Thing }) => ({
  stone,
  source: stone,
  uses: [stone],
  record: null,
  closed: true,
  block: 'no/list',
  at: 3,
  secret: 'hers',
});
type My = ReturnType<typeof begin>;

function worn(header: readonly ('source' | 'uses')[]): Session {
  const wear = procedure<{ readonly stone: Thing }, My>(
    'wear',
    begin,
    ({ step, choose, offer }) => ({
      wear: step('TOY-WEAR-01', (_, { stone }) => change('wear', { stone })),
      ask: choose('TOY-WEAR-01', {
        done: offer('TOY-WEAR-01', { fields: [], among: () => [{}], then: () => undefined }),
        pass: offer('TOY-WEAR-01', { fields: [], among: () => [{}], then: () => undefined }),
      }),
    }),
    header,
  );
  const system = { ...toy, procedures: toy.procedures.map((one) => (one.id === 'wear' ? wear : one)) };
  const session = openToy({ system, put: { hands: { ada: ['S-plain#1'] } } });
  session.cheat({ wear: 'S-plain#1', at: 'once' });
  return session;
}

describe('the memory of a procedure', () => {
  it('is opaque to the kernel, whatever its name', () => {
    const session = worn([]);
    expect(session.eventsFrom(session.eventCount - 1)).toEqual([
      { kind: 'wear', rule: 'TOY-WEAR-01', stone: 'S-plain#1', status: 'applied' },
    ]);
    expect(session.running.stack.chain().at(-1)).toBe('wear.ask');
    expect([session.running.stack.effects(), session.running.stack.inUse(), session.running.stack.secret()]).toEqual([
      [],
      [],
      [],
    ]);
    const compile = () => toy.compile(documentsOf(stones), toy.language, null);
    const why = explain(session, compile, session.eventCount - 1);
    expect(why?.chain.map(({ kind }) => kind)).not.toContain('effect');
  });

  it('is read by the kernel where the procedure declares it', () => {
    const session = worn(['source', 'uses']);
    expect(session.eventsFrom(session.eventCount - 1)).toMatchObject([{ kind: 'wear', cause: 'S-plain#1' }]);
    expect(session.running.stack.inUse()).toHaveLength(1);
  });
});
