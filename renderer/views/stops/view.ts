import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'stops',
  names: localizedText(deskWords, ({ views }) => views.stops),
  icon: 'pause',
  load: async () => (await import('./stops-view.tsx')).StopsView,
};
