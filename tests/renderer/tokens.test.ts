import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = 'renderer';
const css = readFileSync(path.join(root, 'kit', 'theme', 'tokens.css'), 'utf8');
/** Files that may contain colours: those of the frame, and the inks of printed cards, which no theme changes. */
const isHome = (file: string): boolean => /^(kit\/theme\/tokens|tables\/[^/]+\/face\/face-paper)\.css$/.test(file);

type Colours = Readonly<Record<string, string>>;

function block(head: string): string {
  return css
    .split('}')
    .filter((rule) => rule.includes(head))
    .map((rule) => rule.slice(rule.indexOf('{') + 1))
    .join('');
}

function coloursIn(said: string, isDark = false): Colours {
  const colour = /--([\w-]+):\s*(?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g;
  const found = [...said.matchAll(colour)].map(([, name = '', light, dark, only]) => [
    name,
    only ?? (isDark ? dark : light),
  ]);
  return Object.fromEntries(
    found
      .filter(([, hex = '']) => hex.length === 4 || hex.length === 7)
      .map(([name, hex = '']) => [name, hex.length > 4 ? hex : hex.replaceAll(/[0-9a-f]/gi, '$&$&')]),
  );
}

const coloursOf = (theme: string): Colours => ({
  ...coloursIn(block('[data-theme] {'), theme !== 'asa'),
  ...coloursIn(block(`[data-theme="${theme}"]`)),
});

/** The relative luminance of a colour by WCAG 2, from 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far apart two colours are, by their amounts of red, green and blue. */
const distance = (one: string, other: string): number =>
  Math.hypot(
    ...[1, 3, 5].map((at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
  );

/** The contrast of two colours by WCAG 2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['frame', 'side', 'editor', 'raised', 'table', 'sunken'].map((name) => `surface-${name}`);
const named = (group: string, names: string) => names.split(' ').map((name) => `${group}-${name}`);
const told = ['error', 'warn', 'info', 'ok'];
const seats = named('seat', '1 2 3 4 5 6 7');
const abilities = ['economy', 'tech', 'combat', 'empathy'];
const texts = [
  ...['text', 'text-muted', 'text-faint', 'accent', 'ring', 'physical'],
  ...told,
  ...abilities,
  ...named('kind', 'weapon item follower artifact trouble site scenario pc'),
];
const figures = ['line-control', 'focus', ...named('tok', 'damage ap exhaust progress')];

type Pair = readonly [front: string, back: string, least: number];
const readable = 4.5;
const visible = 3;
const pairs: readonly Pair[] = [
  ...texts.flatMap((text) => surfaces.map((surface): Pair => [text, surface, readable])),
  ...figures.flatMap((figure) => surfaces.map((surface): Pair => [figure, surface, visible])),
  ...named('code', 'key string id').map((code): Pair => [code, 'surface-editor', readable]),
  ...told.flatMap((name): Pair[] => [
    [name, `${name}-soft`, readable],
    ['text', `${name}-soft`, readable],
  ]),
  ...['text', 'text-muted', 'text-faint', 'accent', 'warn'].map((text): Pair => [text, 'select', readable]),
  ...['text', 'text-faint'].map((text): Pair => [text, 'select-quiet', readable]),
  ['accent', 'accent-soft', readable],
  ['ring', 'ring-soft', readable],
  ['on-accent', 'accent-fill', readable],
  ['on-ring', 'ring-fill', readable],
  ...seats.flatMap((seat): Pair[] => [
    ['on-seat', seat, readable],
    ...['map', ...surfaces].map((ground): Pair => [seat, ground, visible]),
  ]),
];

describe.each(['asa', 'yoru', 'contrast'])('in the theme %s', (theme) => {
  it('every text and symbol contrasts with its background', () => {
    const colours = coloursOf(theme);
    const tooNear = pairs.filter(
      ([front, back, least]) => !(contrast(colours[front] ?? '', colours[back] ?? '') >= least),
    );
    expect(tooNear).toEqual([]);
  });
  it('no two seats look alike', () => {
    const colours = seats.map((seat) => coloursOf(theme)[seat] ?? '');
    const alike = colours.flatMap((one, i) =>
      colours
        .slice(i + 1)
        .filter((other) => distance(one, other) < 40)
        .map((other) => [one, other]),
    );
    expect([colours.filter((one) => one === ''), alike]).toEqual([[], []]);
  });
});

it('printed text is legible on paper and on dark ground', () => {
  const colours = coloursIn(block(':root {\n  --paper'));
  const inks = Object.keys(colours).filter((name) => name.startsWith('p-'));
  const printed: readonly (readonly [string, string])[] = [
    ['ink', 'paper'],
    ['ink-2', 'paper'],
    ['ink-2', 'paper-2'],
    ['night-text', 'night'],
    ['night-text-2', 'night'],
    ['night-text-2', 'night-2'],
    ...inks.map((ink) => [ink, 'paper'] as const),
  ];
  expect(inks.length).toBeGreaterThan(10);
  expect(printed.filter(([front, back]) => !(contrast(colours[front] ?? '', colours[back] ?? '') >= readable))).toEqual(
    [],
  );
});

it('colours are defined in their own file only', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !isHome(file));
  const coloured = files.filter((file) =>
    /(?:#[0-9a-f]{3,8}\b(?!\/)|\b(?:rgb|hsl|oklch|oklab)a?\()/i.test(
      readFileSync(path.join(root, file), 'utf8').replaceAll(/'#[a-z]+\/[^']*'/g, ''),
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(coloured).toEqual([]);
});
