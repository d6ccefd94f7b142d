import { searchWords } from '#renderer/desk/words/generated/search-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'search',
  names: localizedText(searchWords, ({ title }) => title),
  icon: 'search',
  home: 'cards',
  places: { cards: 'list', scenarios: 'list', play: 'list', translate: 'list', project: 'list' },
  load: async () => (await import('./search-panel.tsx')).SearchPanel,
};
