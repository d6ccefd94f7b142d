import type { Undrawn } from '#host/browser/on-print-page.ts';
import type { Door, ExitCode } from '../arguments/command.ts';
import { cannot } from '../output/tell-problems.ts';

/** Why no face was drawn, told. */
export function cannotDraw(door: Door, undrawn: Undrawn): ExitCode {
  switch (undrawn.kind) {
    case 'stopped':
      return 130;
    case 'no-browser':
      return cannot(door, {
        code: 'ARG037',
        message: {
          ja: `面を描くChromiumが見つかりません。入れるか（${undrawn.install}）、STUDIO_CHROMIUM でその場所を指してください。`,
          en: `No Chromium was found to draw faces with. Install it (${undrawn.install}) or set STUDIO_CHROMIUM to its file.`,
        },
        data: { install: undrawn.install },
      });
    case 'browser-gone':
      return cannot(door, {
        code: 'ARG038',
        message: {
          ja: '面を描いていたChromiumが終わってしまいました。もう一度試してください。',
          en: 'The Chromium that drew the faces has ended. Please try again.',
        },
        data: {},
      });
  }
}
