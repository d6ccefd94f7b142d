import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { zhHkForm } from './form/zh-hant.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { fullWidthMarks } from './language-table.ts';
import type { Languages } from './languages.ts';
import { pl } from './pl.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

export const allLanguages: Languages = new Map(
  Object.entries({
    ...{ ja, en, de, fr, ko, es, it, pl },
    ...{ 'zh-Hant': zhHant, 'zh-Hans': zhHans },
    'de-CH': {
      ...de,
      strangeMarks: fullWidthMarks,
      quotes: [['«', '»'], ...de.quotes],
      form: { ...de.form, plain: {} },
    },
    'zh-HK': { ...zhHant, form: zhHkForm },
  }),
);
