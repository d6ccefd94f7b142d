import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'sheet',
  names: localizedText(deskWords, ({ views }) => views.sheet),
  icon: 'sheet',
  home: 'cards',
  places: { cards: 'main' },
  load: async () => (await import('./sheet-view.tsx')).SheetView,
};
