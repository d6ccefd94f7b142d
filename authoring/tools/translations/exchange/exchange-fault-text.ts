import { fill } from '#authoring/text/messages/messages.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { ExchangeFault, ExchangeFaultCode, ExchangeNotice, ExchangePlace } from './exchange-row.ts';

const sentences: { readonly [code in ExchangeFaultCode]: Text } = {
  columns: {
    ja: '列がありません：{columns}。1行目の見出しを消したり、書き換えたりしないでください。',
    en: 'These columns are missing: {columns}. Keep the headings in the first row as they were exported.',
  },
  columnTwice: { ja: '{column} という列が2つあります。', en: 'There are two columns named {column}.' },
  fewCells: {
    ja: 'この行のセルは{cells}個ですが、見出しは{columns}個です。ファイルが途中で切れているか、区切りが消えています。',
    en: 'This row has {cells} cells, the heading {columns}. The file was cut off, or separators were lost.',
  },
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
  was: {
    ja: 'was が「{was}」になっています。書き出したときのままにしてください。途中で切れたファイルでも、こうなります。',
    en: 'The cell "was" was changed to "{was}". Keep it as it was exported. A file that was cut off looks like this, too.',
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
  inlineCode: {
    ja: '「{said}」という書式の符号は、元の文の一部ではありません。符号を使わずに訳してください。',
    en: 'The formatting code “{said}” is not part of the text. Translate without it.',
  },
  poKeys: {
    ja: 'PO から作った XLIFF で、どの文の訳か分からなくなっています。ここからもう一度書き出した PO を変換するか、PO のまま取り込んでください。',
    en: 'This XLIFF was made from PO and no longer tells which text is which. Convert a PO file that is exported from here now, or import the PO file itself.',
  },
  memory: {
    ja: 'ほかのプログラムの翻訳メモリーです（{count}件）。このプロジェクトのどの文の訳かは書かれていないので、取り込めません。似た文の訳を探すために使うには、l10n/memory に置いてください。',
    en: 'This is a translation memory of another program ({count*entry|entries}). It does not tell which texts of this project they translate, so they cannot be imported. To have similar texts proposed, put it into l10n/memory.',
  },
  displaced: {
    ja: 'ここから、{count}個の訳がほかの文のところにあります（ここにあるのは {key} の訳）。target の列だけがずれたか、並べ替えられています。鍵（key）の行に戻してください。',
    en: 'From here on, {count} translations stand at other texts (here stands that of {key}). Only the column target was shifted or sorted. Move the translations back to their keys.',
  },
  notCsv: {
    ja: 'CSV として読めません。引用符（"）が閉じていないか、1行が200万字より長いです。',
    en: 'This cannot be read as CSV: a quotation mark is never closed, or a row has more than 2,000,000 characters.',
  },
  notXlsx: { ja: 'XLSX として読めません。', en: 'This cannot be read as XLSX.' },
  noLanguage: {
    ja: 'どの言語の訳か書いてありません。PO の見出しに「Language: de」のように書いてください。',
    en: 'Its language is not stated. Write it in the head of the PO, such as “Language: de”.',
  },
  notThis: { ja: '{format} のファイルではありません。', en: 'This is not a {format} file.' },
  xliffVersion: {
    ja: 'XLIFF {said} のファイルです。読めるのは XLIFF 1.2、2.0、2.1 なので、翻訳のプログラムでそのどれかとして書き出してください。',
    en: 'This is XLIFF {said}; only XLIFF 1.2, 2.0 and 2.1 are supported. Export it as one of them from the other program.',
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

const notices: { readonly [code in ExchangeNotice['code']]: Text } = {
  language: {
    ja: 'ファイルには {said} の訳とあるので、{locale} の訳として読みました。',
    en: 'The file names the language {said}; it was read as {locale}.',
  },
  encoding: {
    ja: '文字コードが {encoding} のファイルとして読みました。字が化けていないか確かめてください。',
    en: 'The file was read as {encoding}. Check that no letters are wrong.',
  },
  sheet: { ja: 'シート「{sheet}」を読みました。', en: 'The sheet “{sheet}” was read.' },
  heading: { ja: '{row}行目を見出しとして読みました。', en: 'Row {row} was read as the heading.' },
  noKeys: {
    ja: '鍵（file#key）のない{count}件は、どの文の訳か分からないので読みませんでした。',
    en: '{count*entry|entries} without a key (file#key) ignored: it is unclear which texts they translate.',
  },
};

export const exchangeNoticeText = ({ code, data }: ExchangeNotice): Text => fill(notices[code], data);

/** Without its place. */
export const exchangeFaultSentence = ({ code, data }: ExchangeFault): Text => fill(sentences[code], data);

export function exchangeFaultText(fault: ExchangeFault): Text {
  const said = exchangeFaultSentence(fault);
  const where = placeText(fault.place);
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
