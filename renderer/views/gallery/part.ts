import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'gallery',
  names: localizedText(deskWords, ({ views }) => views.gallery),
  icon: 'gallery',
  home: 'cards',
  places: { cards: 'main' },
  load: async () => (await import('./gallery-view.tsx')).GalleryView,
};
