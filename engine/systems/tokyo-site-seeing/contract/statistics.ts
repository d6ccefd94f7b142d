import type { Text } from '#engine/kernel/basics/text.ts';
import type { Choices, ExpectedCoverage } from '#engine/kernel/contract/system.ts';
import { tagged } from '#engine/kernel/language/facts.ts';
import { uses } from '#engine/kernel/language/nodes-in.ts';
import { pileKinds } from '../basics/vocabulary.ts';
import type { CardDesign, TokyoContent } from '../content/content.ts';
import { language } from '../language/language.ts';

export const tallied = {
  play: { as: 'used', of: 'card' },
  use: { as: 'used', of: 'card' },
  useSkill: { as: 'used', of: 'cause' },
  useBot: { as: 'used', of: 'cause' },
  useMod: { as: 'used', of: 'cause' },
  equip: { as: 'equipped', of: 'card' },
  buy: { as: 'bought', of: 'card' },
  solve: { as: 'solved', of: 'card' },
  reveal: { as: 'reached', of: 'card' },
  place: { as: 'placed', of: 'card' },
  clear: { as: 'ended', of: 'cause' },
  lose: { as: 'ended', of: 'cause' },
} as const;

/** What a person reads for its words, the most telling first. */
export const talliedNames = {
  used: { ja: '使用', en: 'Used' },
  bought: { ja: '購入', en: 'Bought' },
  equipped: { ja: '装備', en: 'Equipped' },
  solved: { ja: '解決', en: 'Solved' },
  placed: { ja: '配置', en: 'Placed' },
  reached: { ja: '到達', en: 'Reached' },
  ended: { ja: '終了', en: 'Ended the game' },
} as const satisfies Readonly<Record<(typeof tallied)[keyof typeof tallied]['as'], Text>>;

export function expected(content: TokyoContent, choices: Choices): ExpectedCoverage {
  const scenario = choices['scenario']?.[0];
  const own = content.designs.filter((design) => design.kind === 'scenario' && design.scenario === scenario);
  return {
    designs: content.designs.filter((design) => isOfTheBox(design) && !isNothing(design)).map(({ id }) => id),
    story: own.filter(({ isReward }) => !isReward).map(({ id }) => id),
    ends: own.filter((design) => canEnd(content, design)).map(({ id }) => id),
    words: { used: ['used', 'equipped'], solved: ['solved'], reached: ['reached', 'placed'], ended: ['ended'] },
  };
}

const piles: ReadonlySet<string> = new Set(pileKinds);
/** In the box from the start; starters are not gained. */
const isOfTheBox = ({ kind, isReward }: CardDesign): boolean => piles.has(kind) && !isReward;

/** A trouble without effect that is discarded when drawn (TSS-ROUND-14). */
const isNothing = ({ discardInstead, entries }: CardDesign): boolean => discardInstead && entries.length === 0;

const ending = tagged(language, 'ends');

const canEnd = (content: TokyoContent, { entries }: CardDesign): boolean =>
  entries.some(({ block }) =>
    uses(
      content.blocks.get(block)?.effects.map(({ node }) => node),
      ...ending,
    ),
  );
