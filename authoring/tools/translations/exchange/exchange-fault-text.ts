import { fill } from '#authoring/text/messages/messages.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { ExchangeFault, ExchangeFaultCode, ExchangePlace } from './exchange-row.ts';

const sentences: { readonly [code in ExchangeFaultCode]: Text } = {
  columns: {
    ja: '列がありません：{columns}。1行目の見出しを消したり、書き換えたりしないでください。',
    en: 'These columns are missing: {columns}. Keep the headings in the first row as they were exported.',
  },
  columnTwice: { ja: '{column} という列が2つあります。', en: 'There are two columns named {column}.' },
  locale: {
    ja: 'このファイルは {said} の訳です。{locale} の訳ではありません。',
    en: 'This file holds translations into {said}, not into {locale}.',
  },
  formula: {
    ja: '数式が書いてあります。文字で書いてください。',
    en: 'This cell has a formula. Write the text itself.',
  },
  notText: {
    ja: '数や日付になっています。セルの書式を「文字列」にして、書き直してください。',
    en: 'This is a number or a date, not text. Format the cell as text and enter it again.',
  },
  noKey: {
    ja: 'どの文の訳か分かりません。ファイルと鍵（file、key）を、書き出したときのままにしてください。',
    en: 'It is unclear which text this translates. Keep file and key as they were exported.',
  },
  twice: { ja: '{key} の訳が2つあります。', en: 'There are two translations of {key}.' },
  hash: {
    ja: 'hash が「{hash}」になっています。書き出したときのままにしてください。',
    en: 'The hash was changed to "{hash}". Keep it as it was exported.',
  },
  state: {
    ja: '「{state}」という状態はありません。{states} のどれかです。',
    en: 'There is no state "{state}". Write one of {states}.',
  },
  tooLong: { ja: '文が長すぎます（{most}文字まで）。', en: 'This text is too long: {most} characters at most.' },
  tooLarge: {
    ja: '開くと大きすぎるファイルです（{most}バイトまで）。',
    en: 'This file is too large when unpacked: {most} bytes at most.',
  },
  tooMany: { ja: '行が多すぎます（{most}行まで）。', en: 'There are too many rows: {most} at most.' },
  entities: {
    ja: 'DOCTYPE を含む XML は読みません。DOCTYPE を消してください。',
    en: 'XML with a DOCTYPE is not supported. Remove the DOCTYPE.',
  },
  notXml: { ja: '「{why}」のところで、XML として読めません。', en: 'This cannot be read as XML at “{why}”.' },
  notPo: { ja: '「{said}」のところで、PO として読めません。', en: 'This cannot be read as PO at “{said}”.' },
  plural: {
    ja: '複数形（msgid_plural）のある PO は読みません。訳は1つの msgstr に書いてください。',
    en: 'Plural forms (msgid_plural) are not supported. Write one msgstr for each text.',
  },
  notCsv: {
    ja: 'CSV として読めません。引用符（"）が閉じていません。',
    en: 'This cannot be read as CSV: a quotation mark is never closed.',
  },
  notXlsx: { ja: 'XLSX として読めません。', en: 'This cannot be read as XLSX.' },
  notThis: { ja: '{format} のファイルではありません。', en: 'This is not a {format} file.' },
  xliffVersion: {
    ja: 'XLIFF {said} のファイルです。読めるのは XLIFF 1.2 だけなので、翻訳のプログラムで XLIFF 1.2 として書き出してください。',
    en: 'This is XLIFF {said}; only XLIFF 1.2 is supported. Export it as XLIFF 1.2 from the other program.',
  },
  noRows: {
    ja: '訳が1つも入っていません。書き出したファイルか確かめてください。',
    en: 'There is no text in this file. Check that it is the one exported from here.',
  },
  foreign: {
    ja: 'このファイルの文は、どれもこのプロジェクトの文ではありません（全部で{count}個、最初は {first}）。このプロジェクトから書き出したファイルか確かめてください。',
    en: 'None of the texts in this file belong to this project ({count} in all, the first is {first}). Check that it was exported from this project.',
  },
  conflict: {
    ja: 'マージの衝突が残っています。先に直してください。',
    en: 'It contains an unresolved merge conflict. Resolve it first.',
  },
  unwritable: {
    ja: '{format} では書けない制御文字があります。その文を直してください。',
    en: 'This text has a control character that {format} cannot represent. Correct the text.',
  },
};

export function exchangeFaultText({ code, place, data }: ExchangeFault): Text {
  const said = fill(sentences[code], data);
  const where = placeText(place);
  return where === null ? said : { ja: `${where.ja}：${said.ja}`, en: `${where.en}: ${said.en}` };
}

function placeText(place: ExchangePlace): Text | null {
  switch (place.kind) {
    case 'file':
      return null;
    case 'line':
      return { ja: `${place.line}行目`, en: `Line ${place.line}` };
    case 'row':
      return { ja: `${place.row}行目`, en: `Row ${place.row}` };
    case 'cell':
      return { ja: `セル ${place.cell}`, en: `Cell ${place.cell}` };
    case 'key':
      return { ja: place.key, en: place.key };
  }
}
