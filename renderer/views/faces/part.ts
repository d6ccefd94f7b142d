import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'face',
  names: localizedText(deskWords, (words) => words.cardFace),
  icon: 'card',
  keys: 'Alt+6',
  home: 'cards',
  places: { cards: 'side', scenarios: 'side', play: 'side' },
  isLandmark: true,
  load: null,
};
