import type { Breakdown } from '#engine/kernel/numbers/number.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { Figure, type Figures, figure } from '#engine/library/figures/figures.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { skills } from '../formats/cards.ts';
import { doomInPlay } from '../rulebook/advance.ts';
import type { ArkhamGame } from '../table/game.ts';
import { revealedTokens, tokenNumber } from '../table/numbers.ts';
import { counter, testKinds } from '../table/plan.ts';
import { oddsOf } from './odds.ts';

/** A table shows odds for up to so many more icons. */
const mostIcons = 6;

export function figures(game: ArkhamGame): Figures {
  const of = (number: string, thing: Thing) => figure(() => game.reckoning(number, thing));
  const several = (numbers: readonly string[], thing: Thing): Figures =>
    Object.fromEntries(numbers.map((number) => [number, of(number, thing)]));
  const ofCard = (card: Thing): Figures => {
    const face = game.face(card);
    switch (face.type) {
      case 'location':
        return face.shroud === null ? {} : several(['shroud'], card);
      case 'enemy':
        return several(['fight', 'health', 'evade', 'attack', 'terror'], card);
      case 'act':
        return face.clues === null ? {} : several(['clueLimit'], card);
      case 'agenda':
        return { ...(face.doom === null ? {} : several(['doomLimit'], card)), doom: summed(() => doomFor(game, card)) };
      default:
        return several(
          (['health', 'sanity'] as const).filter((which) => face[which] !== null),
          card,
        );
    }
  };
  const shown = [
    ...[game.act, game.agenda].filter((card) => card !== undefined),
    ...game.locations.filter((location) => game.isRevealed(location)),
    ...game.enemies,
    ...game.seats.flatMap((seat) => game.at('play', seat)),
  ];
  const ofSeat = (seat: Thing): Figures => ({
    ...several([...skills, 'health', 'sanity', 'handLimit'], seat),
    actions: summed(() => actionsOf(game, seat)),
  });
  const peril = game.count(theGame, counter.peril);
  return {
    cards: Object.fromEntries(shown.map((card) => [game.name(card), ofCard(card)])),
    seats: Object.fromEntries(game.seats.map((seat) => [game.name(seat), ofSeat(seat)])),
    symbols: Object.fromEntries(symbolsIn(game)),
    ways: Object.fromEntries(
      game.locations.map((location) => [game.name(location), game.connected(location).map((to) => game.name(to))]),
    ),
    closed: game.locations.filter((location) => !game.permits('enter', location, true)).map((one) => game.name(one)),
    ...(peril > 0 ? { peril: game.name(peril) } : {}),
    ...ofTest(game),
  };
}

/** What each symbol in the bag counts for the investigator who takes a test, or for the lead (AH-ST-04). */
function symbolsIn(game: ArkhamGame): readonly (readonly [symbol: string, worth: Figure])[] {
  const tester = game.count(theGame, counter.tester);
  const who = tester > 0 ? tester : game.lead;
  const symbols = new Map(game.at('bag').map((token) => [game.kind(token).id, token]));
  return [...symbols].flatMap(([symbol, token]) => {
    const line = Number.isNaN(Number(symbol)) ? game.lineOf(symbol, who) : null;
    if (line === null) return [];
    const worth = () => {
      const value = tokenNumber(game, token, who);
      return {
        base: 0,
        value,
        edits: [{ amount: value, rule: 'AH-ST-04', card: line.card }],
        rule: 'AH-ST-04',
        path: null,
      };
    };
    return [[symbol, summed(worth)]];
  });
}

/** Doom anywhere in play counts for the agenda (AH-AC-05). */
function doomFor(game: ArkhamGame, agenda: Thing): Breakdown {
  const base = game.count(agenda, counter.doom);
  const edits = doomInPlay(game)
    .filter((card) => card !== agenda)
    .map((card) => ({ amount: game.count(card, counter.doom), rule: 'AH-AC-05', card }));
  return { base, value: edits.reduce((sum, { amount }) => sum + amount, base), edits, rule: 'AH-AC-05', path: null };
}

/** What is left of the actions of the round. */
function actionsOf(game: ArkhamGame, seat: Thing): Breakdown {
  const all = game.reckoning('actions', seat);
  const changed = [game.count(seat, counter.gained), -game.count(seat, counter.spent)].filter((amount) => amount !== 0);
  const edits = [...all.edits, ...changed.map((amount) => ({ amount, rule: 'AH-AT-01' }))];
  return { ...all, value: game.actionsLeft(seat), edits };
}

/** A sum of its edits, without a base to compare with. */
const summed = (reckon: () => Breakdown): Figure => new Figure(() => reckon().value, new Map([['', reckon]]));

/** The test under way, and the odds while its token is still in the bag. */
function ofTest(game: ArkhamGame): Figures {
  const kind = testKinds[game.count(theGame, counter.testKind)] ?? 'none';
  if (kind === 'none') return {};
  const [tester, tested] = [game.count(theGame, counter.tester), game.count(theGame, counter.testOf)];
  const isOpen = revealedTokens(game).length === 0 && game.at('bag').length > 0;
  return {
    test: {
      tester: game.name(tester),
      kind,
      skill: skills[game.count(theGame, counter.testSkill)] ?? '',
      of: tested > 0 ? game.name(tested) : null,
      testValue: figure(() => game.reckoning('testValue', tester)),
      difficulty: figure(() => game.reckoning('difficulty', tester)),
      ...(isOpen
        ? {
            odds: summed(() => oddsOf(game, tester, 0)),
            oddsWithIcons: Object.fromEntries(
              Array.from({ length: mostIcons }, (_, i) => [String(i + 1), summed(() => oddsOf(game, tester, i + 1))]),
            ),
          }
        : {}),
    },
  };
}
