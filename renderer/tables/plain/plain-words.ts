import { libraryWords } from '../library/library-words.ts';
import type { LibraryWords } from '../library/words/generated/library-words.ts';
import { type PlainWords, plainWords as words } from './words/generated/plain-words.ts';

export function plainWords(shared: LibraryWords): PlainWords {
  return words[shared === libraryWords('ja') ? 'ja' : 'en'];
}
