import { change, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { equipmentSlots, marketKinds } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { call, procedure } from './book.ts';

export interface Rewarded {
  /** PCs in this area decide who takes it. */
  readonly area: Thing;
  /** Who earned it; -1: nobody. */
  readonly by: Thing;
}

const nextOfDecks = (game: TokyoGame): readonly Thing[] => marketKinds.flatMap((kind) => game.at(kind).slice(0, 1));
const artifactPile = (game: TokyoGame): readonly Thing[] => game.at('artifact');
export const canGainFromScrap = (game: TokyoGame): boolean => game.at('scrap').length + nextOfDecks(game).length > 0;
export const canGainArtifact = (game: TokyoGame): boolean => artifactPile(game).length > 0 || canGainFromScrap(game);
const isIn = (cards: readonly Thing[]) => (card: Thing) => cards.includes(card);

/** 廃棄エリアのカード (p.25): chosen one by one for PCs in the area. */
export const gainFromScrap = procedure(
  'gainFromScrap',
  ({ area, amount }: Rewarded & { amount: number }) => ({
    area,
    left: amount,
    card: -1 as Thing,
    drawn: null as readonly Thing[] | null,
  }),
  ({ step, choose, offer }) => ({
    // The scrap pile first, then one card per deck
    short: step('TSS-REWARD-03', (game, my): Next => {
      if (my.left === 0 || my.drawn !== null || game.at('scrap').length > 0) return undefined;
      my.drawn = nextOfDecks(game);
      return my.drawn.map((card) => change('draw', { card, into: game.place('pending') }));
    }),
    which: choose('TSS-REWARD-02', {
      choose: offer('TSS-REWARD-02', {
        fields: ['card'],
        among: (game, my) => (my.left === 0 ? [] : onOffer(game, my.drawn).map((card) => ({ card }))),
        then: (_, my, { card }) => {
          my.card = card;
          return undefined;
        },
      }),
    }),
    who: choose('TSS-REWARD-02', {
      choose: offer('TSS-REWARD-02', {
        fields: ['pc', 'card'],
        among: (game, my) => (my.card < 0 ? [] : game.pcsIn(my.area).map((pc) => ({ pc, card: my.card }))),
        then: (_, my, { pc, card }) => {
          my.card = -1;
          my.left--;
          return [change('gain', { by: pc, card }), goto('short')];
        },
      }),
    }),
    // To the scrap pile even in SITE: they were never in play
    rest: step('TSS-REWARD-03', (game, my): Next => {
      const cards = (my.drawn ?? []).filter(isIn(game.at('pending')));
      return cards.length === 0 ? undefined : change('lay', { slot: game.place('scrap'), cards });
    }),
  }),
);

const onOffer = (game: TokyoGame, drawn: readonly Thing[] | null): readonly Thing[] =>
  drawn === null ? game.at('scrap') : drawn.filter(isIn(game.at('pending')));

/** アーティファクトの獲得 (p.25): drawn, revealed, taken by a PC in the area. */
export const gainArtifact = procedure(
  'gainArtifact',
  ({ area, by }: Rewarded) => ({ area, by }),
  ({ step, choose, offer }) => ({
    none: step('TSS-REWARD-08', (game, my): Next => {
      if (artifactPile(game).length > 0) return undefined;
      return [call(gainFromScrap, { area: my.area, by: my.by, amount: 1 }), finish()];
    }),
    before: choose('TSS-REWARD-07', {
      draw: offer('TSS-REWARD-05', {
        do: 'choose',
        fields: ['slot'],
        among: (game) => [{ slot: game.place('artifact') }],
        then: () => undefined,
      }),
      scrap: offer('TSS-REWARD-07', {
        do: 'choose',
        fields: ['slot'],
        among: (game) => [{ slot: game.place('scrap') }],
        except: { 'TSS-REWARD-04': (game) => !canGainFromScrap(game) },
        then: (_, my) => [call(gainFromScrap, { area: my.area, by: my.by, amount: 1 }), finish()],
      }),
    }),
    draw: step('TSS-REWARD-05', (): Next => call(drawArtifact, {})),
    find: step('TSS-REWARD-17', (game, my): Next => {
      const card = game.foundArtifacts()[0];
      return card === undefined ? finish() : change('find', { by: my.by, card, area: my.area });
    }),
    // Any revealed artifact (TSS-REWARD-06)
    who: choose('TSS-REWARD-06', {
      choose: offer('TSS-REWARD-05', {
        fields: ['pc', 'card'],
        among: (game, my) =>
          game
            .foundArtifacts()
            .slice(0, 1)
            .flatMap((card) => game.pcsIn(my.area).map((pc) => ({ pc, card }))),
        then: (_, __, { pc, card }) => [call(takeArtifact, { by: pc, card }), goto('who')],
      }),
    }),
  }),
);

export const drawArtifact = procedure(
  'drawArtifact',
  () => ({}),
  ({ step }) => ({
    draw: step('TSS-REWARD-05', (game): Next => {
      const card = artifactPile(game)[0];
      return card === undefined ? undefined : change('draw', { card, into: game.place('pending') });
    }),
  }),
);

/** Equipped without a check; replaces another artifact. */
const takeArtifact = procedure(
  'takeArtifact',
  ({ by, card }: { by: Thing; card: Thing }) => ({ by, card, at: -1 }),
  ({ step, choose, offer }) => ({
    replace: step('TSS-REWARD-11', (game, my): Next => {
      const equipped = game.equipped(my.by);
      const old = equipped.filter((card) => game.design(card).kind === 'artifact');
      my.at = equipped.findIndex((card) => old.includes(card));
      return old.map((card) => change('remove', { by: my.by, card }));
    }),
    room: choose('TSS-REWARD-10', {
      discard: offer('TSS-REWARD-10', {
        fields: ['by', 'card'],
        among: (game, my) =>
          game.equipped(my.by).length < equipmentSlots ? [] : game.equipped(my.by).map((card) => ({ by: my.by, card })),
        except: { 'TSS-EQUIP-09': (game, _, { card }) => game.isLocked(card) },
        then: (_, my, { card }) => change('discard', { by: my.by, card }),
      }),
    }),
    equip: step('TSS-REWARD-09', (game, my) =>
      hasRoom(game, my.by)
        ? change('equip', { by: my.by, card: my.card, ...(my.at < 0 ? {} : { at: my.at }) })
        : change('discard', { card: my.card }),
    ),
  }),
);

function hasRoom(game: TokyoGame, pc: Thing): boolean {
  const equipped = game.equipped(pc);
  return equipped.length < equipmentSlots && !equipped.some((card) => game.design(card).kind === 'artifact');
}

export const rewardProcedures = [gainFromScrap, gainArtifact, drawArtifact, takeArtifact];
