// `npm run icons`: draws the icons of the application from its one mark, renderer/favicon.svg, in Chromium. What it writes
// is committed; made-from.txt says of which mark it was made, so that no test depends on how a Chromium draws.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { icnsOf, icoOf } from './icon-containers.mjs';
import { chromiumFlagsOfStories, findChromiumForStories, noChromiumMessage } from './programs/chromium.mjs';

const ROOT = path.dirname(import.meta.dirname);
const MARK = path.join(ROOT, 'renderer', 'favicon.svg');
export const iconFolder = path.join(ROOT, 'electron', 'icons');

const sides = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
/** What Linux and the stores of its packages look for, one file a side. */
export const sidesOfLinux = sides.filter((side) => side <= 512);
export const sidesOfWindows = [16, 24, 32, 48, 64, 128, 256];

/** The mark, by the hash of its text. */
export function markOf() {
  const text = readFileSync(MARK, 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex');
}

/** @returns {Promise<import('./icon-containers.mjs').IconPicture[]>} */
async function draw() {
  const executablePath = findChromiumForStories();
  if (executablePath === undefined) throw new Error(noChromiumMessage());
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: chromiumFlagsOfStories() });
  try {
    const page = await browser.newPage();
    const address = `data:image/svg+xml;base64,${readFileSync(MARK).toString('base64')}`;
    const pictures = [];
    for (const size of sides) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(
        `<body style="margin:0"><img src="${address}" alt="" width="${size}" height="${size}" style="display:block">`,
      );
      await page.waitForFunction('document.images[0]?.complete');
      pictures.push({ size, png: await page.screenshot({ omitBackground: true }) });
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

async function write() {
  const pictures = await draw();
  /** @param {readonly number[]} wanted */
  const only = (wanted) => pictures.filter(({ size }) => wanted.includes(size));
  mkdirSync(iconFolder, { recursive: true });
  for (const { size, png } of only(sidesOfLinux)) writeFileSync(path.join(iconFolder, `${size}x${size}.png`), png);
  writeFileSync(path.join(iconFolder, 'icon.ico'), icoOf(only(sidesOfWindows)));
  writeFileSync(path.join(iconFolder, 'icon.icns'), icnsOf(pictures));
  writeFileSync(path.join(iconFolder, 'made-from.txt'), `${markOf()}\n`);
  process.stderr.write(`Icons of ${pictures.length} sides were drawn into electron/icons.\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await write();
