import { Type } from 'typebox';
import { namedPicture, type PictureArea } from '#engine/kernel/basics/named-picture.ts';
import { titled } from '#engine/kernel/basics/schema-words.ts';

export const art = (area: PictureArea) => ({
  art: Type.Optional(
    titled(
      '絵',
      'Picture',
      namedPicture(area, {
        ja: '絵。書かなければ、街の絵が描かれる',
        en: 'Its picture; without one the studio draws a placeholder',
      }),
    ),
  ),
});
