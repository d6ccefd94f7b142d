import { chunksOf, mapChunks, mapInChunks } from '#engine/kernel/basics/chunks.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { factsOf } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import { type MarketKind, rarities } from '../basics/vocabulary.ts';
import type { Card } from '../formats/card.ts';
import { language } from '../language/language.ts';
import { at, type CheckedProject, entriesOf, ofEach } from './documents.ts';

interface Asking {
  readonly op: string;
  readonly node: JsonObject;
  readonly path: readonly (string | number)[];
  readonly onBot: boolean;
}

interface PlacedAsking extends Asking {
  readonly placed: Located<unknown>;
}
type Questions = ReadonlyMap<string, readonly PlacedAsking[]>;

const askedIn = ofEach(
  (one) =>
    entriesOf(one).flatMap((entry) =>
      [...nodesIn(entry.value.do, ['do']), ...nodesIn(entry.value.if, ['if'])]
        .filter(asks)
        .map(({ op, node, path }): Asking => {
          return { op, node, path: [...entry.path, ...path], onBot: entry.on.startsWith('bots/') };
        }),
    ),
  (run) => [questionsOf(run.flatMap(({ placed, made }) => made.map((asking) => ({ ...asking, placed }))))],
);

function questionsOf(all: readonly PlacedAsking[]): Questions {
  const questions = new Map<string, PlacedAsking[]>();
  for (const asking of all) {
    const { op, node, onBot } = asking;
    const { kind, notStarter, trait, maxRarity, maxCost } = node;
    const question = JSON.stringify([op, onBot, kind, notStarter, trait, maxRarity, maxCost]);
    questions.set(question, [...(questions.get(question) ?? []), asking]);
  }
  return questions;
}
const askedTogether = mapInChunks((run: readonly Questions[]) => {
  const together = new Map<string, (readonly PlacedAsking[])[]>();
  for (const questions of run)
    for (const [question, asking] of questions) {
      const before = together.get(question);
      if (before === undefined) together.set(question, [asking]);
      else before.push(asking);
    }
  return [together];
});
const doneIn = ofEach(
  (one) => entriesOf(one).flatMap(({ value }) => nodesIn(value.do).map(({ op }) => op)),
  (run): readonly ReadonlySet<string>[] => [new Set(run.flatMap(({ made }) => made))],
);
const factsOfWords = factsOf(language);

function asks({ op, node }: Pick<Asking, 'op' | 'node'>): boolean {
  const { tags = [], madeBy = [] } = factsOfWords.get(op) ?? {};
  const isOf = tags.includes('ofMarket') || tags.includes('ofBot') || madeBy.length > 0;
  return isOf || typeof node['trait'] === 'string' || (node['kind'] === 'starter' && node['notStarter'] === true);
}

type Answer = readonly [code: 'EFT001' | 'EFT002' | 'EFT003' | 'EFT004', field: string];

export function checkIdleEffects(project: CheckedProject): ContentProblem[] {
  const held = heldIn(project);
  const answers = new Map<string, readonly Answer[]>();
  // Regrouped into runs: otherwise each would be its own
  return askedTogether([...askedIn(project)]).flatMap((questions) =>
    [...questions].flatMap(([question, asking]) => {
      const answer = answers.get(question) ?? answered(question, asking[0]?.[0] as Asking, held);
      answers.set(question, answer);
      return answer.length === 0 ? [] : asking.flat().flatMap((one) => answer.map((is) => told(one, is)));
    }),
  );
}

function answered(
  question: string,
  { op, node, onBot }: Asking,
  { market, isBorn, isMissing }: HeldInProject,
): readonly Answer[] {
  const { tags = [], madeBy = [] } = factsOfWords.get(op) ?? {};
  const { kind, notStarter, trait } = node;
  const isNone = tags.includes('ofMarket') && !market.some((run) => isAnySold(run, question, node));
  return [
    ...(kind === 'starter' && notStarter === true ? [['EFT001', 'notStarter'] as const] : []),
    ...(isNone ? [['EFT001', 'op'] as const] : []),
    ...(tags.includes('ofBot') && !onBot ? [['EFT002', 'op'] as const] : []),
    ...(typeof trait === 'string' && !isBorn(trait) ? [['EFT003', 'trait'] as const] : []),
    ...(isMissing(madeBy) ? [['EFT004', 'op'] as const] : []),
  ];
}

function told({ placed, op, node, path }: PlacedAsking, [code, field]: Answer): ContentProblem {
  const where = [...path, field];
  return code === 'EFT003'
    ? at(placed, where, code, 'warning', { trait: String(node['trait']) })
    : at(placed, where, code, 'warning', { op });
}

/** Evaluated lazily: mostly decided in the first runs. */
interface HeldInProject {
  /** Market designs; null, matching anything, if a document was unreadable. */
  readonly market: readonly Market[];
  /** True if a document was unreadable. */
  isBorn(trait: string): boolean;
  isMissing(makers: readonly string[]): boolean;
}
type Market = readonly (Card | null)[];

function heldIn(project: CheckedProject): HeldInProject {
  const { cards, troubles, siteCards, rewardCards, isUnsound } = project;
  const isSure = !isUnsound(/^cards\/|^scenarios\//);
  const rewards = rewardCards.map(({ value }) => value as unknown as Card);
  const lists: readonly (readonly Bearer[])[] = [cards, troubles, siteCards, rewardCards];
  const born = lists.map((list) => bornIn(chunksOf(list)));
  const done = doneIn(project);
  return {
    market: [...soldIn(chunksOf(cards)), rewards, isSure ? [] : [null]],
    isBorn: (trait) => !isSure || born.some((runs) => runs.some((traits) => traits.has(trait))),
    isMissing: (makers) => isSure && makers.length > 0 && !makers.some((op) => done.some((words) => words.has(op))),
  };
}

type Bearer = Located<{ readonly traits?: readonly string[] }>;
const bornIn = mapChunks((run: readonly Bearer[]) => new Set(run.flatMap(({ value }) => value.traits ?? [])));
const soldIn = mapChunks((run: readonly Located<Card>[]) =>
  run.filter(({ file }) => marketFile.test(file)).map(({ value }) => value),
);
const soldByQuestion = memoizeByKey((_: Market) => new Map<string, boolean>());

function isAnySold(run: Market, question: string, node: JsonObject): boolean {
  const known = soldByQuestion(run);
  const found = known.get(question) ?? run.some((card) => isSold(card, node));
  known.set(question, found);
  return found;
}
const marketFile = /^cards\/(?:weapons|items|followers)\.json$/;

/** Applies the literal filters of `marketHere`. */
function isSold(card: Card | null, { kind, maxRarity, maxCost }: JsonObject): boolean {
  if (card === null) return true;
  if (typeof kind === 'string' && headOf[kind as MarketKind] !== /^[A-Z]+/.exec(card.id)?.[0]) return false;
  if (typeof maxRarity === 'string' && rarities.indexOf(card.rarity) > rarities.indexOf(maxRarity as Card['rarity']))
    return false;
  return typeof maxCost !== 'number' || (card.cost ?? 0) <= maxCost;
}
const headOf: { readonly [K in MarketKind]: string } = { weapon: 'W', item: 'I', follower: 'F' };
