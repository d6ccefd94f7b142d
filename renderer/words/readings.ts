/** How the words are read that commands are called by, so that they are found in kana and in Latin letters. */
const readings: Readonly<Record<string, string>> = {
  手順: 'てじゅん',
  編集: 'へんしゅう',
  表示: 'ひょうじ',
  移動: 'いどう',
  保存: 'ほぞん',
  閉じる: 'とじる',
  開く: 'ひらく',
  元に戻す: 'もとにもどす',
  戻す: 'もどす',
  戻る: 'もどる',
  直す: 'なおす',
  進める: 'すすめる',
  進む: 'すすむ',
  最後: 'さいご',
  任せる: 'まかせる',
  止める: 'とめる',
  部分: 'ぶぶん',
  大きく: 'おおきく',
  次: 'つぎ',
  前: 'まえ',
  問題: 'もんだい',
  行: 'ぎょう',
  折り返す: 'おりかえす',
  言語: 'げんご',
  日本語: 'にほんご',
  英語: 'えいご',
  配色: 'はいしょく',
  朝: 'あさ',
  夜: 'よる',
  明るい: 'あかるい',
  暗い: 'くらい',
  高: 'こう',
  手札: 'てふだ',
  選べる: 'えらべる',
  行動: 'こうどう',
  自動: 'じどう',
  手: 'て',
  卓: 'たく',
  盤: 'ばん',
  面: 'めん',
  並び: 'ならび',
  配置: 'はいち',
  初期: 'しょき',
  新しい: 'あたらしい',
  手引き: 'てびき',
  分: 'ふん',
  見: 'み',
  確かめ: 'たしかめ',
};

const longestFirst = Object.keys(readings).sort((a, b) => b.length - a.length);
const anyWord = new RegExp(longestFirst.join('|'), 'g');

/** A label of the desk as it is read. Kanji that no word of the table holds stay as they are; a test finds none. */
export function readingOf(label: string): string {
  return label.replace(anyWord, (word) => readings[word] ?? word);
}
