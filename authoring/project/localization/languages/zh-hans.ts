import { zhHansForm } from './form/zh-hans.ts';
import { inFullOnly, japaneseOnly } from './han-forms.ts';
import type { LanguageTable } from './language-table.ts';
import { halfWidthMarks, strangeTo, zh } from './zh.ts';

export const zhHans: LanguageTable = {
  ...zh,
  form: zhHansForm,
  strange: strangeTo(inFullOnly + japaneseOnly),
  strangeMarks: new RegExp(`[„«»]|${halfWidthMarks.source}`, 'u'),
  quotes: [
    ['“', '”'],
    ['‘', '’'],
    ['「', '」'],
  ],
};
