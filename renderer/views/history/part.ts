import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'history',
  names: localizedText(deskWords, ({ views }) => views.history),
  icon: 'history',
  home: 'project',
  places: { project: 'main' },
  keys: 'Mod+Alt+H',
  isOfFile: true,
  load: async () => (await import('./history-view.tsx')).HistoryView,
};
