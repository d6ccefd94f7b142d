import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'stops',
  names: localizedText(deskWords, ({ views }) => views.stops),
  icon: 'pause',
  home: 'play',
  places: { play: 'foot' },
  isOnceUsed: true,
  load: async () => (await import('./stops-view.tsx')).StopsView,
};
