import { fill } from '#authoring/text/messages/messages.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { ExchangeFault, ExchangeFaultCode, ExchangePlace } from './exchange-row.ts';

const sentences: { readonly [code in ExchangeFaultCode]: Text } = {
  columns: {
    ja: '列がありません：{columns}。1行目の見出しを消したり、書き換えたりしないでください。',
    en: 'These columns are missing: {columns}. Leave the heading in the first row as it is.',
  },
  columnTwice: { ja: '{column} という列が2つあります。', en: 'There are two columns called {column}.' },
  locale: {
    ja: 'このファイルは {said} の訳です。{locale} の訳ではありません。',
    en: 'This file holds translations into {said}, not into {locale}.',
  },
  formula: {
    ja: '数式が書いてあります。文字で書いてください。',
    en: 'A formula stands here. Write the text itself.',
  },
  notText: {
    ja: '数や日付になっています。セルの書式を「文字列」にして、書き直してください。',
    en: 'This is a number or a date, and no text. Format the cell as text and write it again.',
  },
  noKey: {
    ja: 'どの文の訳か分かりません。ファイルと鍵（file、key）を、書き出したときのままにしてください。',
    en: 'It cannot be told which text this translates. Leave its file and key as they were written.',
  },
  twice: { ja: '{key} の訳が2つあります。', en: 'There are two translations of {key}.' },
  hash: {
    ja: 'hash が「{hash}」になっています。書き出したときのままにしてください。',
    en: 'The hash has become "{hash}". Leave it as it was written.',
  },
  state: {
    ja: '「{state}」という状態はありません。{states} のどれかです。',
    en: 'There is no state "{state}". It is one of {states}.',
  },
  tooLong: { ja: '文が長すぎます（{most}文字まで）。', en: 'This text is too long: {most} characters at most.' },
  tooLarge: {
    ja: '開くと大きすぎるファイルです（{most}バイトまで）。',
    en: 'Unpacked this file is too large: {most} bytes at most.',
  },
  tooMany: { ja: '行が多すぎます（{most}行まで）。', en: 'There are too many rows: {most} at most.' },
  entities: {
    ja: 'DOCTYPE を含む XML は読みません。DOCTYPE を消してください。',
    en: 'XML with a DOCTYPE is not read. Take the DOCTYPE out.',
  },
  notXml: { ja: '「{why}」のところで、XML として読めません。', en: 'This cannot be read as XML at “{why}”.' },
  notPo: { ja: '「{said}」のところで、PO として読めません。', en: 'This cannot be read as PO at “{said}”.' },
  plural: {
    ja: '複数形（msgid_plural）のある PO は読みません。訳は1つの msgstr に書いてください。',
    en: 'Plural forms (msgid_plural) are not read. Write one msgstr for each text.',
  },
  notCsv: {
    ja: 'CSV として読めません。引用符（"）が閉じていません。',
    en: 'This cannot be read as CSV: a quotation mark is never closed.',
  },
  notXlsx: { ja: 'XLSX として読めません。', en: 'This cannot be read as XLSX.' },
  notThis: { ja: '{format} のファイルではありません。', en: 'This is no {format} file.' },
  xliffVersion: {
    ja: 'XLIFF {said} のファイルです。読めるのは XLIFF 1.2 だけなので、翻訳のプログラムで XLIFF 1.2 として書き出してください。',
    en: 'This is XLIFF {said}, and only XLIFF 1.2 is read. Let the other program export it as XLIFF 1.2.',
  },
  noRows: {
    ja: '訳が1つも入っていません。書き出したファイルか確かめてください。',
    en: 'There is no text in this file. See whether it is the one that was exported from here.',
  },
  foreign: {
    ja: 'このファイルの文は、どれもこのプロジェクトの文ではありません（全部で{count}個、最初は {first}）。このプロジェクトから書き出したファイルか確かめてください。',
    en: 'No text of this file is one of this project ({count} in all, the first is {first}). See whether it was exported from this project.',
  },
  conflict: {
    ja: 'マージの衝突が残っています。先に直してください。',
    en: 'A merge conflict is left in it. Settle it first.',
  },
  unwritable: {
    ja: '{format} では書けない制御文字があります。その文を直してください。',
    en: 'A control character stands here that {format} cannot hold. Mend this text.',
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
