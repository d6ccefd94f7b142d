import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WhatToPlay } from '#host/play-game.ts';
import type { Door, Given, OptionShape } from './command.ts';

type Setup = WhatToPlay['setup'];

/** How a command that plays is told what: the short form of a set-up document, or the file of one. */
export const setupOptions: { readonly [name: string]: OptionShape } = {
  scenario: { type: 'text' },
  players: { type: 'number', least: 1 },
  seed: { type: 'number' },
  mods: { type: 'text' },
  setup: { type: 'text' },
};

/** The set-up: a document, or its short form in flags; null when it cannot be read. */
export async function readSetup(given: Given, door: Door): Promise<Setup | null> {
  const file = given.text('setup');
  const [scenario, seed] = [given.text('scenario'), given.number('seed')];
  const mods = given.text('mods')?.split(',');
  const short = {
    ...(scenario === undefined ? {} : { scenario }),
    ...(seed === undefined ? {} : { seed }),
    ...(mods === undefined ? {} : { mods }),
  };
  if (file === undefined) return short;
  if (Object.keys(short).length > 0 || given.number('players') !== undefined) return null;
  try {
    const value: unknown = JSON.parse(await readFile(path.resolve(door.folder, file), 'utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Setup) : null;
  } catch {
    return null;
  }
}

export function badSetup(given: Given) {
  const file = given.text('setup') ?? '';
  return {
    code: 'ARG008',
    message: {
      ja: `セットアップの文書 ${file} を読めないか、ほかの指定と一緒に使われています。JSON のファイルを一つだけ指定してください。`,
      en: `The set-up document ${file} cannot be read, or stands beside --scenario, --players, --seed or --mods. Give one JSON file alone.`,
    },
    data: { file },
  };
}
