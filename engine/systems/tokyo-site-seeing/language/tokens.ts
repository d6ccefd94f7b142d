import type { Op } from '#engine/kernel/language/op.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { tokenWords } from '#engine/library/words/token-words.ts';
import { apSupply } from '../basics/vocabulary.ts';
import { inOrder } from '../rulebook/in-order.ts';
import type { TokyoGame } from '../table/game.ts';
import { marked } from '../table/marked.ts';
import { counter } from '../table/numbered.ts';
import { phrases } from './phrases.ts';

const self = { op: 'self' };
const thisCard = { op: 'thisCard' };
const exhaustible = ['exhausted', 'equipped', 'vehicles', 'thisCard', 'thisBot', 'damageSource'];

/** A card that takes damage for a PC has damage tokens but no HP (TSS-FAQ-07). */
const canBeHealed = (game: TokyoGame, one: Thing) =>
  game.count(one, counter.damage) > 0 && game.permits('heal', one, true);

const progress = tokenWords<TokyoGame>(
  {
    counter: counter.progress,
    noun: { ja: '進行トークン', en: 'progress token', many: 'progress tokens' },
    example: thisCard,
  },
  {
    put: {
      ...{ id: 'placeProgress', on: ['pc', 'card'] },
      facts: { unit: 'tokens', tags: ['leadsOn'], printed: [phrases.placeProgress] },
      done: (_, on, amount) => on.map((one) => change('progress', { on: one, amount })),
    },
    take: {
      ...{ id: 'removeProgress', on: ['pc', 'card'] },
      facts: { unit: 'tokens', printed: [phrases.takeProgress] },
      done: (_, on, amount) => on.map((one) => change('progress', { on: one, amount: -amount })),
    },
    move: {
      ...{ id: 'moveProgress', on: ['pc', 'card'], rules: ['TSS-COMP-67'] },
      facts: { tags: ['leadsOn'], printed: [phrases.placeProgress, phrases.takeProgress] },
      example: { op: 'moveProgress', from: thisCard, to: self },
      done: (source, on, amount) => change('carry', { source, on, amount }),
    },
    count: { ...{ id: 'progressOn', on: ['pc', 'card'] }, facts: { unit: 'tokens', madeBy: ['placeProgress'] } },
  },
);

const exhaust = tokenWords<TokyoGame>(
  {
    counter: counter.exhaust,
    noun: { ja: '消耗トークン', en: 'exhaust token', many: 'exhaust tokens' },
    example: thisCard,
  },
  {
    put: {
      ...{ id: 'exhaust', field: 'of', on: ['skill', 'card'] },
      facts: { unit: 'tokens', printed: [{ ja: /消耗トークン[^。、]{0,60}?置/ }], suits: { of: exhaustible } },
      done: (game, of, amount, { self: by }) =>
        of.map((thing) => change('exhaust', { by, ...marked(game, thing), amount })),
    },
    take: {
      ...{ id: 'refresh', field: 'of', on: ['skill', 'card', 'bot'] },
      facts: { unit: 'tokens', printed: [{ ja: /消耗トークン[^。、]{0,60}?取り除/ }], suits: { of: exhaustible } },
      example: { op: 'refresh', of: { op: 'exhausted', of: self }, amount: 1 },
      done: (game, of, amount, { self: by }) =>
        of.map((thing) => change('refresh', { by, ...marked(game, thing), amount })),
    },
    has: {
      ...{ id: 'isExhausted', on: ['skill', 'card', 'bot'] },
      text: { ja: '{of}が消耗している', en: '{of} {of|is|are} exhausted' },
    },
  },
);

const ap = tokenWords<TokyoGame>(
  { counter: counter.ap, noun: { ja: 'APトークン', en: 'AP token', many: 'AP tokens' }, example: self },
  {
    put: {
      ...{ id: 'gainAp', field: 'to', on: ['pc'] },
      about: { ja: 'APトークンを得る。共通在庫にある分まで', en: 'Gains AP tokens, as many as the supply has' },
      text: {
        ja: '{to}はAPトークンを{amount}個得る',
        en: '{to} {to|gains|gain} {amount*AP token|AP tokens}{to|| each}',
      },
      facts: {
        ...{ unit: 'tokens', tags: ['fromSupply'] },
        printed: [{ ja: /APトークン[^。、]{0,60}?(?:得|獲得)/, en: /\bgains? (?:\d+|an|X) AP\b/i }],
      },
      can: (game) => game.supply > 0,
      done: (game, all, amount) =>
        inOrder(
          game,
          all.map((to) => ({ to, ap: amount, next: change('gainAp', { by: to, amount }) })),
        ),
    },
    take: {
      ...{ id: 'loseAp', field: 'to', on: ['pc'] },
      about: { ja: 'APトークンを失う（共通在庫に戻す）', en: 'Loses AP tokens: they return to the supply' },
      text: {
        ja: '{to}はAPトークンを{amount}個失う',
        en: '{to} {to|loses|lose} {amount*AP token|AP tokens}{to|| each}',
      },
      facts: {
        unit: 'tokens',
        printed: [{ ja: /APトークン[^。、]{0,60}?失/, en: /\bloses? (?:\d+|an|X) AP\b/i }],
      },
      done: (_, all, amount) => all.map((by) => change('spendAp', { by, amount })),
    },
    count: { ...{ id: 'apOf', on: ['pc'] }, most: apSupply, facts: { unit: 'tokens' } },
  },
);

const damage = tokenWords<TokyoGame>(
  {
    counter: counter.damage,
    noun: { ja: 'ダメージトークン', en: 'damage token', many: 'damage tokens' },
    example: self,
  },
  {
    take: {
      ...{ id: 'heal', field: 'to', on: ['pc', 'companion'], rules: ['TSS-SCN-02', 'TSS-FAQ-07', 'TSS-PRIO-01'] },
      about: {
        ja: 'HPを回復する（ダメージトークンを取り除く）。HPを持たないものは回復できない',
        en: 'Heals: removes damage tokens. Things without HP cannot be healed',
      },
      text: { ja: '{to}のHPを{amount}回復する', en: 'heal {to} by {amount}' },
      facts: { unit: 'points', printed: [{ ja: /回復/, en: /\bheal(?:s|ed)?\b/i }] },
      can: canBeHealed,
      done: (game, all, amount, { self: by }) =>
        all
          .filter((to) => canBeHealed(game, to))
          .map((to) => change('heal', { by, to, amount, ...(game.isCompanion(to) ? { rule: 'TSS-SCN-01' } : {}) })),
    },
    count: {
      ...{ id: 'damageOn', on: ['pc', 'enemy', 'companion', 'card'] },
      text: { ja: '{of}のダメージ', en: 'the damage on {of}' },
      facts: { unit: 'points', printed: [phrases.damage] },
    },
  },
);

export const tokens: readonly Op[] = [...progress, ...exhaust, ...ap, ...damage];
