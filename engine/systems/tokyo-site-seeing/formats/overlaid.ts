import type { Shapes } from '#engine/kernel/contract/vocabulary.ts';
import { overlaySchema } from '#engine/library/formats/overlaying.ts';
import { bot } from './bots.ts';
import { card } from './card.ts';
import { area } from './mat.ts';
import { pc } from './pcs.ts';
import { scenarioDocument } from './scenario.ts';
import { rewardCard, scenarioCard } from './scenario-card.ts';
import { scenarioMod } from './scenario-mod.ts';
import { siteCard } from './site.ts';
import { trouble } from './trouble.ts';

const numbered = (id: string) => ({ type: 'object', required: ['id'], properties: { id: { pattern: id } } });
/** Schema by prefix of the id; reward cards by `joins`. */
const byNumber: readonly (readonly [test: object, card: object])[] = [
  [numbered('^T-'), trouble],
  [numbered('^X-'), siteCard],
  [numbered('^SM-'), scenarioMod],
  [{ type: 'object', required: ['joins'] }, rewardCard],
  [numbered('^SC[0-9]'), scenarioCard],
];
const anyCard = byNumber.reduceRight<object>(
  (rest, [test, found]) => ({ if: test, then: { ...found }, else: rest }),
  card,
);

export const overlay: Shapes = {
  cards: overlaySchema(anyCard, 'どの種類のカードでも：番号が種類を言う', 'Cards of any kind: their numbers say which'),
  pcs: overlaySchema(pc, 'PC', 'PCs'),
  bots: overlaySchema(bot, 'BOTカード', 'BOT cards'),
  areas: overlaySchema(area, 'エリア', 'Areas'),
  scenarios: overlaySchema(scenarioDocument, 'シナリオ：丸ごと', 'Scenarios, each whole'),
};
