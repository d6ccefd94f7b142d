import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'tests',
  names: localizedText(deskWords, ({ views }) => views.tests),
  icon: 'tests',
  load: async () => (await import('./tests-view.tsx')).TestsView,
};
