import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'search',
  names: localizedText(deskWords, ({ views }) => views.search),
  icon: 'search',
  home: 'cards',
  places: { cards: 'list', scenarios: 'list', play: 'list', translate: 'list', project: 'list' },
  load: async () => (await import('./search-panel.tsx')).SearchPanel,
};
