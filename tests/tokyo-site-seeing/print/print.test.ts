import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxes, pixels, run } from '../../cli/printed-file.ts';
import { reportOf, runStudio } from '../../cli/run-studio.ts';
import { pngOf } from '../../pictures/made-pictures.ts';

const sample = 'sample-content/tokyo-site-seeing';
const three = ['--select', 'W-01,T-01,SC01-01', '--copies', 'one'];
const folder = mkdtempSync(path.join(tmpdir(), 'studio-print-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const print = (to: string, ...words: readonly string[]) => reportOf('print', sample, '--to', at(to), ...words);
const childrenOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

describe('a deck', () => {
  let report: Awaited<ReturnType<typeof print>>;
  beforeAll(async () => {
    const [select, ids = '', ...more] = three;
    report = await print('deck.pdf', '--as', 'deck', '--language', 'ja,en', select ?? '', `${ids},W-99`, ...more);
  });

  it('has one side per page, in each language, with the number of pages and of missing cards', () => {
    const { as, locales, designs, cards, pages, notFound, problems } = report;
    expect({ as, locales, designs, cards, pages, notFound, problems }).toEqual({
      as: 'deck',
      locales: ['ja', 'en'],
      designs: 3,
      cards: 6,
      pages: 12,
      notFound: ['W-99'],
      problems: [],
    });
  });

  it('is a valid PDF without pictures, whose fonts are embedded as fonts and readable', () => {
    run('qpdf', '--check', at('deck.pdf'));
    const fonts = run('pdffonts', at('deck.pdf')).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(5);
    expect(fonts.filter((font) => !/ CID TrueType .* yes +yes +yes /.test(font))).toEqual([]);
    expect(run('pdfimages', '-list', at('deck.pdf')).trim().split('\n').slice(2)).toEqual([]);
  });

  it('is cut to the size of a card, with 4 mm of bleed', () => {
    const all = (box: readonly number[]) => Array.from({ length: 12 }, () => box);
    expect(boxes(at('deck.pdf'), 'MediaBox')).toEqual(all([0, 0, 71, 96]));
    expect(boxes(at('deck.pdf'), 'BleedBox')).toEqual(all([0, 0, 71, 96]));
    expect(boxes(at('deck.pdf'), 'TrimBox')).toEqual(all([4, 4, 63, 88]));
  });

  it('has every name in its language', () => {
    const text = run('pdftotext', '-raw', at('deck.pdf'), '-').replaceAll(/\s/g, '');
    for (const name of ['BentRoadSign', 'AnAfternoonWhenNobodyCame', 'TheFiveO’ClockChime'])
      expect(text).toContain(name);
    for (const letters of ['標識', '午後', 'チャイム']) expect(text).toContain(letters);
  });

  it('is painted to its very edges by the face itself', () => {
    const colour = pixels(at('deck.pdf'), 5, 10);
    const [stub, paper] = [colour(3.5, 48), colour(40, 94)];
    for (const [x, y] of [
      [0.2, 0.2],
      [0.2, 48],
      [0.2, 95.7],
      [4.5, 0.2],
    ] as const)
      expect(colour(x, y)).toEqual(stub);
    for (const [x, y] of [
      [20, 0.2],
      [70.7, 0.2],
      [70.7, 95.7],
    ] as const)
      expect(colour(x, y)).toEqual(paper);
    // The mark ends 9.6 mm from the cut of the card
    expect([colour(4 + 9.4, 91.6), colour(4 + 9.8, 93.5)]).toEqual([stub, paper]);
  });

  it('has the same bytes when it is printed again', async () => {
    await print('again.pdf', '--as', 'deck', '--locale', 'ja,en', ...three);
    expect(readFileSync(at('again.pdf')).equals(readFileSync(at('deck.pdf')))).toBe(true);
  });
});

describe('sheets', () => {
  it('have touching cards, marks beyond their bleed, and behind each card its own back', async () => {
    const { cards, pages } = await print('sheets.pdf', '--as', 'sheets', '--select', 'W-01,T-01');
    expect([cards, pages]).toEqual([8, 2]);
    run('qpdf', '--check', at('sheets.pdf'));
    expect(boxes(at('sheets.pdf'), 'MediaBox')).toEqual([
      [0, 0, 210, 297],
      [0, 0, 210, 297],
    ]);
    const [front, back] = [pixels(at('sheets.pdf'), 1, 8), pixels(at('sheets.pdf'), 2, 8)];
    // Marks: 4.5 to 7.5 mm from the cut at 10.5, 16.5
    const dark = ([red = 255]: readonly number[]) => red < 120;
    for (const side of [front, back]) {
      expect([side(10.5, 16.5 - 6), side(10.5, 16.5 - 4.2), side(10.5 - 6, 16.5)].map(dark)).toEqual([
        true,
        false,
        true,
      ]);
      expect(side(12, 16.5 - 6)).toEqual([255, 255, 255]);
    }
    // Four troubles, then four weapons: the first weapon is the second of the second row, and its back is mirrored
    const red = ([r = 0, , b = 0]: readonly number[]) => r - b > 12;
    const places = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({ x: (i % 3) * 63, y: Math.floor(i / 3) * 88 }));
    const isWeapon = places.map(({ x, y }) => red(front(10.5 + x + 3, 16.5 + y + 60)));
    const isBackOfWeapon = places.map(({ x, y }) => red(back(210 - (10.5 + x + 8), 16.5 + y + 12)));
    expect(isWeapon).toEqual([false, false, false, false, true, true, true, true]);
    expect(isBackOfWeapon).toEqual(isWeapon);
    // The ninth place is empty
    expect([front(160, 230), back(50, 230)]).toEqual([
      [255, 255, 255],
      [255, 255, 255],
    ]);
  });
});

it('include a contact sheet with every card once in each language, those of one card in one row', async () => {
  const three = ['--select', 'W-01,W-05,T-01', '--locale', 'ja,en'];
  const { cards, pages } = await print('contact.pdf', '--as', 'contact', ...three);
  expect([cards, pages]).toEqual([6, 1]);
  // Of five places in a row four are used, since two belong together
  const colour = pixels(at('contact.pdf'), 1, 4);
  const isEmpty = (column: number, row: number) =>
    colour(10 + column * 34.5 + 2, 10 + row * 47 + 30).every((one) => one === 255);
  const rows = [0, 1].map((row) => [0, 1, 2, 3, 4].map((column) => isEmpty(column, row)));
  expect(rows).toEqual([
    [false, false, false, false, true],
    [false, false, true, true, true],
  ]);
});

describe('for shops and tables', () => {
  /** The size of an image in pixels, and the chunks of its colour space. */
  const pictureOf = (bytes: Uint8Array | undefined) => {
    const view = Buffer.from(bytes ?? []);
    const chunks = ['sRGB', 'pHYs'].filter((chunk) => view.includes(chunk));
    return [view.readUInt32BE(16), view.readUInt32BE(20), ...chunks];
  };

  it.each([
    ['tgc', 825, 1125],
    ['mpc', 822, 1122],
  ])('%s gets pictures of its size, in sRGB, and an assignment of files', async (shop, width, height) => {
    await print(`${shop}.zip`, '--shop', shop, '--select', 'W-01');
    const files = unzipSync(readFileSync(at(`${shop}.zip`)));
    expect(Object.keys(files)).toEqual(['ja/weapon/W-01.png', 'backs/weapon.png', 'cards.csv']);
    for (const name of ['ja/weapon/W-01.png', 'backs/weapon.png'])
      expect(pictureOf(files[name])).toEqual([width, height, 'sRGB', 'pHYs']);
    expect(Buffer.from(files['cards.csv'] ?? []).toString()).toBe(
      'face,back,copies\r\nja/weapon/W-01.png,backs/weapon.png,4\r\n',
    );
  });

  it('DriveThruCards gets back before face with an eighth of an inch of bleed, and a note on sRGB', async () => {
    const { pages, problems } = await print('dtc.pdf', '--shop', 'dtc', '--select', 'W-01', '--copies', 'one');
    expect([pages, (problems as readonly { code: string }[]).map(({ code }) => code)]).toEqual([2, ['PRT007']]);
    expect(boxes(at('dtc.pdf'), 'TrimBox')).toEqual([
      [3.2, 3.2, 63.5, 88.9],
      [3.2, 3.2, 63.5, 88.9],
    ]);
    const text = (page: number) => run('pdftotext', '-f', `${page}`, '-l', `${page}`, at('dtc.pdf'), '-').trim();
    expect([text(1), text(2).includes('W-01')]).toEqual(['', true]);
  });

  it('Tabletop Simulator gets a sheet with the hidden card, and boards as tiles', async () => {
    await print(
      'tts.zip',
      '--as',
      'tts',
      '--select',
      'W-01,W-05,engineer',
      '--locale',
      'en',
      '--address',
      'https://x.test',
    );
    const files = unzipSync(readFileSync(at('tts.zip')));
    const saved = JSON.parse(Buffer.from(files['saved-object.json'] ?? []).toString()) as {
      readonly ObjectStates: readonly { readonly Name: string; readonly DeckIDs?: readonly number[] }[];
    };
    expect(saved.ObjectStates.map(({ Name, DeckIDs }) => [Name, DeckIDs])).toEqual([
      ['Card', undefined],
      ['DeckCustom', [200, 200, 200, 200, 201, 201, 201, 201]],
      ['Custom_Tile', undefined],
    ]);
    const [width = 0, height = 0] = pictureOf(files['faces-weapon-en-1.png']) as number[];
    expect([width <= 4096, Math.round((height / width) * 100)]).toEqual([true, Math.round(((2 * 88) / 630) * 100)]);
  });
});

describe('nothing is written', () => {
  it('when the browser is killed while it prints', async () => {
    const printing = runStudio(['print', sample, '--to', at('killed.pdf'), '--as', 'deck', '--json']);
    const browsers = () => childrenOf(process.pid).filter((pid) => commandOf(pid).includes('--remote-debugging-pipe'));
    await expect.poll(browsers, { interval: 20 }).toHaveLength(1);
    // With all its child processes: the program on the path may be a script
    for (const pid of browsers()) process.kill(-pid, 'SIGKILL');
    const { code, out } = await printing;
    expect([code, (JSON.parse(out) as { error: { code: string } }).error.code]).toEqual([2, 'ARG038']);
    expect(readdirSync(folder).filter((name) => name.includes('killed'))).toEqual([]);
  });

  it('when its caller cancels it', async () => {
    const { code } = await runStudio(
      ['print', sample, '--to', at('stopped.pdf'), '--as', 'deck'],
      [],
      AbortSignal.abort(),
    );
    expect([code, readdirSync(folder).filter((name) => name.includes('stopped'))]).toEqual([130, []]);
  });

  it('when nothing has that name, or the file cannot be of that type', async () => {
    const refused = async (...words: readonly string[]) => {
      const { code, out } = await runStudio(['print', sample, ...words, '--json']);
      return [code, (JSON.parse(out) as { error: { code: string } }).error.code];
    };
    expect(await refused('--to', at('none.pdf'), '--as', 'deck', '--select', 'QQ')).toEqual([2, 'ARG039']);
    expect(await refused('--to', at('none.pdf'), '--as', 'png')).toEqual([2, 'ARG004']);
    expect(await refused('--to', at('none.zip'), '--as', 'tts', '--address', 'my tts')).toEqual([2, 'ARG004']);
    expect(await refused('--to', at('none.pdf'), '--as', 'deck', '--locale', 'xx')).toEqual([2, 'ARG032']);
    expect(await refused('--to', at('none.pdf'), '--as', 'deck', '--shop', 'tgc')).toEqual([2, 'ARG004']);
    expect(await refused('--to', at('no/such/folder/none.pdf'), '--as', 'deck', ...three)).toEqual([2, 'ARG009']);
    expect(readdirSync(folder).filter((name) => name.includes('none'))).toEqual([]);
  });
});

describe('a picture', () => {
  const project = at('with-picture');
  const printed = (to: string, ...words: readonly string[]) =>
    reportOf('print', project, '--to', at(to), '--select', 'W-01', '--copies', 'one', ...words);
  const red = [200, 40, 40];
  const codes = ({ problems }: Awaited<ReturnType<typeof print>>) =>
    (problems as readonly { readonly code: string; readonly severity: string }[]).map(
      ({ code, severity }) => `${code} ${severity}`,
    );
  const name = (art: string) => {
    const weapons = path.join(project, 'cards/weapons.json');
    const text = readFileSync(`${sample}/cards/weapons.json`, 'utf8');
    writeFileSync(
      weapons,
      text.replace('"rarity"', () => `"art": ${art},\n      "rarity"`),
    );
  };
  beforeAll(() => {
    cpSync(sample, project, { recursive: true });
    mkdirSync(path.join(project, 'assets'));
    writeFileSync(path.join(project, 'assets/w-01.png'), pngOf(900, 720, { width: 900, height: 720 }, red));
    name('{ "file": "assets/w-01.png", "credit": "Somebody" }');
  });

  it('is on its face, once in the file, and continues beyond the cut', async () => {
    expect(codes(await printed('picture.pdf', '--as', 'deck'))).toEqual([]);
    const rows = run('pdfimages', '-list', at('picture.pdf')).trim().split('\n').slice(2);
    // The browser leaves out what is outside the area
    expect(rows.map((row) => row.trim().split(/\s+/).slice(0, 4))).toEqual([['1', '0', 'image', '900']]);
    const colour = pixels(at('picture.pdf'), 1, 10);
    expect([colour(40, 20), colour(70.5, 20)]).toEqual([red, red]);
    expect(colour(8, 20)).not.toEqual(red);
  });

  it('is drawn into image files too, with its author next to it', async () => {
    await printed('picture.zip', '--as', 'png');
    const files = unzipSync(new Uint8Array(readFileSync(at('picture.zip'))));
    expect(Buffer.from(files['credits.txt'] ?? []).toString('utf8')).toBe('Somebody: assets/w-01.png\r\n');
  });

  it('is reported before printing when too coarse, and may not be missing in print for a shop', async () => {
    name('{ "file": "assets/w-01.png", "zoom": 4 }');
    expect(codes(await printed('coarse.zip', '--as', 'png'))).toEqual(['PIC004 warning']);
    name('{ "file": "assets/w-02.png" }');
    expect(codes(await printed('missing.pdf', '--as', 'deck'))).toEqual(['PIC001 warning']);
    const { code, out } = await runStudio([
      ...['print', project, '--to', at('none.zip'), '--select', 'W-01', '--as', 'png', '--shop', 'tgc', '--json'],
    ]);
    expect([code, codes(JSON.parse(out))]).toEqual([1, ['PIC001 error']]);
  });
});
