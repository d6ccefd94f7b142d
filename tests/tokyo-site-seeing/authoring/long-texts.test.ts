import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { buildExample } from '#engine/library/examples/build-example.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';
import { rulePieces } from '#renderer/tables/tokyo-site-seeing/face/rule-pieces.ts';

const long = 400_000;
/** Texts for which a backtracking expression takes minutes. */
const texts: readonly (readonly [string, string])[] = [
  '1',
  '(',
  '（',
  '《',
  '【',
  'APトークン',
  '消耗トークン',
  '進行トークンを',
  'when the ',
  'not 1',
  'draw 1 ',
  'a ',
  'ー',
  '+',
  '-1',
].map((part) => [part, part.repeat(long / part.length)]);

// Detects a hang: each takes a fraction of a second when it is read once.
describe.each(texts)('a card text of 400,000 characters, all %s', (_, text) => {
  it('is checked to its end', () => {
    const { files } = buildExample(smallProject, { code: '', file: 'studio.json', edit: ['"small"', '«"small"»'] });
    const written = (files as Parameters<typeof diagnose>[0]).map((file) =>
      file.path === 'cards/weapons.json' && 'text' in file
        ? { ...file, text: file.text.replace('"when": "use"', `"when": "use", "text": ${JSON.stringify(text)}`) }
        : file,
    );
    expect(diagnose(written, hostedSystems).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each(['ja', 'en'])('is drawn in %s to its end', (locale) => {
    const pieces = rulePieces(text, locale);
    expect(pieces.map((piece) => piece.text).join('') === text).toBe(true);
  });
});
