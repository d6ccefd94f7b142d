import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'history',
  names: { ja: '履歴', en: 'History' },
  icon: 'history',
  keys: 'Mod+Alt+H',
  isOfFile: true,
  load: async () => (await import('./history-view.tsx')).HistoryView,
};
