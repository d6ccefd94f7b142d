import type { EngineCalls } from './engine-calls.ts';
import { serveCalls } from './worker-call.ts';

// A stand-in until the rules of the first game are there.
let at = 0;
const standing = { decision: null, result: null };
const pc = (area: string, hand: string[]) => ({
  area,
  damage: 1,
  ap: 2,
  progress: 0,
  finished: false,
  abilities: { economy: 3, tech: 1, combat: 0, empathy: 2 },
  maxHp: 5,
  hand,
  deck: ['PS-05#1'],
  discards: [],
  equipped: [{ card: 'W-01#1', exhaust: 1 }],
  skills: {
    support: { sealed: false, exhaust: 0 },
    enhancement: { sealed: true, exhaust: 0 },
    site: { sealed: true, exhaust: 0 },
  },
});
const table = {
  round: 2,
  phase: 'actions',
  result: null,
  pcs: {
    procurer: pc('SBY', ['PS-01#1', 'PS-02#1', 'W-05#2', 'I-01#1']),
    engineer: pc('SNG', ['ES-01#1', 'ES-02#1']),
    negotiator: pc('SNG', []),
    gangster: pc('SJK', ['GS-01#1']),
  },
  bots: {},
  slots: {
    SNG0: ['W-09#1'],
    SNG1: ['I-05#1', { card: 'T-01#1', damage: 2, progress: 1 }],
    SNG2: [],
    SBY0: ['F-01#1'],
    SBY1: ['W-01#2'],
    SBY2: [{ card: 'SC00-03#1', damage: 0, progress: 2 }],
    SJK0: ['W-01#2'],
    SJK1: ['I-09#2'],
    SJK2: ['W-01#2'],
    AKB0: ['W-01#2'],
    AKB1: ['W-01#2'],
    AKB2: [],
  },
  piles: {
    weapon: ['?', '?', '?'],
    item: ['?'],
    follower: ['?'],
    site: [],
    artifact: [],
    trouble: ['?', '?', '?', '?'],
  },
  discards: { trouble: ['T-05#1'], site: [], artifact: [] },
  scrap: [],
  encounter: [],
  removed: [],
  scenario: { deck: ['?', '?', '?'], shown: ['SC00-01#1', 'SC00-02#1'], aside: [], discards: [], mods: [] },
  supply: { ap: 4 },
  exploration: null,
};
serveCalls<EngineCalls>({
  session: ({ name }: { name: string }): never => {
    if (name === 'act') at++;
    const replies: Record<string, unknown> = {
      content: { problems: 0, contentHash: 'x' },
      new: { game: 1, events: [], ...standing },
      act: { events: [], ...standing },
      log: { setup: {}, entries: Array.from({ length: at }, () => ({ do: 'buy' })) },
      undo: { ...standing, events: 0 },
      edit: { problems: 0, changed: null, broken: null, ...standing },
      auto: { events: [], steps: 1, ...standing },
      cheat: { events: [], ...standing },
      continue: { dropped: 0, ...standing },
    };
    if (name === 'undo') at--;
    return replies[name] as never;
  },
  view: ({ from }: { from: number }) => ({
    table,
    at,
    result: null,
    resultSentence: null,
    hash: 'a71c09e2f4',
    labels: {},
    actions: [
      { answer: { do: 'buy' }, sentence: '調達屋:シブヤの「改造ガス銃」を購入(経済 4)' },
      { answer: { do: 'move' }, sentence: '調達屋:シンジュクへ移動(技術 4)' },
      { answer: { do: 'finish' }, sentence: '調達屋:行動を終える' },
    ],
    events:
      from > at
        ? []
        : [
            { kind: 'phase', sentence: 'ラウンド2・行動', base: null, amount: null, edits: [] },
            {
              kind: 'damage',
              sentence: '調達屋に物理ダメージ2点',
              base: 4,
              amount: 2,
              edits: [{ amount: -2, reason: '防弾ベスト' }],
            },
          ],
  }),
  say: ({ answers, events }: { answers: readonly unknown[]; events: readonly unknown[] }) => ({
    answers: answers.map(() => '購入'),
    events: events.map(() => 'ダメージ 4'),
    rules: [],
  }),
});
