import { inspectorWords } from '#renderer/desk/words/generated/inspector-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'inspector',
  names: localizedText(inspectorWords, ({ name }) => name),
  icon: 'card',
  keys: ['Mod+I', 'Alt+6'],
  home: 'cards',
  places: { cards: 'side', scenarios: 'side', play: 'side', translate: 'side', tests: 'side', project: 'side' },
  isLandmark: true,
  load: null,
};
