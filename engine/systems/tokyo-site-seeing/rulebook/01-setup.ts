import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { shuffledList } from '#engine/kernel/table/shuffle.ts';
import { nowhere, type Place, type Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { isInUse, isOneClear, unsealedBy } from '../basics/campaign.ts';
import { apSupply, cardsPerReward, marketKinds, type PileKind, pileKinds } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { refillSlot, rounds } from './02-rounds.ts';
import { revealCard } from './20-scenario.ts';
import { call, procedure } from './book.ts';
import { resolveOutsideActions } from './in-full.ts';

const shuffleIn = (pile: Place): Next => change('shuffle', { slot: pile });
const serial = /^SC\d\d-\d\d$/;
const idIn = (game: TokyoGame) => (card: Thing) => game.design(card).id;

/** The scenario's instructions for a stage (TSS-SETUP-08). */
const stage = (game: TokyoGame, name: string): Next =>
  game.scenario.setup.filter((one) => one.stage === name).map(({ block }) => runBlock(block, game.scope(-1, theGame)));

const unsealing = (game: TokyoGame, pc: Thing, scenarios: readonly string[]): Next =>
  unsealedBy(scenarios).map((kind) => change('unseal', { by: pc, skill: game.skill(pc, kind) }));

/** Reward cards to choose from, exchanged ones included so that `why` can explain. */
const rewardsLeft = (game: TokyoGame, chosen: readonly Thing[]): readonly Thing[] =>
  game.setup.rewards === null
    ? game.at('pending').filter((card) => game.design(card).isReward && !chosen.includes(card))
    : [];

/** Shuffles reward cards into the top of their deck. */
function mixedIn(game: TokyoGame, kind: PileKind, withTop: (rewards: number) => number): Next {
  const rewards = game.at('pending').filter((card) => game.design(card).kind === kind);
  if (rewards.length === 0) return [];
  const pile = game.place(kind);
  const cards = game.table.at(pile);
  const most = withTop(rewards.length);
  const packet = [...cards.slice(0, most), ...rewards];
  const order = shuffledList(packet, `${game.seed}|${kind}/rewards`, (card) => game.chanceName(card));
  return [change('lay', { slot: pile, cards: [...order, ...cards.slice(most)] })];
}

/** セットアップ (p.12–15), then the rounds. */
export const setUp = procedure(
  'setUp',
  () => ({ chosen: [] as readonly Thing[] }),
  ({ step, choose, offer }) => ({
    scenarioDeck: step('TSS-SETUP-03', (game) => {
      const deck = game.place('scenario/deck');
      const sorted = [...game.table.at(deck)].sort((a, b) => (idIn(game)(a) < idIn(game)(b) ? -1 : 1));
      return change('lay', { slot: deck, cards: sorted });
    }),
    setAside: step('TSS-SETUP-04', (game) => {
      const cards = game.at('scenario/deck').filter((card) => !serial.test(idIn(game)(card)));
      return cards.length === 0 ? undefined : change('lay', { slot: game.place('scenario/aside'), cards });
    }),
    scenarioSetup: step('TSS-SETUP-08', (game) => stage(game, 'afterScenarioDeck')),
    piles: step('TSS-SETUP-09', (game) => pileKinds.map((kind) => shuffleIn(game.place(kind)))),
    whichRewards: choose('TSS-SETUP-10', {
      choose: offer('TSS-CAMP-02', {
        fields: ['card'],
        among: (game, my) => rewardsLeft(game, my.chosen).map((card) => ({ card })),
        except: {
          'TSS-CAMP-03': (game, _, { card }) => !isInUse(game.content, game.setup.players, idIn(game)(card)),
          'TSS-CAMP-04': (game, my, { card }) => !isOneClear(game.content, [...my.chosen, card].map(idIn(game))),
        },
        then: (_, my, { card }) => {
          my.chosen = [...my.chosen, card];
          return goto('whichRewards');
        },
      }),
      done: offer('TSS-SETUP-10', {
        fields: [],
        among: (game) => (game.setup.rewards === null ? [{}] : []),
        then: () => undefined,
      }),
    }),
    notChosen: step('TSS-SETUP-07', (game, my) => {
      const cards = rewardsLeft(game, my.chosen);
      return cards.length === 0 ? undefined : change('lay', { slot: nowhere, cards });
    }),
    rewards: step('TSS-SETUP-11', (game) =>
      marketKinds.flatMap((kind) => mixedIn(game, kind, (rewards) => rewards * cardsPerReward)),
    ),
    rewardArtifacts: step('TSS-SETUP-13', (game) => mixedIn(game, 'artifact', () => 0)),
    afterPiles: step('TSS-SETUP-08', (game) => stage(game, 'afterDecks')),
    market: step('TSS-SETUP-15', (game) => game.places('slots').map((slot) => refillSlot(slot))),
    afterMarket: step('TSS-SETUP-08', (game) => stage(game, 'afterMarket')),
    scrapThree: step('TSS-SETUP-16', (game) =>
      marketKinds.map((kind) => {
        const card = game.at(kind)[0];
        return card === undefined ? undefined : change('scrap', { card });
      }),
    ),
    tokens: step('TSS-SETUP-18', () => change('supply', { amount: apSupply })),
    seals: step('TSS-SETUP-22', (game) =>
      game.pcs.flatMap((pc) => game.skillsOf(pc).map((skill) => change('seal', { by: pc, skill }))),
    ),
    exemptSeals: step('TSS-SETUP-23', (game) => game.pcs.map((pc) => unsealing(game, pc, game.setup.cleared))),
    // Besides the group's, from the record of the PC's player
    ownSeals: step('TSS-CAMP-06', (game) =>
      game.setup.players.flatMap(({ pcs, clears = [] }) =>
        pcs.map((role) =>
          unsealing(
            game,
            game.called('pc', role) as Thing,
            clears.map(({ scenario }) => scenario),
          ),
        ),
      ),
    ),
    starters: step('TSS-SETUP-26', (game) => game.hands.map((pc) => shuffleIn(game.deckOf(pc)))),
    pieces: step('TSS-SETUP-28', (game) =>
      game.pcs.map((pc) => {
        const role = game.role(pc).id;
        const index = game.content.areas.findIndex((area) => area.pcs.includes(role));
        return change('move', { by: pc, area: game.areas[index] as Thing });
      }),
    ),
    afterPlayers: step('TSS-SETUP-08', (game) => stage(game, 'afterPlayers')),
    first: step('TSS-SETUP-29', (game): Next => {
      const card = game.at('scenario/deck')[0];
      return card === undefined ? undefined : resolveOutsideActions(call(revealCard, { card, by: -1 }));
    }),
    round: step('TSS-ROUND-01', () => change('round', { amount: 1 })),
    play: step('TSS-ROUND-01', () => call(rounds, { from: 'draw' })),
  }),
);
