import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Story } from '#engine/kernel/contract/story.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Located, Path } from '#engine/library/content-checks/placed.ts';
import { broughtAtMost } from '#engine/library/content-checks/scene-leads.ts';
import {
  type StoryScene,
  type StorySource,
  type StoryText,
  storyOf,
} from '#engine/library/content-checks/story-graph.ts';
import type { Leads } from '#engine/library/content-checks/unreachable-cards.ts';
import type { EffectEntry } from '../formats/effect-entry.ts';
import type { ScenarioDocument } from '../formats/scenario.ts';
import type { ScenarioCard } from '../formats/scenario-card.ts';
import { leadsIn } from '../language/leads.ts';
import { type CheckedProject, entriesOf, projectOf } from './documents.ts';
import { folderOf } from './scenarios.ts';

const revealed = 'TSS-SETUP-29';

const serial = /-\d\d$/;
/** Deck cards come in order, the first by the rules (TSS-SETUP-29); others when named. */
export const isInOrder = (id: string): boolean => serial.test(id);

export function stories(documents: Documents): readonly Story[] {
  const project = projectOf(documents, []);
  const others = entriesOf({ ...project, scenarioCards: [] }).flatMap(({ value, file, path, on }) => {
    const text = textOf(file, path, value);
    return text.leads.some(({ goal }) => goal.does === 'brings') ? [{ id: on, texts: [text] }] : [];
  });
  return project.scenarios.map((scenario) => storyOf(storySource(project, scenario, others)));
}

export function storySource(
  { scenarioCards }: CheckedProject,
  { value, file, path }: Located<ScenarioDocument>,
  others: StorySource['others'],
): StorySource {
  const cards = scenarioCards.filter((card) => folderOf(card.file) === folderOf(file));
  const inOrder = cards.filter(({ value: { id } }) => isInOrder(id)).sort(byId);
  const aside = cards.filter(({ value: { id } }) => !isInOrder(id));
  return {
    ...{ id: value.id, file, path, others, first: revealed },
    scenes: [...inOrder, ...aside].map(toldScene),
    setUp: value.setup.map((step, i) => textOf(file, ['setup', i], step)),
  };
}

const byId = (a: Located<ScenarioCard>, b: Located<ScenarioCard>): number => (a.value.id < b.value.id ? -1 : 1);

const toldScene = memoizeByKey(
  ({ value, file, path }: Located<ScenarioCard>): StoryScene => ({
    ...{ id: value.id, file, path, inOrder: isInOrder(value.id), leads: leadsOfCard(value) },
    texts: value.effects.map((entry, i) => textOf(file, [...path, 'effects', i], entry)),
  }),
);

const textOf = (file: string, path: Path, text: { readonly when?: unknown; readonly do: unknown }): StoryText => ({
  ...{ file, path, when: text.when },
  leads: leadsIn(text.do).map((lead) => ({ ...lead, path: ['do', ...lead.path] })),
});

/** A text advances once if its card leaves, or when the card comes or is solved; otherwise repeatedly. */
function leadsOfCard({ effects }: ScenarioCard): Leads {
  const all = effects.map((entry) => ({ entry, leads: broughtAtMost(leadsIn(entry.do)) }));
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
  return leadsIn(entry.do).some(({ goal }) => goal.does === 'removes' && goal.what === 'own');
}
