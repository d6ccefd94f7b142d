import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const codes = ['SCN008', 'SCN009', 'EFT018', 'EFT019'];

const sample = (await readProject('sample-content/tokyo-site-seeing')).files;

function found(files: readonly ProjectFile[]): readonly string[] {
  return diagnose(files, hostedSystems)
    .problems.filter(({ code }) => codes.includes(code))
    .map(({ code, file, range: { start, end } }) => {
      const text = files.find(({ path }) => path === file);
      const line = text === undefined || isFaulty(text) ? '' : (text.text.split('\n')[start.line] ?? '');
      return `${code} ${file.split('/').slice(1).join('/')} ${line.slice(start.character, end.character)}`;
    });
}

function planted(path: string, from: string | RegExp, to: string): readonly ProjectFile[] {
  return sample.map((file) => {
    if (file.path !== path || isFaulty(file)) return file;
    const text = file.text.replace(from, to);
    expect(text).not.toBe(file.text);
    return { ...file, text };
  });
}

const s02 = 'scenarios/S02-express-five-years-late';
const s05 = 'scenarios/S05-where-only-summer-is-left';

describe('what a scenario reports', () => {
  it.each(readdirSync('sample-content'))('%s has no idle warnings', async (name) => {
    expect(found((await readProject(`sample-content/${name}`)).files)).toEqual([]);
  });

  it('a card of the deck that no text reveals, but not the cards after it', () => {
    // The third of seven has no next step
    const files = planted(
      `${s05}/cards.json`,
      /(SC05-02"[\s\S]*?)\{ "op": "revealScenario" \}/,
      '$1{ "op": "discardScenario" }',
    );
    expect(found(files)).toEqual(['SCN008 S05-where-only-summer-is-left/cards.json "SC05-03"']);
  });

  it('one warning for an unreachable set-aside card and those that only it refers to', () => {
    const files = planted(`${s02}/cards.json`, '"op": "revealScenario", "card": "SC02-D1"', '"op": "revealScenario"');
    expect(found(files)).toEqual(['SCN008 S02-express-five-years-late/cards.json "SC02-D1"']);
  });

  it('a scenario that no text loses, at its id', () => {
    const files = sample.map((file) =>
      file.path.startsWith(s05) && !isFaulty(file)
        ? { ...file, text: file.text.replaceAll('"loseGame"', '"clearScenario"') }
        : file,
    );
    expect(found(files)).toEqual(['SCN009 S05-where-only-summer-is-left/scenario.json "S05"']);
  });

  it('a token that no text of its scenario uses, where it is placed', () => {
    const files = planted(
      `${s05}/cards.json`,
      /\{ "op": "progressOn", "of": \{ "op": "thisCard" \} \}/,
      '{ "op": "pcCount" }',
    );
    expect(found(files)).toEqual(['EFT018 S05-where-only-summer-is-left/cards.json "placeProgress"']);
  });

  it.each([
    ['setAside', '{ "op": "setAside", "card": "SC05-CH" }'],
    ['revealScenario', '{ "op": "revealScenario", "card": "SC05-01" }'],
    ['reshuffle', '{ "op": "reshuffle", "pile": "trouble" }'],
  ])('a set-up step that the rules already do: %s', (op, node) => {
    const files = planted(`${s05}/scenario.json`, '"do": [', `"do": [${node}, `);
    expect(found(files)).toEqual([`EFT019 S05-where-only-summer-is-left/scenario.json "${op}"`]);
  });
});
