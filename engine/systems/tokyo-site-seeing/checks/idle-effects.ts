import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { tagged } from '#engine/kernel/language/facts.ts';
import { nodesIn, uses } from '#engine/kernel/language/nodes-in.ts';
import type { ContentProblem } from '#engine/kernel/system.ts';
import { type MarketKind, rarities } from '../contract/vocabulary.ts';
import type { Card } from '../formats/card.ts';
import { language } from '../language/language.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';
import { at, entriesOf, type Placed, type Project } from './documents.ts';

type Entry = ReturnType<typeof entriesOf>[number];

/** What a text looks for and nothing in the project can be, and what it does after the game has ended. */
export function checkIdleEffects(project: Project): ContentProblem[] {
  const entries = entriesOf(project);
  const facts = factsOf(project, entries);
  return entries
    .flatMap((entry) =>
      [...nodesIn(entry.value.do, ['do']), ...nodesIn(entry.value.if, ['if'])].flatMap(({ op, node, path }) => {
        const problem = <Code extends keyof ProblemData>(code: Code, field: string, data: ProblemData[Code]) =>
          at(entry, [...path, field], code, 'warning', data);
        switch (op) {
          case 'hand':
            return node['kind'] === 'starter' && node['notStarter'] === true
              ? [problem('EFT001', 'notStarter', { op })]
              : [];
          case 'marketHere':
            return facts.market.some((card) => isSold(card, node)) ? [] : [problem('EFT001', 'op', { op })];
          case 'thisBot':
            return entry.on.startsWith('bots/') ? [] : [problem('EFT002', 'op', { op })];
          case 'hasTrait':
            return facts.traits === null || facts.traits.has(String(node['trait']))
              ? []
              : [problem('EFT003', 'trait', { trait: String(node['trait']) })];
          case 'progressOn':
            return facts.placesProgress ? [] : [problem('EFT004', 'op', { op })];
          default:
            return [];
        }
      }),
    )
    .concat(entries.flatMap(afterTheEnd));
}

interface Facts {
  /** Every design that can lie in the market; with a document that could not be read, also one that fits anything. */
  readonly market: readonly (Card | null)[];
  /** Traits that anything bears; null when a document could not be read. */
  readonly traits: ReadonlySet<string> | null;
  readonly placesProgress: boolean;
}

function factsOf(project: Project, entries: readonly Entry[]): Facts {
  const { cards, troubles, siteCards, rewardCards, isUnsound } = project;
  const isSure = !isUnsound(/^cards\/|^scenarios\//);
  const market = cards.filter(({ file }) => marketFile.test(file)).map(({ value }) => value);
  const rewards = rewardCards.map(({ value }) => value as unknown as Card);
  const bearers: readonly Placed<{ readonly traits?: readonly string[] }>[] = [
    ...cards,
    ...troubles,
    ...siteCards,
    ...rewardCards,
  ];
  return {
    market: [...market, ...rewards, ...(isSure ? [] : [null])],
    traits: isSure ? new Set(bearers.flatMap(({ value }) => value.traits ?? [])) : null,
    placesProgress: !isSure || entries.some(({ value }) => uses(value.do, 'placeProgress')),
  };
}
const marketFile = /^cards\/(?:weapons|items|followers)\.json$/;

/** Whether a design passes the filters of `marketHere` that are written as plain values. */
function isSold(card: Card | null, { kind, maxRarity, maxCost }: JsonObject): boolean {
  if (card === null) return true;
  if (typeof kind === 'string' && headOf[kind as MarketKind] !== /^[A-Z]+/.exec(card.id)?.[0]) return false;
  if (typeof maxRarity === 'string' && rarities.indexOf(card.rarity) > rarities.indexOf(maxRarity as Card['rarity']))
    return false;
  return typeof maxCost !== 'number' || (card.cost ?? 0) <= maxCost;
}
const headOf: { readonly [K in MarketKind]: string } = { weapon: 'W', item: 'I', follower: 'F' };

const ending = tagged(language, 'ends');

/** Effects that stand behind one that ends the game. */
function afterTheEnd(entry: Entry): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const look = (value: unknown, path: ContentProblem['path']): void => {
    if (Array.isArray(value)) {
      const ends = value.findIndex((one) => isObject(one) && ending.has(String(one['op'])));
      if (ends >= 0 && ends + 1 < value.length)
        problems.push(at(entry, [...path, ends + 1, 'op'], 'EFT005', 'warning', { op: opAt(value[ends + 1]) }));
      value.forEach((one, i) => {
        look(one, [...path, i]);
      });
    } else if (isObject(value as never))
      for (const [key, part] of Object.entries(value as JsonObject)) look(part, [...path, key]);
  };
  look(entry.value.do, ['do']);
  return problems;
}
const opAt = (node: unknown): string => (isObject(node as never) ? String((node as JsonObject)['op']) : '');
