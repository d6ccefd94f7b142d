import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { acts } from '#engine/systems/tokyo-metro/acts/acts.ts';
import { tokyoMetro } from '#engine/systems/tokyo-metro/system.ts';

const filesOf = (guide: string): readonly (readonly [path: string, text: string])[] =>
  [...guide.matchAll(/^`([\w/]+\.json)`\n\n```json\n([\s\S]*?)\n```/gm)].map(([, path = '', text = '']) => [
    path,
    text,
  ]);

it.each(['docs/guide/tokyo-metro.md', 'docs/guide/tokyo-metro.ja.md'])(
  '%s creates a whole project: it is valid, and can be played to its end',
  (path) => {
    const guide = readFileSync(path, 'utf8');
    const files = filesOf(guide);
    const { problems } = diagnose(
      files.map(([file, text]) => ({ path: file, text })),
      hostedSystems,
    );
    expect([files.length, problems]).toEqual([6, []]);
    const documents = Object.fromEntries(files.map(([file, text]) => [file, JSON.parse(text) as Json]));
    const content = tokyoMetro.compile(documents, tokyoMetro.language, null);
    const game = { system: tokyoMetro, content, setup: { board: 'town', players: 2, seed: 1 } };
    expect(playOut(game as never, { player: players['greedy'] as never }).outcome.result).toBe('cardsOut');
    expect(acts.filter(({ word }) => !guide.includes(`| \`${word}\` |`))).toEqual([]);
  },
);
