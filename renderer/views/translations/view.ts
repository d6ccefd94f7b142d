import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'translations',
  names: localizedText(deskWords, ({ views }) => views.translations),
  icon: 'translate',
  isWide: true,
  load: async () => (await import('./translations-view.tsx')).TranslationsView,
};
