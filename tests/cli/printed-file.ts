import { execFileSync } from 'node:child_process';

export const run = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, { encoding: 'utf8' });
const millimetres = (points: string | undefined) => (Number(points) * 25.4) / 72;

export function boxes(file: string, name: 'MediaBox' | 'TrimBox' | 'BleedBox'): readonly (readonly number[])[] {
  const lines = run('pdfinfo', '-box', '-l', '999', file).split('\n');
  return lines
    .filter((line) => line.includes(name) && line.startsWith('Page'))
    .map((line) => {
      const [left = 0, bottom = 0, right = 0, top = 0] = line.trim().split(/\s+/).slice(-4).map(millimetres);
      return [left, bottom, right - left, top - bottom].map((one) => Math.round(one * 10) / 10);
    });
}

/** The pixels of a page as rows of RGB values, at a given number per millimetre. */
export function pixels(file: string, page: number, perMillimetre: number): (x: number, y: number) => readonly number[] {
  const words = ['-f', `${page}`, '-l', `${page}`, '-r', `${perMillimetre * 25.4}`, file];
  const raw = execFileSync('pdftoppm', words, { maxBuffer: 1 << 28 });
  const [, wide = '0', high = '0'] = /^P6\n(\d+) (\d+)\n255\n/.exec(raw.toString('latin1', 0, 40)) ?? [];
  const [width, height] = [Number(wide), Number(high)];
  const start = raw.length - width * height * 3;
  return (x, y) => {
    const [column, row] = [Math.round(x * perMillimetre), Math.round(y * perMillimetre)];
    return [...raw.subarray(start + (row * width + column) * 3, start + (row * width + column) * 3 + 3)];
  };
}
