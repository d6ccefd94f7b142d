import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'history',
  names: localizedText(deskWords, ({ views }) => views.history),
  icon: 'history',
  keys: 'Mod+Alt+H',
  isOfFile: true,
  load: async () => (await import('./history-view.tsx')).HistoryView,
};
