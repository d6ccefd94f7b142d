import { tagged } from '#engine/kernel/language/facts.ts';
import { nodesIn, uses } from '#engine/kernel/language/nodes-in.ts';
import type { ContentProblem } from '#engine/kernel/system.ts';
import { type DoneAnyway, doneAnyway } from '#engine/library/content-checks/done-anyway.ts';
import { type Leads, neverBrought, type StoryCard } from '#engine/library/content-checks/never-brought.ts';
import type { Placed } from '#engine/library/content-checks/placed.ts';
import type { EffectEntry } from '../formats/effect-entry.ts';
import type { Scenario } from '../formats/scenario.ts';
import type { ScenarioCard } from '../formats/scenario-card.ts';
import { language } from '../language/language.ts';
import { at, entriesOf, ofEach, type Project } from './documents.ts';
import { fileIn, folderOf } from './scenarios.ts';

/** What scenarios tell: which of their cards come, whether they can be lost, what their set-up need not say. */
export function checkStories(project: Project): ContentProblem[] {
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

const serial = /-\d\d$/;

/** What cards that belong to no story bring, and whether they end it. */
interface Besides {
  readonly leads: Leads;
  readonly isLost: boolean;
}
const toldIn = ofEach(
  (one) => {
    const entries = entriesOf(one).map(({ value }) => value);
    return {
      leads: leadsOf(entries.map((entry) => entry.do)),
      loses: entries.some((entry) => uses(entry, 'loseGame')),
    };
  },
  (run) => {
    // A MOD card is chosen or not: a scenario can be lost without
    const loses = run.some(({ placed, made }) => made.loses && placed.file !== 'scenario-mods.json');
    return [{ leads: together(run.map(({ made }) => made.leads)), loses }];
  },
);

function checkStory(project: Project, scenario: Placed<Scenario>, besides: Besides): ContentProblem[] {
  const folder = folderOf(scenario.file);
  const cards = project.scenarioCards.filter(({ file }) => folderOf(file) === folder);
  const parts = [scenario.value.setup, ...cards.map(({ value }) => value.effects)];
  const isLost = cards.length === 0 || besides.isLost || parts.some((part) => uses(part, 'loseGame'));
  return [
    ...unrevealed(cards, together([leadsOf([scenario.value.setup]), besides.leads])),
    ...(isLost ? [] : [at(scenario, ['id'], 'SCN009', 'info', { id: scenario.value.id })]),
  ];
}

/** Cards of the deck come in their order, one by the rules (TSS-SETUP-29); those aside come when they are named. */
function unrevealed(cards: readonly Placed<ScenarioCard>[], said: Leads): ContentProblem[] {
  const ofDeck = cards.filter(({ value }) => serial.test(value.id)).sort(byId);
  // A number that is left out has a problem of its own
  if (ofDeck.some(({ value }, i) => Number(value.id.slice(-2)) !== i + 1)) return [];
  const aside = cards.filter(({ value }) => !serial.test(value.id));
  const story = [...ofDeck, ...aside].map(({ value }): StoryCard => {
    return { id: value.id, inOrder: serial.test(value.id), leads: leadsOfCard(value) };
  });
  const never = new Set(neverBrought(story, { named: said.named, next: said.next + 1 }));
  const named = new Set(cards.flatMap(({ value }) => nodesIn(value.effects).map(({ node }) => node['card'])));
  return cards
    .filter(({ value }) => never.has(value.id) && (serial.test(value.id) || named.has(value.id)))
    .map((card) => at(card, ['id'], 'SCN008', 'warning', { id: card.value.id }));
}

const byId = (a: Placed<ScenarioCard>, b: Placed<ScenarioCard>): number => (a.value.id < b.value.id ? -1 : 1);

const bringing = tagged(language, 'brings');

function leadsOf(parts: readonly unknown[]): Leads {
  const nodes = parts.flatMap((part) => nodesIn(part)).filter(({ op }) => bringing.has(op));
  return {
    named: nodes.flatMap(({ node: { card } }) => (typeof card === 'string' ? [card] : [])),
    next: nodes.filter(({ node }) => node['card'] === undefined).length,
  };
}

const together = (all: readonly Leads[]): Leads => ({
  named: all.flatMap(({ named }) => named),
  next: all.reduce((sum, { next }) => sum + next, 0),
});

/** A text that puts its card away, or is done as the card comes or is solved, leads on once; any other again and again. */
function leadsOfCard({ effects }: ScenarioCard): Leads {
  const all = effects.map((entry) => ({ entry, leads: leadsOf([entry.do]) }));
  const again = all.some(({ entry, leads }) => leads.next > 0 && !isOnce(entry));
  const [asItComes, asItGoes] = [true, false].map((comes) =>
    all.filter(({ entry }) => (entry.when === 'reveal') === comes).map(({ leads }) => leads.next),
  ) as [number[], number[]];
  return {
    named: all.flatMap(({ leads }) => leads.named),
    next: again ? Number.POSITIVE_INFINITY : asItComes.reduce((a, b) => a + b, 0) + Math.max(0, ...asItGoes),
  };
}

function isOnce(entry: EffectEntry): boolean {
  if (entry.when === 'reveal' || entry.when === 'solve') return true;
  return nodesIn(entry.do).some(
    ({ op, node }) => (op === 'discardScenario' || op === 'setAside') && node['card'] === undefined,
  );
}

type Step = Scenario['setup'][number];

/** What the set-up of every game does by its rules. */
const alwaysDone = ({ id }: Scenario): readonly DoneAnyway<Step>[] => [
  { op: 'setAside', rule: 'TSS-SETUP-04', fits: ({ card }) => typeof card === 'string' && !serial.test(card) },
  {
    op: 'refillMarket',
    rule: 'TSS-SETUP-15',
    fits: (_, { stage }) => stage === 'afterScenarioDeck' || stage === 'afterDecks',
  },
  { op: 'reshuffle', rule: 'TSS-SETUP-09', fits: () => true },
  { op: 'seal', rule: 'TSS-SETUP-22', fits: (_, { stage }) => stage !== 'afterPlayers' },
  { op: 'revealScenario', rule: 'TSS-SETUP-29', fits: ({ card }) => card === `SC${id.slice(1)}-01` },
];
