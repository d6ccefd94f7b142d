import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'translations',
  names: localizedText(deskWords, ({ views }) => views.translations),
  icon: 'translate',
  home: 'translate',
  places: { translate: 'main' },
  load: async () => (await import('./translations-view.tsx')).TranslationsView,
};
