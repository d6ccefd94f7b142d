import { fill } from '#authoring/text/messages/messages.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

export type PrintCode =
  | 'PRT001'
  | 'PRT002'
  | 'PRT003'
  | 'PRT004'
  | 'PRT005'
  | 'PRT006'
  | 'PRT007'
  | 'PRT008'
  | 'PRT009'
  | 'PRT010'
  | 'PRT011'
  | 'PRT012';

export const printWords: Readonly<Record<PrintCode, Text>> = {
  PRT001: {
    ja: '大きさの違うもの（{sizes} ミリ）が一つのファイルに入ります。分けるなら、id の始まりで選んで、別々に印刷してください。',
    en: 'This file mixes different sizes ({sizes} mm). To separate them, print each by the prefix of its ids.',
  },
  PRT002: {
    ja: '山「{pile}」に裏面がありません。その裏は印刷されません。',
    en: 'The pile {pile} has no back, so nothing is printed on its other side.',
  },
  PRT003: {
    ja: '「{ids}」は {shop} で印刷できない大きさ（{sizes} ミリ）なので、入れません。',
    en: 'Left out: {shop} does not print the size of {ids} ({sizes} mm).',
  },
  PRT004: {
    ja: '書体「{font}」がファイルに埋め込まれていません。印刷所では別の書体になります。',
    en: 'The font {font} is not embedded in the file. A print shop would substitute another font.',
  },
  PRT005: {
    ja: '書体「{font}」は文字の形だけで入っています（Type 3）。多くの印刷所が受けつけません。',
    en: 'The font {font} is embedded as drawn glyphs (Type 3), which many print shops refuse.',
  },
  PRT006: {
    ja: '「{ids}」は{paper}の紙に入らない大きさ（{sizes} ミリ）なので、入れません。{advice}',
    en: 'Left out: {paper} paper is too small for {ids} ({sizes} mm). {advice}',
  },
  PRT007: {
    ja: '{shop} が受けつけるのは {standard}（CMYK）だけで、このファイルは sRGB です。送る前に、印刷用のソフトで変換してください。',
    en: '{shop} accepts only {standard} (CMYK), and this file is sRGB. Convert it with a prepress program before you send it.',
  },
  PRT008: {
    ja: '{count}種の面で、文字か記号が裁つ線から{least}ミリより近くにあります（いちばん近いのは{found}ミリ。{ids}）。ずれて裁たれると、欠けることがあります。',
    en: 'On {count} faces text or symbols are closer than {least} mm to the cut, the closest {found} mm ({ids}). An inexact cut may remove part of them.',
  },
  PRT009: {
    ja: '{count}種の面に、{least}ポイントより小さい文字があります（いちばん小さいのは{found}ポイント。{ids}）。印刷すると読めないことがあります。',
    en: 'On {count} faces text is smaller than {least} points, the smallest {found} ({ids}). It may not be legible in print.',
  },
  PRT010: {
    ja: '{count}種の面に、{least}ミリより細い線があります（いちばん細いのは{found}ミリ。{ids}）。印刷すると、とぎれることがあります。',
    en: 'On {count} faces lines are thinner than {least} mm, the thinnest {found} mm ({ids}). They may break up in print.',
  },
  PRT011: {
    ja: '「{id}」（{locale}）の文が{millimetres}ミリはみ出して、一部が印刷されません。文を短くしてください。',
    en: 'The text of {id} ({locale}) exceeds its space by {millimetres} mm, so part of it is not printed. Shorten the text.',
  },
  PRT012: {
    ja: '「{id}」（{locale}）の「{letters}」は、印刷に使うどの書体にもない文字です。ほかの文字にしてください。',
    en: 'None of the print fonts has the characters "{letters}" of {id} ({locale}). Use other characters.',
  },
};

export function adviceOnPaper(
  larger: string | null,
  instead: { readonly id: string; readonly name: Text } | null,
): Text {
  const spoken = { larger, name: instead?.name, part: instead?.id };
  return fill(adviceFor(larger !== null, instead !== null), spoken);
}

function adviceFor(isLarger: boolean, isInstead: boolean): Text {
  if (isLarger && isInstead)
    return {
      ja: '{larger}の紙にするか、代わりに「{name}」（{part}）を印刷してください。',
      en: 'Use {larger} paper, or print "{name}" ({part}) instead.',
    };
  if (isLarger) return { ja: '{larger}の紙にしてください。', en: 'Use {larger} paper.' };
  if (isInstead)
    return { ja: '代わりに「{name}」（{part}）を印刷してください。', en: 'Print "{name}" ({part}) instead.' };
  return { ja: '', en: '' };
}
