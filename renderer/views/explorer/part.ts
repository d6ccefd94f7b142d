import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'explorer',
  names: localizedText(deskWords, (words) => words.explorer),
  icon: 'folder',
  keys: 'Alt+1',
  home: 'cards',
  places: { cards: 'list', scenarios: 'list', play: 'list', translate: 'list', project: 'list' },
  isLandmark: true,
  load: async () => (await import('./explorer.tsx')).Explorer,
};
