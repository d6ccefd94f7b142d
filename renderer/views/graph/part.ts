import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'graph',
  names: localizedText(deskWords, ({ views }) => views.graph),
  icon: 'graph',
  home: 'scenarios',
  places: { scenarios: 'main' },
  load: async () => (await import('./graph-view.tsx')).GraphView,
};
