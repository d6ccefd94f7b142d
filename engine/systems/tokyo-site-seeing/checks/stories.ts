import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import { type AutomaticSetup, doneAnyway } from '#engine/library/content-checks/redundant-setup.ts';
import { broughtAtMost } from '#engine/library/content-checks/scene-leads.ts';
import { broughtAtStart, type StoryScene } from '#engine/library/content-checks/story-graph.ts';
import { type Leads, unreachableCards } from '#engine/library/content-checks/unreachable-cards.ts';
import type { ScenarioDocument } from '../formats/scenario.ts';
import { leadsIn } from '../language/leads.ts';
import { at, type CheckedProject, entriesOf, ofEach } from './documents.ts';
import { fileIn, folderOf } from './scenarios.ts';
import { isInOrder, storySource } from './story-sources.ts';

/** Unreachable cards, scenarios that cannot be lost, redundant set-up. */
export function checkStories(project: CheckedProject): ContentProblem[] {
  if (project.isUnsound(/^scenario-mods\.json$/)) return [];
  const told = toldIn({ ...project, scenarios: [], scenarioCards: [] });
  const leads = together(told.map((one) => one.leads));
  const isLost = told.some(({ loses }) => loses);
  return project.scenarios.flatMap((scenario) => [
    ...(project.isUnsound(fileIn(folderOf(scenario.file), 'cards.json'))
      ? []
      : checkStory(project, scenario, { leads, isLost })),
    ...scenario.value.setup.flatMap((value, i) =>
      doneAnyway({ value, file: scenario.file, path: ['setup', i] }, alwaysDone(scenario.value)),
    ),
  ]);
}

interface Besides {
  readonly leads: Leads;
  readonly isLost: boolean;
}
const toldIn = ofEach(
  (one) => {
    const entries = entriesOf(one).map(({ value }) => value);
    return {
      leads: broughtAtMost(entries.flatMap((entry) => leadsIn(entry.do))),
      loses: entries.some((entry) => loses(entry.do)),
    };
  },
  (run) => {
    // MODs are optional: the scenario must be losable without
    const loses = run.some(({ placed, made }) => made.loses && placed.file !== 'scenario-mods.json');
    return [{ leads: together(run.map(({ made }) => made.leads)), loses }];
  },
);

function checkStory(project: CheckedProject, scenario: Located<ScenarioDocument>, besides: Besides): ContentProblem[] {
  const told = storySource(project, scenario, []);
  const cards = project.scenarioCards.filter(({ file }) => folderOf(file) === folderOf(scenario.file));
  const parts = [scenario.value.setup, ...cards.map(({ value }) => value.effects)];
  const isLost = cards.length === 0 || besides.isLost || parts.some(loses);
  return [
    ...unrevealed(told.scenes, together([broughtAtStart(told), besides.leads]), cards),
    ...(isLost ? [] : [at(scenario, ['id'], 'SCN009', 'info', { id: scenario.value.id, op: 'loseGame' })]),
  ];
}

const loses = (part: unknown): boolean => leadsIn(part).some(({ goal }) => goal.does === 'ends' && !goal.isWon);

function unrevealed(
  story: readonly StoryScene[],
  start: Leads,
  cards: CheckedProject['scenarioCards'],
): readonly ContentProblem[] {
  const inOrder = story.filter((scene) => scene.inOrder);
  // A gap in the numbers is a separate problem
  if (inOrder.some(({ id }, i) => Number(id.slice(-2)) !== i + 1)) return [];
  const never = new Set(unreachableCards(story, start));
  const named = new Set(cards.flatMap(({ value }) => nodesIn(value.effects).map(({ node }) => node['card'])));
  return cards
    .filter(({ value }) => never.has(value.id) && (isInOrder(value.id) || named.has(value.id)))
    .map((card) => at(card, ['id'], 'SCN008', 'warning', { id: card.value.id, op: 'revealScenario' }));
}

const together = (all: readonly Leads[]): Leads => ({
  named: all.flatMap(({ named }) => named),
  next: all.reduce((sum, { next }) => sum + next, 0),
});

type Step = ScenarioDocument['setup'][number];

const alwaysDone = ({ id }: ScenarioDocument): readonly AutomaticSetup<Step>[] => [
  { op: 'setAside', rule: 'TSS-SETUP-04', fits: ({ card }) => typeof card === 'string' && !isInOrder(card) },
  {
    op: 'refillMarket',
    rule: 'TSS-SETUP-15',
    fits: (_, { stage }) => stage === 'afterScenarioDeck' || stage === 'afterDecks',
  },
  { op: 'reshuffle', rule: 'TSS-SETUP-09', fits: () => true },
  { op: 'seal', rule: 'TSS-SETUP-22', fits: (_, { stage }) => stage !== 'afterPlayers' },
  { op: 'revealScenario', rule: 'TSS-SETUP-29', fits: ({ card }) => card === `SC${id.slice(1)}-01` },
];
