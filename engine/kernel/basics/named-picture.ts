import { Type } from 'typebox';
import { LARGEST_ZOOM } from './largest-zoom.ts';
import { closedObject, described, titled } from './schema-words.ts';

/** Printed size including bleed, in millimetres; the largest one if it can grow. */
export interface PictureArea {
  readonly width: number;
  readonly height: number;
}

const share = (ja: string, en: string, about: { readonly ja: string; readonly en: string }) =>
  Type.Optional(titled(ja, en, Type.Number({ minimum: 0, maximum: 1, ...described(about.ja, about.en) })));

/**
 * A file below `assets` and its crop; `x`, `y`: 0 left/top, 1 right/bottom. `area`: null for the printed size of the
 * piece.
 */
export const namedPicture = (area: PictureArea | null, about: { readonly ja: string; readonly en: string }) =>
  closedObject(
    {
      file: titled(
        '絵のファイル',
        'File of the picture',
        Type.String({
          minLength: 1,
          examples: ['assets/w-01.png'],
          'x-picture': true,
          ...described(
            '絵のファイル：assets フォルダーの中の PNG、JPEG、WebP、AVIF',
            'The picture file: a PNG, JPEG, WebP or AVIF in the assets folder',
          ),
        }),
      ),
      x: share('左右', 'Left to right', {
        ja: '横にはみ出る絵のどこを見せるか。0 左端、1 右端。書かなければ 0.5',
        en: 'Which part of a picture that is too wide is visible: 0 the left, 1 the right; the default is 0.5',
      }),
      y: share('上下', 'Top to bottom', {
        ja: '縦にはみ出る絵のどこを見せるか。0 上端、1 下端。書かなければ 0.5',
        en: 'Which part of a picture that is too high is visible: 0 the top, 1 the bottom; the default is 0.5',
      }),
      zoom: Type.Optional(
        titled(
          '拡大',
          'Zoom',
          Type.Number({
            minimum: 1,
            maximum: LARGEST_ZOOM,
            ...described(
              '絵の拡大。1 で枠をちょうど埋める。書かなければ 1',
              'Zoom factor: at 1 the picture just fills its frame; the default is 1',
            ),
          }),
        ),
      ),
      credit: Type.Optional(
        titled(
          '作者',
          'Credit',
          Type.String({
            minLength: 1,
            ...described(
              '絵の作者や出典。印刷した絵の一覧に載る',
              'Credit for the picture, listed with what is printed',
            ),
          }),
        ),
      ),
    },
    { 'x-art': area ?? 'whole', ...described(about.ja, about.en) },
  );
