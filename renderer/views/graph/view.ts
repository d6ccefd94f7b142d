import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'graph',
  names: localizedText(deskWords, ({ views }) => views.graph),
  icon: 'graph',
  isWide: true,
  load: async () => (await import('./graph-view.tsx')).GraphView,
};
