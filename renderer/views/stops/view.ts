import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';

export const view: ViewContribution = {
  id: 'stops',
  names: { ja: '止める所と見張り', en: 'Breakpoints and watches' },
  icon: 'pause',
  load: async () => (await import('./stops-view.tsx')).StopsView,
};
