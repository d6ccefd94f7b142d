import type { LanguageForm } from './language-form.ts';
import { chineseCounters, zh } from './zh.ts';

/** Traditional characters that simplified texts have in other words. */
export const zhHansForm: LanguageForm = {
  ...zh,
  counted: chineseCounters('张点名'),
  variants: {
    於: '于',
    後: '后',
    裡: '里',
    裏: '里',
    隻: '只',
    麵: '面',
    麼: '么',
    著: '着',
    臺: '台',
    颱: '台',
    鬆: '松',
    乾: '干',
    幹: '干',
    鬥: '斗',
    徵: '征',
    係: '系',
    喫: '吃',
    羣: '群',
    峯: '峰',
    為: '为',
    爲: '为',
  },
};
