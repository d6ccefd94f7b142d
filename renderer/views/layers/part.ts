import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'layers',
  names: localizedText(deskWords, ({ views }) => views.layers),
  icon: 'layers',
  home: 'project',
  places: { project: 'main' },
  load: async () => (await import('./layers-view.tsx')).LayersView,
};
