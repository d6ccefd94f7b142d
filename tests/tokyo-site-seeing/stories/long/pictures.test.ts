import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PictureRead, readPictureFile } from '#host/pictures/read-pictures.ts';
import { fileOfPicture } from '#host/pictures/served-picture.ts';
import { reportOf } from '../../../cli/run-studio.ts';
import { heldWebp, pngOf, unpackablePng } from '../../../pictures/made-pictures.ts';
import { editor, explorer, face, openFile } from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const weapons = 'cards/weapons.json';
const shown = () => face(studio.page).locator('img.card-picture');
const strip = () => face(studio.page).getByRole('region', { name: '絵', exact: true });
const onDisk = () => readFile(path.join(studio.folder, weapons), 'utf8');

async function drop(name: string, bytes: Buffer): Promise<void> {
  const { page } = studio;
  const dataTransfer = await page.evaluateHandle(
    ([called, written]) => {
      const carried = new DataTransfer();
      const its = Uint8Array.from(atob(written ?? ''), (letter) => letter.charCodeAt(0));
      carried.items.add(new File([its], called ?? ''));
      return carried;
    },
    [name, bytes.toString('base64')],
  );
  const faces = face(page).locator('.face-pair');
  await faces.dispatchEvent('dragover', { dataTransfer });
  await faces.dispatchEvent('drop', { dataTransfer });
}

