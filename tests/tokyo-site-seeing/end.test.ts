import { describe, expect, it } from 'vitest';
import { endOf } from '#api/session/game-end.ts';
import { explained } from '#authoring/project/sentences/explained.ts';
import { reasonOfEnd } from '#authoring/project/sentences/reason-of-end.ts';
import { explain } from '#engine/kernel/explain/explanation.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith, emptyTable, sample } from './sample.ts';

function reasonFor(session: Session) {
  const event = endOf(session)?.event ?? -1;
  const found = explain(session, (probe) => system.compile(sample, system.language, probe), event);
  if (found === null) throw new Error('nothing ended it');
  return reasonOfEnd(explained(system, sample, found), (name) => ({
    ja: system.words.label(sample, 'ja', name.replace(/#[0-9]+$/, '')),
    en: system.words.label(sample, 'en', name.replace(/#[0-9]+$/, '')),
  }));
}

describe('the result of a finished game', () => {
  it('is not available while it runs', () => {
    expect(endOf(emptyTable({}))).toBe(null);
  });

  it('TSS-RANK-04: the rating of a victory, term by term, and TSS-RANK-07: the table that gives the rank', () => {
    const session = emptyTable({
      slots: { SNG0: ['T-01', 'SC00-04'], SNG1: ['T-09'], SBY1: ['T-17'] },
      discards: { trouble: ['T-21', 'T-31', 'T-34'], site: ['X-01'] },
      scenario: { deck: ['SC00-09'] },
      encounter: ['X-05', 'X-09', 'X-12'],
    });
    session.cheat({ reveal: { card: 'SC00-09' } });
    const { rank, rating, result, rule } = endOf(session) ?? {};
    expect({ rank, rating, result, rule }).toEqual({
      result: 'cleared',
      rule: 'TSS-RANK-02',
      rank: 'S',
      rating: {
        troublesOnMat: 3,
        troublesDiscarded: 3,
        siteDrawn: 3,
        siteDiscarded: 1,
        site: 2,
        pcs: 2,
        sum: 8,
        rounds: 4,
        ranks: [{ rank: 'S', upTo: 5 }, { rank: 'A', upTo: 8 }, { rank: 'B', upTo: 12 }, { rank: 'C' }],
      },
    });
  });

  it('has the log entries that advanced the scenario, the most important first', () => {
    const session = Session.open(system, contentWith(), { scenario: 'S00', players: [{ pcs: ['engineer'] }], seed: 3 });
    session.cheat({ damage: { pc: 'engineer', to: 1 } });
    session.cheat({ reveal: { card: 'SC00-04' } });
    session.cheat({ reveal: { card: 'SC00-09' } });
    const { moments, event } = endOf(session) ?? {};
    const kinds = moments?.map(({ entry, round, steps, events }) => ({
      ...{ entry, round, steps },
      kinds: events.map((one) => session.eventsFrom(one)[0]?.['kind']),
    }));
    expect(kinds).toEqual([
      { entry: 2, round: 1, steps: 5, kinds: ['reveal', 'clear'] },
      { entry: 1, round: 1, steps: 2, kinds: ['reveal'] },
    ]);
    expect(session.eventsFrom(event ?? -1)[0]?.['kind']).toBe('clear');
  });
});

describe('the reason why a game ended', () => {
  it('a loss by a text: its condition, with the card by its name', () => {
    const session = Session.open(system, contentWith(), { scenario: 'S00', players: [{ pcs: ['engineer'] }], seed: 3 });
    session.cheat({ progress: { card: 'SC00-TT', to: 1 } });
    while (session.decision !== null) {
      const [done] = session.decision.indexesOf(system.judge.ends);
      session.choose(session.decision.option(done ?? 0));
    }
    const last = endOf(session)?.moments[0];
    expect([last?.entry, last?.steps]).toEqual([session.decisions - 1, -4]);
    expect([session.result, reasonFor(session)]).toEqual([
      'defeated',
      {
        card: 'SC00-TT#1',
        rule: 'TSS-RANK-03',
        text: {
          ja: '旅程表の進行トークンの数が0',
          en: 'The number of progress tokens on The Itinerary is 0',
        },
      },
    ]);
  });

  it('TSS-ROUND-09: a loss by the rules, a trouble that finds no slot: the rule that says so', () => {
    const setup = { scenario: 'S00', players: [{ pcs: ['engineer'] }, { pcs: ['gangster'] }], seed: 4 };
    const session = Session.open(system, contentWith(), setup);
    const slots = ['SNG', 'SBY', 'SJK', 'AKB'].flatMap((area) => [0, 1, 2].map((i) => `${area}${i}`));
    const cards = ['T-01', 'T-09', 'T-13', 'T-17', 'T-21', 'T-25', 'T-28', 'T-31', 'T-34', 'T-37', 'T-39', 'T-40'];
    for (const [i, slot] of slots.entries()) session.cheat({ place: { card: `${cards[i]}`, slot } });
    while (session.decision !== null) {
      const [done] = session.decision.indexesOf(system.judge.ends);
      session.choose(session.decision.option(done ?? 0));
    }
    expect(reasonFor(session)).toEqual({
      card: null,
      rule: 'TSS-ROUND-09',
      text: {
        ja: 'PCのエリアにも隣接エリアにもトラブルカードを置けなければ、その先のエリアに空きがあっても全員が敗北する。',
        en: "If neither the PC's area nor an adjacent one has a legal slot, all players lose at once, even if an area farther away has room.",
      },
    });
  });
});
