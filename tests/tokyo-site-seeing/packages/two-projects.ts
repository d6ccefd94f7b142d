import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifest } from '#engine/systems/tokyo-site-seeing/examples/package-examples.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';

export type Texts = Readonly<Record<string, string>>;

export const base: Texts = {
  ...smallProject,
  'studio.json': (smallProject['studio.json'] ?? '').replace('"small"', '"base"'),
};

/** An additional effect of a weapon: no two designs may differ in numbers alone. */
const besides = [
  { op: 'heal', to: { op: 'self' }, amount: 1 },
  { op: 'draw', who: { op: 'self' }, amount: 1 },
];

export function weapons(...cards: readonly { readonly [key: string]: unknown }[]): string {
  const [first] = (JSON.parse(base['cards/weapons.json'] ?? '') as { readonly cards: readonly object[] }).cards;
  const hit = { op: 'damage', to: { op: 'target' }, amount: 2, type: 'physical' };
  const effectsOf = (index: number) => [
    { id: 'attack', when: 'use', attack: true, do: [hit, besides[index]], after: 'exhaust' },
  ];
  return JSON.stringify({
    formatVersion: 1,
    cards: cards.map((card, i) => ({ ...first, effects: effectsOf(i), ...card })),
  });
}

/** A package: its weapon replaces that of the base game, and a second one is new. */
export const port: Texts = {
  'studio.json': manifest('port', ['base']),
  'cards/weapons.json': weapons(
    { id: 'W-01', overrides: 'base:W-01', name: '潮に曲がった標識', ap: 3 },
    { id: 'W-101', name: '錨', range: 'near', traits: ['base:tool'] },
  ),
};

export function files(own: Texts, others: { readonly [id: string]: Texts }) {
  const file = (name: string, text: string) => ({ path: name, text });
  return [
    ...Object.entries(own).map(([name, text]) => file(name, text)),
    ...Object.entries(others).flatMap(([id, texts]) =>
      Object.entries(texts).map(([name, text]) => file(`${id}:${name}`, text)),
    ),
  ];
}

export function writeProject(folder: string, texts: Texts): string {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
