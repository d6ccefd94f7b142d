import type { ExamplePicture, ProblemExample } from '#engine/library/examples/problem-example.ts';

const weapons = 'cards/weapons.json';

const png = (path: string, width = 900, height = 720): ExamplePicture => ({
  ...{ path, version: '0'.repeat(64), bytes: 9000 },
  ...{ kind: 'png', width, height },
});
const broken = (path: string, fault: object): ExamplePicture => ({ path, fault });

/** « » marks the problem. */
const withArt = (code: string, art: string, pictures: readonly ExamplePicture[]): ProblemExample => ({
  ...{ code, file: weapons, pictures },
  edit: ['"effects"', `"art": { ${art} },\n      "effects"`],
});

const namedAs = (code: string, file: string, pictures: readonly ExamplePicture[]): ProblemExample => ({
  ...{ code, file, pictures },
  others: { [weapons]: ['"effects"', `"art": { "file": "${file}" },\n      "effects"`] },
});

export const pictureExamples: readonly ProblemExample[] = [
  namedAs('FIL011', 'assets/con.png', [png('assets/con.png')]),
  namedAs('FIL012', 'assets/w-01.png', [png('assets/W-01.png'), png('assets/w-01.png')]),
  withArt('PIC001', '"file": «"assets/w-1.png"»', [png('assets/w-01.png')]),
  { code: 'PIC002', file: 'assets/w-02.png', pictures: [png('assets/w-02.png')] },
  withArt('PIC003', '"file": «"assets/W-01.png"»', [png('assets/w-01.png')]),
  withArt('PIC004', '"file": «"assets/w-01.png"», "zoom": 2', [png('assets/w-01.png')]),
  withArt('PIC005', '"file": «"assets/w-01.png"»', [
    broken('assets/w-01.png', { kind: 'too-many-pixels', width: 30_000, height: 20_000 }),
  ]),
  withArt('PIC006', '"file": «"assets/w-01.png"»', [
    broken('assets/w-01.png', { kind: 'other-kind', is: 'jpeg', ending: 'png' }),
  ]),
  withArt('PIC007', '"file": «"../w-01.png"»', [png('assets/w-01.png')]),
  withArt('PIC008', '"file": «"assets/w-01.svg"»', []),
  withArt('PIC009', '"file": «"assets/w-01.png"»', [broken('assets/w-01.png', { kind: 'broken', how: 'more' })]),
  withArt('PIC011', '"file": «"assets/w-01.png"»', [broken('assets/w-01.png', { kind: 'lfs-pointer' })]),
  {
    ...{ code: 'PIC010', file: 'studio.json', pictures: [png('assets/back.png', 1200, 1500)] },
    edit: ['"settings"', '"backs": { «"weapons"»: { "file": "assets/back.png" } },\n  "settings"'],
  },
];
