import { describe, expect, it } from 'vitest';
import type { PlayObserver } from '#engine/kernel/observers/observer.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { StoneDocument } from './toy/content.ts';
import { documentsOf, toy } from './toy/system.ts';

const self = { op: 'self' };
const text: StoneDocument['do'] = [
  { op: 'score', to: self, amount: 1 },
  { op: 'may', do: [{ op: 'score', to: self, amount: 2 }] },
];
const stones: readonly StoneDocument[] = [
  { id: 'S-text', copies: 1, worth: 0, do: text },
  { id: 'S-plain', copies: 9, worth: 1 },
];

function watched() {
  const entries: number[] = [];
  const chains = new Set<string>();
  const nodes = new Set<string>();
  const watch: PlayObserver = {
    entry: (at) => entries.push(at),
    step: (stack) => chains.add(stack.effects().join(' > ')),
    entering: (path) => nodes.add(path),
  };
  const content = toy.compile(documentsOf(stones), toy.language, watch);
  const session = Session.open(toy, content, { seed: 1, players: 2 }, { laid: 'empty', watch });
  session.cheat({ put: { hands: { ada: ['S-text#1', 'S-plain#1'], bo: ['S-plain#2', 'S-plain#3'] } } });
  session.act({ do: 'lay', stone: 'S-text' });
  session.act({ do: 'choose' });
  return { session, entries, chains, nodes };
}

describe('a watcher of the engine', () => {
  it('receives each log entry before it is carried out, the set-up as −1', () => {
    expect(watched().entries).toEqual([-1, 0, 1, 2]);
  });

  it('receives the chain of running effects', () => {
    const { chains } = watched();
    expect(chains).toContain('S-text/do/0');
    expect(chains).toContain('S-text/do/1 > S-text/do/1/do/0');
    expect(chains).toContain('');
  });

  it('receives each node of the content', () => {
    const { nodes } = watched();
    expect([...nodes]).toEqual(expect.arrayContaining(['S-text/do/0', 'S-text/do/0/to', 'S-text/do/1/do/0']));
  });

  it('changes nothing', () => {
    const { session } = watched();
    const content = toy.compile(documentsOf(stones), toy.language, null);
    const bare = Session.open(toy, content, session.setup, { laid: 'empty' });
    for (const entry of session.entries) bare.enter(entry);
    expect(bare.hash()).toBe(session.hash());
  });
});
