import type { Text } from '#engine/kernel/basics/text.ts';

/** What is said around what an entry does; wordings are read by the same words. */
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

/** What is said around effects, where it is translated. */
export interface EntryPhrase {
  readonly text: Text;
  /** Only games whose entries have this field say so. */
  readonly field?: string;
}

type Pair = readonly [open: string, close: string];
const pair = ([open, close]: Pair): string => `${open}{said}${close}`;
const inBoth = ({ ja, en }: { readonly ja: Pair; readonly en: Pair }): Text => ({ ja: pair(ja), en: pair(en) });
/** The space between two sentences belongs to neither. */
const trimmed = ({ ja, en }: Text): Text => ({ ja: ja.trim(), en: en.trim() });

/** The phrases around effects as sentences with a place. */
export const entryPhrases = {
  condition: { text: inBoth(aroundEntries.condition) },
  everyEnemy: { text: trimmed(aroundEntries.everyEnemy), field: 'reach' },
  enemies: { text: trimmed(inBoth(aroundEntries.enemies)), field: 'reach' },
  nextDoor: { text: trimmed(aroundEntries.nextDoor), field: 'reach' },
} as const satisfies { readonly [id: string]: EntryPhrase };
