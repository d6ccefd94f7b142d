import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'sheet',
  names: localizedText(deskWords, ({ views }) => views.sheet),
  icon: 'sheet',
  isWide: true,
  isOfAll: true,
  load: async () => (await import('./sheet-view.tsx')).SheetView,
};
