import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'gallery',
  names: { ja: '面', en: 'Faces' },
  icon: 'gallery',
  isWide: true,
  isOfAll: true,
  load: async () => (await import('./gallery-view.tsx')).GalleryView,
};
