import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import configuration from '#scripts/electron-builder.config.mjs';
import { icnsOf, icoOf } from '#scripts/icon-containers.mjs';
import { iconFolder, markOf, sidesOfLinux, sidesOfWindows } from '#scripts/icons.mjs';

const read = (name: string) => readFileSync(path.join(iconFolder, name));
const sidesOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
const isPng = (png: Buffer) => png.subarray(0, 8).toString('hex') === '89504e470d0a1a0a';

function inIco(ico: Buffer): { readonly said: number; readonly png: Buffer }[] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, i) => {
    const entry = 6 + 16 * i;
    const start = ico.readUInt32LE(entry + 12);
    const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
    return { said: ico.readUInt8(entry) || 256, png };
  });
}

function inIcns(icns: Buffer): { readonly kind: string; readonly png: Buffer }[] {
  const found = [];
  for (let place = 8; place < icns.length; place += icns.readUInt32BE(place + 4)) {
    const kind = icns.toString('latin1', place, place + 4);
    found.push({ kind, png: icns.subarray(place + 8, place + icns.readUInt32BE(place + 4)) });
  }
  return found;
}

describe('the icons', () => {
  it('are drawn from the current mark: after a change, `npm run icons` draws them again', () => {
    expect(read('made-from.txt').toString()).toBe(`${markOf()}\n`);
  });

  it('of Linux are one PNG per size, named by it', () => {
    const files = readdirSync(iconFolder).filter((name) => name.endsWith('.png'));
    expect(files.sort()).toEqual(sidesOfLinux.map((side) => `${side}x${side}.png`).sort());
    for (const name of files) expect(`${sidesOf(read(name))}.png`).toBe(name);
  });

  it('of Windows are images of the sizes in their entries', () => {
    const pictures = inIco(read('icon.ico'));
    expect(pictures.map(({ said }) => said)).toEqual(sidesOfWindows);
    for (const { said, png } of pictures) expect([isPng(png), sidesOf(png)]).toEqual([true, `${said}x${said}`]);
  });

  it('of macOS are images of every type, and the file has its declared length', () => {
    const icns = read('icon.icns');
    expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
    const told = inIcns(icns).map(({ kind, png }) => `${kind} ${isPng(png) ? sidesOf(png) : 'no PNG'}`);
    expect(told).toEqual([
      ...['icp4 16x16', 'ic11 32x32', 'icp5 32x32', 'ic12 64x64', 'ic07 128x128'],
      ...['ic13 256x256', 'ic08 256x256', 'ic14 512x512', 'ic09 512x512', 'ic10 1024x1024'],
    ]);
  });

  it('are those used for packaging', () => {
    const { linux, mac, win } = configuration;
    expect([linux?.icon, mac?.icon, win?.icon]).toEqual([
      'electron/icons',
      'electron/icons/icon.icns',
      'electron/icons/icon.ico',
    ]);
  });
});

describe('an icon container', () => {
  const png = new Uint8Array([1, 2, 3]);

  it('of Windows accepts no image that its entries cannot describe', () => {
    expect(() => icoOf([{ size: 512, png }])).toThrow('256 pixels wide at most, not 512');
  });

  it('of macOS has every type', () => {
    expect(() => icnsOf([{ size: 16, png }])).toThrow('there is no picture of 32 pixels for ic11');
  });
});
