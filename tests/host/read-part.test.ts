import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_BYTES, PART_BYTES } from '#api/studio/limits.ts';
import { readFilePart } from '#host/project/read-part.ts';

let outside: string;
let project: string;
beforeEach(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-part-'));
  project = path.join(outside, 'project');
  await mkdir(project);
});
afterEach(() => rm(outside, { recursive: true, force: true }));

const nothing = { text: '', from: 0, to: 0, bytes: 0 };
async function partsOf(place: string): Promise<string[]> {
  const texts: string[] = [];
  for (let from = 0; ; ) {
    const part = await readFilePart(project, place, from);
    texts.push(part.text);
    if (part.to >= part.bytes) return texts;
    from = part.to;
  }
}

describe('a document too large to open as a whole', () => {
  it('is read in parts, each up to a line end, without gaps', async () => {
    const line = '{"名": "標識"}\n';
    const text = line.repeat(Math.ceil((MOST_BYTES + 1) / Buffer.byteLength(line)));
    await writeFile(path.join(project, 'a.json'), text);
    const parts = await partsOf('a.json');
    expect(parts.join('')).toBe(text);
    expect(parts.filter((part) => !part.endsWith('\n') || Buffer.byteLength(part) > PART_BYTES)).toEqual([]);
  });

  it('with one long line is read in parts of whole characters', async () => {
    const text = `"${'あ'.repeat(PART_BYTES)}"`;
    await writeFile(path.join(project, 'a.json'), text);
    const parts = await partsOf('a.json');
    expect(parts.join('')).toBe(text);
    expect(parts.length).toBe(4);
  });

  it('is read from the start of a character at any offset', async () => {
    await writeFile(path.join(project, 'a.json'), '"あいう"');
    expect(await readFilePart(project, 'a.json', 2)).toEqual({ text: 'いう"', from: 4, to: 11, bytes: 11 });
    expect(await readFilePart(project, 'a.json', 99)).toEqual({ text: '', from: 11, to: 11, bytes: 11 });
  });

  it('is empty when it is missing, not a document, or outside', async () => {
    await writeFile(path.join(outside, 'secret.json'), '{}');
    await symlink(path.join(outside, 'secret.json'), path.join(project, 'link.json'));
    await writeFile(path.join(project, 'a.txt'), '{}');
    const places = ['gone.json', 'a.txt', 'link.json', '../secret.json'];
    expect(await Promise.all(places.map((place) => readFilePart(project, place, 0)))).toEqual(
      places.map(() => nothing),
    );
  });
});
