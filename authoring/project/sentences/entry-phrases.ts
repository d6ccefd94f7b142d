import type { Text } from '#engine/kernel/basics/text.ts';

/** Phrases around effects; the grammar of wordings reads them, too. */
export const aroundEntries = {
  interrupt: { ja: '割り込み：', en: 'Interrupt: ' },
  timing: { ja: ['【', '】'], en: ['[', '] '] },
  condition: { ja: ['', 'なら'], en: ['if ', ''] },
  between: { ja: '、', en: ', ' },
  begun: { ja: '、', en: ': ' },
  everyEnemy: { ja: '敵すべてを対象とする。', en: 'Targets every enemy. ' },
  enemies: { ja: ['敵', '体までを対象とする。'], en: ['Targets up to ', ' enemies. '] },
  nextDoor: {
    ja: '隣接するエリアの敵も対象にできる。',
    en: 'Enemies in adjacent areas may be targets, too. ',
  },
  after: { ja: '⇒ ', en: ' ⇒ ' },
  times: ' ×',
} as const;

export interface EntryPhrase {
  readonly text: Text;
  /** Only for games whose entries have this field. */
  readonly field?: string;
}

type Pair = readonly [open: string, close: string];
const pair = ([open, close]: Pair): string => `${open}{said}${close}`;
const inBoth = ({ ja, en }: { readonly ja: Pair; readonly en: Pair }): Text => ({ ja: pair(ja), en: pair(en) });
const trimmed = ({ ja, en }: Text): Text => ({ ja: ja.trim(), en: en.trim() });

/** As templates with the place `{said}`. */
export const entryPhrases = {
  condition: { text: inBoth(aroundEntries.condition) },
  everyEnemy: { text: trimmed(aroundEntries.everyEnemy), field: 'reach' },
  enemies: { text: trimmed(inBoth(aroundEntries.enemies)), field: 'reach' },
  nextDoor: { text: trimmed(aroundEntries.nextDoor), field: 'reach' },
} as const satisfies { readonly [id: string]: EntryPhrase };
