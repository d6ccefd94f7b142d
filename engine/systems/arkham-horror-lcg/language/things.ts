import { amount, flag, idOf, oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { nearest } from '#engine/library/places/ways.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { askingWords } from '#engine/library/words/asking-words.ts';
import { inTheChange } from '#engine/library/words/record-words.ts';
import { doomInPlay } from '../rulebook/advance.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { selectorOp, thisCard } from './op.ts';

const { things } = askingWords<ArkhamGame>();
const unique = (all: readonly Thing[]) => [...new Set(all)];
const zones = ['hand', 'deck', 'discard', 'play', 'threat', 'committed'] as const;
const piles = ['encounterDeck', 'encounterDiscard', 'setAside', 'victory', 'removed'] as const;

/** What effects can be about. */
export const thingOps: readonly Op[] = [
  selectorOp('locationOf', {
    fields: { of: selector() },
    about: { ja: 'いる場所', en: 'The locations where they are' },
    text: { ja: '{of}の場所', en: 'the location of {of}' },
    run: (game, seen) => unique(seen.of.map((one) => game.locationOf(one)).filter((location) => location > 0)),
  }),
  selectorOp('investigatorsAt', {
    counter: '人',
    fields: { location: selector('location') },
    about: { ja: '場所にいる探索者', en: 'The investigators at locations' },
    text: { ja: '{location}にいる探索者', en: 'investigators at {location}' },
    run: (game, seen) => seen.location.flatMap((location) => game.investigatorsAt(location)),
  }),
  selectorOp('enemiesAt', {
    counter: '体',
    fields: { location: selector('location') },
    about: { ja: '場所にいる敵。探索者と交戦中のものも', en: 'The enemies at locations, engaged ones too' },
    text: { ja: '{location}の敵', en: 'enemies at {location}' },
    run: (game, seen) => seen.location.flatMap((location) => game.enemiesAt(location)),
  }),
  selectorOp('enemiesEngagedWith', {
    counter: '体',
    fields: { who: selector('investigator') },
    about: { ja: '探索者と交戦中の敵', en: 'The enemies engaged with investigators' },
    text: { ja: '{who}と交戦中の敵', en: 'enemies engaged with {who}' },
    run: (game, seen) => unique(seen.who.flatMap((seat) => game.engagedEnemies(seat))),
  }),
  selectorOp('engagedWith', {
    counter: '人',
    fields: { enemy: selector('enemy') },
    about: { ja: '敵と交戦中の探索者', en: 'The investigators engaged with enemies' },
    text: { ja: '{enemy}と交戦中の探索者', en: 'investigators engaged with {enemy}' },
    run: (game, seen) => unique(seen.enemy.flatMap((enemy) => game.engagedWith(enemy))),
  }),
  selectorOp('connectedTo', {
    counter: 'か所',
    fields: { location: selector('location') },
    about: { ja: 'そこから行ける場所', en: 'The locations that they lead to' },
    text: { ja: '{location}につながる場所', en: 'locations connected to {location}' },
    run: (game, seen) => unique(seen.location.flatMap((location) => game.connected(location))),
  }),
  selectorOp('nearestOf', {
    fields: { of: selector(), to: selector('investigator') },
    about: { ja: 'もっとも近いもの。つながりの数で数える', en: 'The nearest of them, counted in connections' },
    text: { ja: '{to}にもっとも近い{of}', en: 'the nearest of {of} to {to}' },
    example: { of: { op: 'enemiesInPlay' } },
    run: (game, seen) => {
      const from = seen.to[0];
      if (from === undefined) return [];
      const ways = { neighbours: (location: Thing) => game.connected(location) };
      const close = nearest(game.locationOf(from), unique(seen.of.map((one) => game.locationOf(one))), ways);
      return seen.of.filter((one) => close.includes(game.locationOf(one)));
    },
  }),
  selectorOp('withMost', {
    fields: {
      of: selector(),
      number: oneOf('tally', [
        'health',
        'sanity',
        'remainingHealth',
        'remainingSanity',
        'clues',
        'printedHealth',
        'willpower',
        'intellect',
        'combat',
        'agility',
        'cardsInHand',
      ]),
      least: optional(flag()),
    },
    about: {
      ja: '値がもっとも大きいもの。least ならもっとも小さいもの',
      en: 'Those with the highest value; the lowest with "least"',
    },
    text: {
      ja: '{of}のうち{number}がもっとも{least?小さい|大きい}もの',
      en: 'those of {of} with the {least?lowest|highest} {number}',
    },
    example: { of: { op: 'allInvestigators' }, number: 'clues' },
    run: (game, seen) => {
      const sign = seen.least === true ? -1 : 1;
      const of = (one: Thing) => sign * tallyOf(game, one, seen.number);
      const best = Math.max(...seen.of.map(of));
      return seen.of.filter((one) => of(one) === best);
    },
  }),
  selectorOp('card', {
    fields: { id: idOf('card') },
    about: { ja: 'そのカードの、ゲームにあるすべて', en: 'All copies of a card in this game' },
    text: { ja: '{id}', en: '{id}' },
    example: { id: 'L1' },
    run: (game, seen) => game.piecesWith((piece) => game.kind(piece).id === seen.id),
  }),
  selectorOp('cardsOf', {
    counter: '枚',
    fields: { who: selector('investigator'), in: oneOf('zone', zones) },
    about: { ja: '探索者の手札や場などのカード', en: 'The cards in an area of investigators' },
    text: { ja: '{who}の{in}のカード', en: 'cards in the {in} of {who}' },
    run: (game, seen) => seen.who.flatMap((seat) => game.at(seen.in, seat)),
  }),
  selectorOp('cardsIn', {
    counter: '枚',
    fields: { pile: oneOf('pile', piles) },
    about: { ja: '遭遇デッキや脇などのカード', en: 'The cards of a pile of the scenario' },
    text: { ja: '{pile}のカード', en: 'cards in the {pile}' },
    run: (game, seen) => game.at(seen.pile),
  }),
  selectorOp('top', {
    counter: '枚',
    fields: { amount: amount(), who: selector('investigator') },
    about: { ja: 'デッキの上のカード', en: 'The top cards of the decks of investigators' },
    text: { ja: '{who}のデッキの上の{amount}枚', en: 'the top {amount*card|cards} of the deck of {who}' },
    run: (game, seen) => seen.who.flatMap((seat) => game.at('deck', seat).slice(0, seen.amount)),
  }),
  selectorOp('ofType', {
    fields: { of: selector(), type: oneOf('cardType', ['asset', 'event', 'skill', 'enemy', 'treachery', 'location']) },
    about: { ja: 'その種類のカードだけ', en: 'Those of a type of card' },
    text: { ja: '{of}のうちの{type}', en: '{type} cards of {of}' },
    example: { of: thisCard },
    run: (game, seen) => seen.of.filter((one) => game.is(one, seen.type)),
  }),
  selectorOp('both', {
    fields: { a: selector(), b: selector() },
    about: { ja: '二つに選ばれるものを合わせたもの', en: 'All of two selections' },
    text: { ja: '{a}と{b}', en: '{a} and {b}' },
    any: { ja: '{a:any}か{b:any}', en: '{a:any} or {b:any}' },
    example: { b: thisCard },
    run: (_, seen) => unique([...seen.a, ...seen.b]),
  }),
  selectorOp('ownerOf', {
    counter: '人',
    rules: ['AH-ZN-05', 'AH-WK-05'],
    fields: { card: selector('card') },
    about: { ja: 'カードの持ち主（弱点なら、その所持者）', en: 'Who owns cards; of a weakness, its bearer' },
    text: { ja: '{card}の持ち主', en: 'the owner of {card}' },
    run: (game, seen) => unique(seen.card.map((card) => game.owner(card)).filter((seat) => seat > 0)),
  }),
  selectorOp('controllerOf', {
    counter: '人',
    fields: { card: selector('card') },
    about: { ja: 'カードをコントロールする探索者', en: 'Who controls cards' },
    text: { ja: '{card}のコントローラー', en: 'the controller of {card}' },
    run: (game, seen) => unique(seen.card.map((card) => game.controller(card)).filter((seat) => seat >= 0)),
  }),
  things('enemiesInPlay', (game) => game.enemies, {
    about: { ja: '場の敵すべて', en: 'All enemies in play' },
    text: { ja: '場の敵', en: 'enemies in play' },
    counter: '体',
  }),
  things('locationsInPlay', (game) => game.locations, {
    about: { ja: '場の場所すべて', en: 'All locations in play' },
    text: { ja: '場の場所', en: 'locations in play' },
    counter: 'か所',
  }),
  things(
    'emptyLocations',
    (game) => game.locations.filter((one) => game.investigatorsAt(one).length + game.enemiesAt(one).length === 0),
    {
      about: { ja: '敵も探索者もいない場所', en: 'Locations with neither enemy nor investigator' },
      text: { ja: '空いている場所', en: 'empty locations' },
      counter: 'か所',
      rules: ['AH-ZN-21'],
    },
  ),
  things('doomedCards', (game) => doomInPlay(game), {
    about: { ja: '破滅の置かれたカードすべて', en: 'All cards with doom on them' },
    text: { ja: '破滅の置かれたカード', en: 'cards with doom' },
    counter: '枚',
  }),
  things('currentAct', (game) => (game.act === undefined ? [] : [game.act]), {
    about: { ja: '今のアクト', en: 'The current act' },
    text: { ja: '現在のアクト', en: 'the current act' },
  }),
  things('currentAgenda', (game) => (game.agenda === undefined ? [] : [game.agenda]), {
    about: { ja: '今のアジェンダ', en: 'The current agenda' },
    text: { ja: '現在のアジェンダ', en: 'the current agenda' },
  }),
  things('leadInvestigator', (game) => [game.lead], {
    about: { ja: 'リード探索者', en: 'The lead investigator' },
    text: { ja: 'リード探索者', en: 'the lead investigator' },
  }),
  things('tester', (game) => [game.count(theGame, counter.tester)].filter((seat) => seat > 0), {
    about: { ja: 'テストをしている探索者', en: 'Who takes the test under way' },
    text: { ja: 'テストをしている探索者', en: 'the tester' },
  }),
  things('tested', (game) => [game.count(theGame, counter.testOf)].filter((thing) => thing > 0), {
    about: { ja: 'テストの相手である敵か場所', en: 'The enemy or location that is tested against' },
    text: { ja: 'テストの相手', en: 'what is tested against' },
  }),
  things('candidates', (_, scope) => (scope.names['candidates'] as readonly Thing[] | undefined) ?? [], {
    about: { ja: '敵が追える探索者（prey の中で使う）', en: 'The investigators an enemy could pursue (inside prey)' },
    text: { ja: '追える探索者', en: 'who could be pursued' },
    counter: '人',
  }),
  inTheChange('theCard', 'of', {
    about: { ja: '答えている出来事のカード', en: 'The card that it happens to' },
    text: { ja: 'そのカード', en: 'that card' },
  }),
  inTheChange('theSource', 'cause', {
    about: { ja: '答えている出来事を起こしたカード', en: 'The card that causes what happens' },
    text: { ja: 'それを起こしたカード', en: 'the card that causes it' },
  }),
  inTheChange('theAttacker', 'attacker', {
    about: { ja: 'その攻撃をしている敵', en: 'The enemy whose attack it is' },
    text: { ja: '攻撃している敵', en: 'the attacking enemy' },
  }),
  inTheChange('theInvestigator', 'by', {
    about: { ja: '答えている出来事の探索者', en: 'The investigator who does it' },
    text: { ja: 'その探索者', en: 'that investigator' },
  }),
];

export function tallyOf(game: ArkhamGame, one: Thing, number: string): number {
  switch (number) {
    case 'remainingHealth':
      return game.value('health', one) - game.count(one, counter.damage);
    case 'remainingSanity':
      return game.value('sanity', one) - game.count(one, counter.horror);
    case 'printedHealth':
      return game.isPiece(one) ? game.printed(game.face(one).health) : game.value('health', one);
    case 'clues':
      return game.count(one, counter.clues);
    case 'cardsInHand':
      return game.isSeat(one) ? game.at('hand', one).length : 0;
    default:
      return game.value(number, one);
  }
}
