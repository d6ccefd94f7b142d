import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';

export const part: PartContribution = {
  id: 'play',
  names: localizedText(deskWords, (words) => words.play),
  icon: 'table',
  keys: 'Alt+3',
  home: 'play',
  places: { play: 'main' },
  isLandmark: true,
  load: null,
};
