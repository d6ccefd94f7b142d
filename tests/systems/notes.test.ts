import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { contentOf, playableOf } from '#authoring/project/play/playable.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

// Everything printed may have a designer’s note, which is neither printed nor translated nor played.

describe.each(readdirSync('sample-content'))('%s', async (name) => {
  const { files } = await readProject(`sample-content/${name}`);

  it('with a note on every entry has no problem, the same texts to translate and the same content hash', () => {
    const before = lookedAt(files);
    const after = lookedAt(files.map(noted));
    expect(after).toEqual(before);
  });
});

function lookedAt(files: readonly ProjectFile[]) {
  const diagnosis = diagnose(files, hostedSystems);
  const { playable } = playableOf(diagnosis, hostedSystems);
  return {
    problems: diagnosis.problems.map(({ code, file }) => `${file} ${code}`),
    units: diagnosis.project.readings.flatMap(({ facts }) => facts.units.map(({ key, text }) => `${key} ${text}`)),
    hash: playable === null ? null : contentOf(playable).hash,
  };
}

function noted(file: ProjectFile): ProjectFile {
  if (isFaulty(file) || /(^|:)(l10n|playtests)\/|studio\.json$/.test(file.path)) return file;
  const whole = JSON.parse(file.text) as { readonly [key: string]: unknown };
  const lists = Object.entries(whole).map(([key, list]) => [key, Array.isArray(list) ? list.map(withNote) : list]);
  return { ...file, text: JSON.stringify(Object.fromEntries(lists)) };
}

function withNote(item: unknown): unknown {
  if (!isObject(item) || typeof item['id'] !== 'string') return item;
  const texts = item['effects'];
  const inside = Array.isArray(texts) ? { effects: texts.map((one) => ({ ...one, note: 'しゃれ' })) } : {};
  return { ...item, ...inside, note: '二つの意味に取れる' };
}
