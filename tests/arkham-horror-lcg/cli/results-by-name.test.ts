import { describe, expect, it } from 'vitest';
import { runStudio } from '../../cli/run-studio.ts';

const project = 'sample-content/tide-bell';

describe('a command names the result of a game as the game does', () => {
  it.each([
    ['en', 'No resolution (AH-DE-09), 1 round, '],
    ['ja', '結末なし（AH-DE-09）、1 ラウンド、'],
  ])('studio play in %s', async (locale, begin) => {
    const { out } = await runStudio(['play', project, '--bot', 'random', '--seed', '2', '--locale', locale]);
    expect(out.slice(0, begin.length)).toBe(begin);
  });

  it.each([
    ['en', 'No resolution'],
    ['ja', '結末なし'],
  ])('studio balance in %s', async (locale, name) => {
    const games = ['--players', '1', '--seeds', '2..2', '--bots', 'random'];
    const { out } = await runStudio(['balance', project, ...games, '--locale', locale]);
    expect([out.includes(name), out.includes('no-resolution')]).toEqual([true, false]);
  });
});
