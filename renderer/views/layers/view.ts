import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'layers',
  names: localizedText(deskWords, ({ views }) => views.layers),
  icon: 'layers',
  isWide: true,
  load: async () => (await import('./layers-view.tsx')).LayersView,
};