describe.sequential('a picture', () => {
  it('dropped on a face is added to the project, and shown on the face', async () => {
    const { page, folder } = studio;
    await openFile(page, weapons);
    await editor(page).locator('.view-line').filter({ hasText: '"W-01"' }).first().click();
    await strip()
      .getByRole('button', { name: '絵を選ぶ…', description: /^絵はまだありません/ })
      .waitFor();
    await drop('photo.png', pngOf(900, 720));
    await expect.poll(() => shown().count()).toBe(1);
    expect(existsSync(path.join(folder, 'assets/w-01.png'))).toBe(true);
    await expect
      .poll(() => shown().evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)))
      .toEqual([900]);
    await expect.poll(() => editor(page).textContent()).toContain('assets/w-01.png');
  });

  it('is cropped by keys, which announce its position, in one step', async () => {
    const { page } = studio;
    const pad = strip().getByRole('application', { name: '切り抜き' });
    await pad.focus();
    for (const key of ['+', '+', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect.poll(() => strip().getByRole('status').textContent()).toMatch(/左右 \d+ %、上下 \d+ %、拡大 1\.2/);
    await expect.poll(() => shown().first().getAttribute('style')).toContain('scale(1.2)');
    await page.keyboard.press('Control+z');
    await expect.poll(() => strip().getByRole('status').textContent()).toBe('左右 50 %、上下 50 %、拡大 1');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => strip().getByRole('status').textContent()).toContain('拡大 1.2');
  });

  it('is removed by one undo, with its file, and restored', async () => {
    const { page, folder } = studio;
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => shown().count()).toBe(0);
    await expect.poll(() => existsSync(path.join(folder, 'assets/w-01.png'))).toBe(false);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => shown().count()).toBe(1);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => strip().getByRole('status').textContent()).toContain('拡大 1.2');
  });

  it('that is not an image is refused with a sentence, and nothing is written', async () => {
    await drop('page.png', Buffer.from('<script>alert(1)</script>'));
    await strip().getByRole('alert').getByText('中身は別の何かです').waitFor();
    expect(existsSync(path.join(studio.folder, 'assets/w-01-2.png'))).toBe(false);
  });

  it('is printed on its card, once', async () => {
    const { page, folder } = studio;
    await page.keyboard.press('Control+s');
    await expect.poll(onDisk).toContain('"zoom": 1.2');
    const file = path.join(folder, '..', 'deck.pdf');
    await reportOf('print', folder, '--to', file, '--as', 'deck', '--select', 'W-01', '--copies', 'one');
    const rows = execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(rows.map((row) => row.trim().split(/\s+/).slice(0, 3))).toEqual([['1', '0', 'image']]);
  });

  it('is opened from the tree of the project', async () => {
    const { page } = studio;
    await explorer(page).locator('[data-path="assets/w-01.png"]').getByText('w-01.png').click();
    const preview = page.getByRole('dialog', { name: 'assets/w-01.png' });
    await preview.getByText('900 × 720 画素').waitFor();
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
  });

  it('stays on its card when renamed, and is reported as missing after it is deleted', async () => {
    const { page, folder } = studio;
    const row = (place: string) => explorer(page).locator(`[data-path="${place}"]`);
    await row('assets/w-01.png').focus();
    await page.keyboard.press('F2');
    await explorer(page).getByRole('textbox').fill('sword.png');
    await page.keyboard.press('Enter');
    await expect.poll(() => editor(page).textContent()).toContain('assets/sword.png');
    await expect
      .poll(() => shown().evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src)))
      .toEqual([...Array.from({ length: 2 }, () => expect.stringContaining('assets/sword.png'))]);
    await row('assets/sword.png').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => editor(page).textContent()).toContain('assets/w-01.png');
    await expect.poll(() => existsSync(path.join(folder, 'assets/w-01.png'))).toBe(true);
    await row('assets/w-01.png').focus();
    await page.keyboard.press('Delete');
    const note = page.locator('.corner-note');
    await note.getByText(`まだ1か所に名前が書いてあります：${weapons}`).waitFor();
    await note.getByRole('button', { name: '元に戻す' }).click();
    await expect.poll(() => shown().count()).toBe(1);
  });

  it('that is missing is reported before its card is printed', async () => {
    const { page } = studio;
    await explorer(page).locator('[data-path="assets/w-01.png"]').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => shown().count()).toBe(0);
    await page.keyboard.press('Control+Alt+p');
    const dialog = page.getByRole('dialog', { name: '印刷', exact: true });
    await dialog.getByRole('button', { name: 'PIC001', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('that looks valid and cannot be drawn is on no face, and is reported before its card is printed', async () => {
    const { page, folder } = studio;
    await writeFile(path.join(folder, 'assets/w-01.png'), unpackablePng(900, 720));
    await strip().getByText('「assets/w-01.png」は表示できません').waitFor();
    expect(await shown().count()).toBe(0);
    await page.keyboard.press('Control+Alt+p');
    const dialog = page.getByRole('dialog', { name: '印刷', exact: true });
    await dialog.getByRole('button', { name: 'PIC009', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('is shown upright however the camera was held, though browsers do not rotate its type', async () => {
    const [red, blue, none] = ['255,0,0', '0,0,255', '255,255,255'];
    const drawn: Readonly<Record<number, unknown>> = {
      2: [24, 16, none, red, blue, none],
      3: [24, 16, blue, none, none, red],
      4: [24, 16, none, blue, red, none],
      5: [16, 24, red, none, none, blue],
      6: [16, 24, none, red, blue, none],
      7: [16, 24, blue, none, none, red],
      8: [16, 24, none, blue, red, none],
    };
    for (const [orientation, corners] of Object.entries(drawn)) {
      const name = `held-${orientation}.webp`;
      await writeFile(path.join(studio.folder, 'assets', name), heldWebp(Number(orientation)));
      const read = await readPictureFile(studio.folder, `assets/${name}`);
      const { type, bytes } = fileOfPicture(read as PictureRead, false);
      const found = await studio.page.evaluate(
        async (address) => {
          const picture = new Image();
          picture.src = address;
          await picture.decode();
          const { naturalWidth: width, naturalHeight: height } = picture;
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [width, height];
          const on = canvas.getContext('2d', { willReadFrequently: true });
          on?.drawImage(picture, 0, 0);
          const at = (x: number, y: number) => [...(on?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join();
          return [width, height, at(2, 2), at(width - 3, 2), at(2, height - 3), at(width - 3, height - 3)];
        },
        `data:${type};base64,${bytes.toString('base64')}`,
      );
      expect([orientation, found]).toEqual([orientation, corners]);
    }
  });
});
