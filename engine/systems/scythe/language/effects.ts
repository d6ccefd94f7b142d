import { amount, flag, idOf, optional, selector } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { power } from '../changes/changes.ts';
import { bottomKinds } from '../formats/mats.ts';
import { call } from '../rulebook/book.ts';
import { canGain, gainOfBottom } from '../rulebook/bottoms.ts';
import { cardsFor, gainOf, hexesWithWorkers, resourcesFor, workersFor, workersLeft } from '../rulebook/gaining.ts';
import { moving } from '../rulebook/moving.ts';
import { producing } from '../rulebook/producing.ts';
import type { ScytheGame } from '../table/game.ts';

const op = opBuilder<ScytheGame>();
const isSomebody = (self: Thing, amount: number) => self > 0 && amount > 0;
/** The hex of an encounter; 0: none. */
const hexIn = (target: Thing): Thing => Math.max(0, target);

const gain = (
  id: 'gainCoins' | 'gainPower' | 'gainPopularity' | 'drawCards',
  rule: string,
  said: {
    readonly ja: string;
    readonly en: string;
    readonly many: string;
    readonly unit: string;
    readonly counts: string;
  },
  does: (self: Thing, amount: number) => Next,
): Op =>
  op(id, {
    sort: 'effect',
    rules: [rule],
    fields: { amount: amount() },
    about: { ja: `${said.ja}を得る`, en: `Gains ${said.many}` },
    text: { ja: `${said.ja}${said.unit}を得る`, en: `gain {amount} {amount|${said.en}|${said.many}}` } as never,
    facts: { unit: said.counts },
    example: { op: id, amount: 2 } as never,
    canChange: (_, seen, { self }) => isSomebody(self, seen.amount),
    run: (_, seen, { self }) => (self > 0 ? does(self, seen.amount) : undefined),
  });

const bottomWords = {
  upgrade: { ja: '改善を1つ行う', en: 'upgrade' },
  deploy: { ja: 'メックを1機配備する', en: 'deploy a mech' },
  build: { ja: '建造物を1つ建てる', en: 'build a structure' },
  enlist: { ja: '補充兵を1体徴兵する', en: 'enlist a recruit' },
} as const;

