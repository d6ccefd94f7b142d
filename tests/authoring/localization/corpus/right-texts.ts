import { de as deMore } from '../../meaning/right-texts/de.ts';
import { en as enMore } from '../../meaning/right-texts/en.ts';
import { es as esMore } from '../../meaning/right-texts/es.ts';
import { fr as frMore } from '../../meaning/right-texts/fr.ts';
import { it as itMore } from '../../meaning/right-texts/it.ts';
import { ko as koMore } from '../../meaning/right-texts/ko.ts';
import { pl as plMore } from '../../meaning/right-texts/pl.ts';
import { zhHans as zhHansMore } from '../../meaning/right-texts/zh-hans.ts';
import { zhHant as zhHantMore } from '../../meaning/right-texts/zh-hant.ts';
import { de } from '../right/de.ts';
import { en } from '../right/en.ts';
import { es } from '../right/es.ts';
import { fr } from '../right/fr.ts';
import { it } from '../right/it.ts';
import { ko } from '../right/ko.ts';
import { pl } from '../right/pl.ts';
import { sources } from '../right/sources.ts';
import { zhHant } from '../right/zh-hant.ts';
import type { TranslatedText } from './planted.ts';

type ByLocale<Value> = { readonly [locale: string]: Value };
const translations: ByLocale<readonly string[]> = { en, de, fr, 'zh-Hant': zhHant, ko, es, it, pl };

/** Forty texts of two games; each language translates all of them. */
export const rightTexts: ByLocale<readonly TranslatedText[]> = Object.fromEntries(
  Object.entries(translations).map(([locale, all]) => [
    locale,
    sources.map(([end, source], i) => ({ key: `X-${i + 10}/${end}`, source, t: all[i] ?? '' })),
  ]),
);

const more = {
  ...{ en: enMore, de: deMore, fr: frMore, 'zh-Hant': zhHantMore, 'zh-Hans': zhHansMore },
  ...{ ko: koMore, es: esMore, it: itMore, pl: plMore },
};

/** The right texts of the corpus of meaning. */
export const freeTexts: ByLocale<readonly TranslatedText[]> = Object.fromEntries(
  Object.entries(more).map(([locale, all]) => [
    locale,
    all.map(({ id, source, t }) => ({
      key: `${id}/${id.endsWith('Name') ? 'name' : id.endsWith('Story') ? 'flavor' : 'text'}`,
      source,
      t,
    })),
  ]),
);
