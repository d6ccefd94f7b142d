import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'lines',
  names: localizedText(deskWords, ({ views }) => views.lines),
  icon: 'lines',
  home: 'play',
  places: { play: 'foot' },
  load: async () => (await import('./branches-view.tsx')).BranchesView,
};
