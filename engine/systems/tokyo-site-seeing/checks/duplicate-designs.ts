import { chunksOf } from '#engine/kernel/basics/chunks.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { tagged } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { designsAlike } from '#engine/library/content-checks/duplicate-designs.ts';
import { language } from '../language/language.ts';
import type { CheckedProject } from './documents.ts';

const alikeAmong = designsAlike({
  entries: 'effects',
  also: ['vehicle'],
  besides: ['rarity', 'traits'],
  unread: ['id', 'name', 'reading', 'text', 'story', 'flavor', 'note', 'art', 'copies', 'as', 'overrides'],
  inAnyOrder: ['traits'],
  sameAs: { after: 'exhaust' },
  // Test cards from 90 on may be alike.
  isForTests: (id) => /-9\d$/.test(id),
});

const [inDecks, amongTroubles, amongSites, amongMods] = [alikeAmong(), alikeAmong(), alikeAmong(), alikeAmong()];
const inStory = alikeAmong('solve');

/** Scenario cards are compared within their scenario, and by `solve` too. */
export function checkAlike(project: CheckedProject): ContentProblem[] {
  const { cards, rewardCards, troubles, siteCards, mods, scenarioCards } = project;
  const stories = scenarioCards.filter(({ value }) => !onlyTells(value.effects));
  return [
    ...inDecks([...chunksOf(cards), ...chunksOf(rewardCards)]),
    ...amongTroubles(chunksOf(troubles)),
    ...amongSites(chunksOf(siteCards)),
    ...amongMods(chunksOf(mods)),
    ...[...new Set(stories.map(({ file }) => file))].flatMap((story) =>
      inStory(chunksOf(stories.filter(({ file }) => file === story))),
    ),
  ];
}

const telling = tagged(language, 'tells');

/** Cards that only advance or end the story are often alike. */
const onlyTells = (effects: unknown): boolean => nodesIn(effects).every(({ op }) => telling.has(op));
