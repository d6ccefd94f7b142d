import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';
import { DocumentsPlace } from './documents-place.tsx';

export const editorPart: PartContribution = {
  id: 'editor',
  names: localizedText(deskWords, ({ editor }) => editor),
  icon: 'file',
  home: 'cards',
  places: { cards: 'text', scenarios: 'text', play: 'text' },
  content: { now: DocumentsPlace },
};
