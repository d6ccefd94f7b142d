import path from 'node:path';
import { readGivenFile } from '#host/given-file.ts';
import type { WhatToPlay } from '#host/play-game.ts';
import type { ArgumentFault } from './argument-faults.ts';
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

/** The set-up: its short form in flags, or a document, whose seed `--seed` replaces. */
export async function readSetup(given: Given, door: Door): Promise<{ readonly setup: Setup } | ArgumentFault> {
  const file = given.text('setup');
  const [scenario, seed] = [given.text('scenario'), given.number('seed')];
  const mods = given.text('mods')?.split(',');
  const short = {
    ...(scenario === undefined ? {} : { scenario }),
    ...(mods === undefined ? {} : { mods }),
    ...(seed === undefined ? {} : { seed }),
  };
  if (file === undefined) return { setup: short };
  if (scenario !== undefined || mods !== undefined || given.number('players') !== undefined) return saidTwice(file);
  const text = await readGivenFile(path.resolve(door.folder, file));
  if (text === null) return notThere(file);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { setup: { ...(value as Setup), ...short } };
  } catch {
    // Told below, as any other text that is no object.
  }
  return noDocument(file);
}

function saidTwice(file: string): ArgumentFault {
  return {
    code: 'ARG008',
    message: {
      ja: `--scenario・--players・--mods は、セットアップの文書 ${file} の中に書いてください。`,
      en: `Write --scenario, --players and --mods into the set-up document ${file}.`,
    },
    data: { file },
  };
}

function notThere(file: string): ArgumentFault {
  return {
    code: 'ARG019',
    message: {
      ja: `セットアップの文書 ${file} を読めません。ファイルの名前と場所を確かめてください。`,
      en: `The set-up document ${file} cannot be read. Look at its name and folder.`,
    },
    data: { file },
  };
}

function noDocument(file: string): ArgumentFault {
  return {
    code: 'ARG020',
    message: {
      ja: `${file} はセットアップの文書ではありません。{ "scenario": "S00", "seed": 1 } のような JSON のオブジェクトを1つだけ書いてください。`,
      en: `${file} is no set-up document. Write one JSON object, as { "scenario": "S00", "seed": 1 }.`,
    },
    data: { file },
  };
}
