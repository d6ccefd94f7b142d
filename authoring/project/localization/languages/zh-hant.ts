import { japaneseOnly, simplifiedOnly } from './han-forms.ts';
import type { LanguageTable } from './language-table.ts';
import { halfWidthMarks, strangeTo, zh } from './zh.ts';

export const zhHant: LanguageTable = {
  ...zh,
  strange: strangeTo(simplifiedOnly + japaneseOnly),
  strangeMarks: new RegExp(`[„«»“”]|${halfWidthMarks.source}`, 'u'),
  quotes: [
    ['「', '」'],
    ['『', '』'],
  ],
};
