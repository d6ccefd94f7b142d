import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'translations',
  names: { ja: '翻訳', en: 'Translations' },
  icon: 'translate',
  isWide: true,
  load: async () => (await import('./translations-view.tsx')).TranslationsView,
};
