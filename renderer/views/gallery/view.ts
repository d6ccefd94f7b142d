import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'gallery',
  names: localizedText(deskWords, ({ views }) => views.gallery),
  icon: 'gallery',
  isWide: true,
  isOfAll: true,
  load: async () => (await import('./gallery-view.tsx')).GalleryView,
};
