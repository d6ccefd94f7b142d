import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'lines',
  names: localizedText(deskWords, ({ views }) => views.lines),
  icon: 'lines',
  load: async () => (await import('./branches-view.tsx')).BranchesView,
};
