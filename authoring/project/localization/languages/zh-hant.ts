import { zhHantForm } from './form/zh-hant.ts';
import { japaneseOnly, rarelySimplified, simplifiedOnly } from './han-forms.ts';
import type { LanguageTable } from './language-table.ts';
import { halfWidthMarks, strangeTo, zh } from './zh.ts';

export const zhHant: LanguageTable = {
  ...zh,
  form: zhHantForm,
  strange: strangeTo(simplifiedOnly + rarelySimplified + japaneseOnly),
  strangeMarks: new RegExp(`[„«»“”]|${halfWidthMarks.source}`, 'u'),
  quotes: [
    ['「', '」'],
    ['『', '』'],
  ],
};
