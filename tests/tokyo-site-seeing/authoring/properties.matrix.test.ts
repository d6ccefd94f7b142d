import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { TextFile } from '#authoring/text/files/project-file.ts';
import { parseJson } from '#authoring/text/json/parse-json.ts';
import { Lines } from '#authoring/text/json/positions.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { times } from '../../matrix.ts';

const sample = path.resolve(import.meta.dirname, '../../../sample-content/tokyo-site-seeing');
const files: readonly TextFile[] = (readdirSync(sample, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ path: file, text: readFileSync(path.join(sample, file), 'utf8') }));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the JSON parser', () => {
  it('accepts what JSON.parse accepts, and gives a place for what it does not', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '.',
      'true',
      'nul',
      ' ',
      '\n',
      '//x',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { sound, faults } = parseJson(text);
        expect(sound).toBe(isJson(text));
        if (!sound) expect(faults).toHaveLength(1);
        for (const { offset } of faults) expect(offset).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: times(2000, 500) },
    );
  });

  it('counts lines and characters as editors do', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '🗼', '\n', '\r\n', '\r')), fc.nat(), (parts, at) => {
        const text = parts.join('');
        const offset = Math.min(at, text.length);
        const { line, character } = new Lines(new SplicedText(text)).position(offset);
        const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
        // Between \r and \n no line has begun yet.
        const between = text[offset - 1] === '\r' && text[offset] === '\n';
        if (!between) expect([line, character]).toEqual([lines.length - 1, lines.at(-1)?.length]);
      }),
    );
  });
});

describe('checking a project with random edits', () => {
  const typed = fc.constantFrom(
    '',
    '"',
    '{',
    '}',
    ']',
    ',',
    '7',
    '-1',
    'null',
    '"op"',
    '"damge"',
    '{}',
    '[]',
    '0.5',
    'ア',
    '{"op":"if"}',
  );
  const edit = fc.record({
    file: fc.nat(),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(12),
    text: typed,
  });

  it('never fails, marks existing places, and reports in both languages', () => {
    fc.assert(
      fc.property(edit, ({ file, at, length, text }) => {
        const changed = files[file % files.length] as TextFile;
        const offset = Math.floor(changed.text.length * at);
        const broken = {
          ...changed,
          text: changed.text.slice(0, offset) + text + changed.text.slice(offset + length),
        };
        const project = files.map((one) => (one === changed ? broken : one));
        const { problems } = diagnose(project, hostedSystems);
        for (const { file: where, range, message } of problems) {
          const lines = (project.find((one) => one.path === where)?.text ?? '').split(/\r\n|\n|\r/);
          expect(range.end.line).toBeLessThan(lines.length);
          expect(range.end.character).toBeLessThanOrEqual(lines[range.end.line]?.length ?? 0);
          expect(message.ja).not.toMatch(/\{[a-z]+\}|undefined|\[object/);
          expect(message.en).not.toMatch(/\{[a-z]+\}|undefined|\[object/);
        }
        // Again without a cache.
        const anew = project.map((one) => ({ ...one }));
        expect(diagnose(anew, hostedSystems).problems).toEqual(problems);
      }),
      { numRuns: times(150, 20) },
    );
  });
});

it('reports a number larger than any table holds where it is: nobody lays so many cards', () => {
  const edited = files.map((file) =>
    file.path === 'cards/weapons.json'
      ? { ...file, text: file.text.replace('"ap": 2', '"copies": 1000000000, "ap": 2') }
      : file,
  );
  const found = diagnose(edited, hostedSystems).problems.filter(({ message }) => message.en.includes('9999'));
  expect(found.map(({ file, severity }) => [file, severity])).toEqual([['cards/weapons.json', 'error']]);
});
