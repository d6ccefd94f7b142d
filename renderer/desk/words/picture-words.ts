import type { Locale } from './locale.ts';

const ja = {
  title: '絵',
  choose: '絵を選ぶ…',
  other: '別の絵…',
  none: '絵はまだありません。PNG、JPEG、WebP、AVIF のファイルを面に落とすか、選んでください。',
  dropHere: 'ここに落とすと、このカードの絵になります',
  crop: '切り抜き',
  cropKeys:
    '矢印キーで動かし（Shift で大きく）、+ と − で拡大と縮小、0 で元に戻します。ドラッグとホイールでも動きます。',
  said: (x: number, y: number, zoom: number) => `左右 ${x} %、上下 ${y} %、拡大 ${zoom}`,
  x: '左右（%）',
  y: '上下（%）',
  zoom: '拡大',
  credit: '作者',
  remove: '絵を外す',
  size: (width: number, height: number) => `${width} × ${height} 画素`,
  bytes: (thousands: number) => `${thousands.toLocaleString('ja')} KB`,
  close: '閉じる',
  notShown: (file: string) => `「${file}」は表示できません。理由は「問題」にあります。`,
  noAnswer: 'スタジオに届きませんでした。もう一度してください。',
  actions: {
    picture: (id: string) => `${id} の絵`,
    crop: (id: string) => `${id} の絵の切り抜き`,
    credit: (id: string) => `${id} の絵の作者`,
    remove: (id: string) => `${id} の絵を外す`,
  },
};

export type PictureWords = typeof ja;

const en: PictureWords = {
  title: 'Picture',
  choose: 'Choose a picture…',
  other: 'Another picture…',
  none: 'There is no picture yet. Drop a PNG, JPEG, WebP or AVIF file on the face, or choose one.',
  dropHere: 'Dropped here it becomes the picture of this card',
  crop: 'Crop',
  cropKeys:
    'Arrow keys move it (with Shift further), + and − enlarge it or make it smaller, 0 puts it back. It can be dragged, and zoomed with the wheel.',
  said: (x, y, zoom) => `${x} % from the left, ${y} % from the top, enlarged ${zoom} times`,
  x: 'From the left (%)',
  y: 'From the top (%)',
  zoom: 'Zoom',
  credit: 'Credit',
  remove: 'Take it away',
  size: (width, height) => `${width} × ${height} pixels`,
  bytes: (thousands) => `${thousands.toLocaleString('en')} KB`,
  close: 'Close',
  notShown: (file) => `"${file}" cannot be shown. The problems say why.`,
  noAnswer: 'The studio did not answer. Try again.',
  actions: {
    picture: (id) => `Picture of ${id}`,
    crop: (id) => `Crop of the picture of ${id}`,
    credit: (id) => `Credit of the picture of ${id}`,
    remove: (id) => `Take the picture of ${id} away`,
  },
};

export const pictureWords: Readonly<Record<Locale, PictureWords>> = { ja, en };