export const effects: readonly Op[] = [
  gain(
    'gainCoins',
    'SC-PR-20',
    { ja: 'コイン', en: 'coin', many: 'coins', unit: '{amount}枚', counts: 'coins' },
    (by, n) => gainOf('coins', by, n),
  ),
  gain(
    'gainPower',
    'SC-PR-14',
    { ja: '戦力', en: 'power', many: 'power', unit: '{amount}', counts: 'power' },
    (by, n) => gainOf('power', by, n),
  ),
  gain(
    'gainPopularity',
    'SC-PR-14',
    { ja: '民心', en: 'popularity', many: 'popularity', unit: '{amount}', counts: 'popularity' },
    (by, n) => gainOf('popularity', by, n),
  ),
  gain(
    'drawCards',
    'SC-PR-14',
    { ja: '戦闘カード', en: 'combat card', many: 'combat cards', unit: '{amount}枚', counts: 'cards' },
    (by, n) => cardsFor(by, n),
  ),
  op('losePower', {
    sort: 'effect',
    fields: { who: selector('seat'), amount: amount() },
    about: { ja: '戦力を失わせる。0より下がらない', en: 'Takes power away, not below 0' },
    text: { ja: '{who}は戦力{amount}を失う', en: '{who} {who|loses|lose} {amount} power' },
    facts: { unit: 'power' },
    example: { op: 'losePower', who: { op: 'opponent' }, amount: 2 },
    canChange: (game, seen) => seen.amount > 0 && seen.who.some((seat) => game.power(seat) > 0),
    run: (_, seen) => (seen.amount <= 0 ? undefined : seen.who.map((seat) => power(seat, -seen.amount))),
  }),
  op('gainResources', {
    sort: 'effect',
    rules: ['SC-EN-06', 'SC-PR-07'],
    fields: {
      amount: amount(),
      resource: optional(idOf('resource')),
      alike: optional(flag()),
      spread: optional(flag()),
    },
    about: {
      ja: '資源を得る。遭遇ならそのヘックスに、ほかは自分のワーカーのいるヘックスに置く。resource がなければ種類は自由、alike なら1種類。spread なら1つずつ別のヘックスに置ける',
      en: 'Gains resources: on the hex of an encounter, else on a hex with an own worker. Of any kinds without "resource", of one kind with "alike"; with "spread" each may go to another hex',
    },
    text: {
      ja: '[{resource}|{alike?同じ種類の|好きな}資源]{amount}つを{spread?1つずつ好きなヘックスで}得る',
      en: 'gain {amount} [{resource}|{alike?resources of one kind|resources of any kinds}]{spread?, each on a hex of your choice}',
    },
    example: { op: 'gainResources', amount: 2 },
    canChange: (game, seen, { self, target }) =>
      isSomebody(self, seen.amount) && (target > 0 || hexesWithWorkers(game, self).length > 0),
    run: (game, { amount, resource, alike, spread }, { self, target }) =>
      self <= 0
        ? undefined
        : resourcesFor(game, {
            ...{ by: self, amount, hex: hexIn(target) },
            ...{ resource: resource === undefined ? 0 : game.content.resources.indexOf(resource) + 1 },
            ...{ isAlike: alike === true, isSpread: spread === true },
          }),
  }),
  op('gainWorkers', {
    sort: 'effect',
    rules: ['SC-EN-06'],
    fields: { amount: amount() },
    about: { ja: '遭遇のヘックスにワーカーを置く', en: 'Puts workers on the hex of the encounter' },
    text: { ja: 'ワーカー{amount}体を得る', en: 'gain {amount} {amount|worker|workers}' },
    facts: { unit: 'workers' },
    example: { op: 'gainWorkers', amount: 1 },
    canChange: (game, seen, { self, target }) =>
      isSomebody(self, seen.amount) && target > 0 && workersLeft(game, self).length > 0,
    run: (_, seen, { self, target }) => (self <= 0 ? undefined : workersFor(self, hexIn(target), seen.amount)),
  }),
  op('moveUnits', {
    sort: 'effect',
    rules: ['SC-PR-07'],
    fields: { units: amount() },
    about: { ja: '別々のユニットを、この数まで動かす', en: 'Moves up to so many different units' },
    text: { ja: 'ユニット{units}体までを移動する', en: 'move up to {units} {units|unit|units}' },
    example: { op: 'moveUnits', units: 2 },
    canChange: (_, seen, { self }) => isSomebody(self, seen.units),
    run: (_, seen, { self }) =>
      isSomebody(self, seen.units) ? call(moving, { by: self, units: seen.units, steps: 1 }) : undefined,
  }),
  op('produce', {
    sort: 'effect',
    rules: ['SC-PR-07'],
    fields: { hexes: amount() },
    about: { ja: '支配するヘックスを、この数まで生産させる', en: 'Lets up to so many controlled hexes produce' },
    text: { ja: 'ヘックス{hexes}つまでで生産する', en: 'produce on up to {hexes} {hexes|hex|hexes}' },
    example: { op: 'produce', hexes: 2 },
    canChange: (_, seen, { self }) => isSomebody(self, seen.hexes),
    run: (game, seen, { self, source }) =>
      isSomebody(self, seen.hexes)
        ? call(producing, { by: self, hexes: seen.hexes, bare: game.at('taken', self).includes(source) })
        : undefined,
  }),
  ...bottomKinds.map((kind) =>
    op(kind, {
      sort: 'effect',
      rules: ['SC-PR-08'],
      fields: {},
      about: {
        ja: `${bottomWords[kind].ja}。遭遇ならそのヘックスで`,
        en: `Lets you ${bottomWords[kind].en}; on the hex of an encounter`,
      },
      text: bottomWords[kind],
      example: { op: kind },
      canChange: (game, _, { self }) => self > 0 && canGain[kind](game, self),
      run: (_, __, { self, target }) => (self > 0 ? gainOfBottom(kind, self, hexIn(target)) : undefined),
    }),
  ),
];
