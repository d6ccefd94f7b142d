import { describe, expect, it } from 'vitest';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { type Fix, fixOfAll } from '#authoring/tools/fixes/fixes-of.ts';
import { buildExample } from '#engine/library/examples/build-example.ts';
import { fixesOfSystem } from '#engine/systems/fixes.ts';
import { examples } from '#engine/systems/tokyo-site-seeing/examples/examples.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';
import { after, describeFixes, isNews, look } from '../../authoring/describe-fixes.ts';

const filesOf = (example: (typeof examples)[number]) =>
  buildExample(smallProject, example).files as readonly ProjectFile[];

describeFixes(
  'tokyo-site-seeing',
  examples.map((example) => ({
    ...{ code: example.code, files: filesOf(example) },
    pictures: (example.pictures ?? null) as readonly ProjectPicture[] | null,
    dictionary: example.dictionary ?? [],
  })),
);

describe('all problems of one kind', () => {
  it('are fixed together by the same fix, or not at all', () => {
    const twice = examples.find(({ code }) => code === 'CRD001');
    if (twice === undefined) throw new Error('no example');
    const first = buildExample(smallProject, twice).files as readonly ProjectFile[];
    const files = first.map((file) =>
      file.path === 'cards/items.json' && !isFaulty(file)
        ? { ...file, text: file.text.replace('"rarity"', '"copies": 9,\n      "rarity"') }
        : file,
    );
    const problems = look(files).problems.filter(({ code }) => code === 'CRD001');
    const mending = {
      files,
      project: look(files),
      ownFixers: fixesOfSystem('tokyo-site-seeing'),
      look,
      locale: 'ja' as const,
    };
    const fix = fixOfAll(problems, mending);
    expect(fix?.title.en).toBe('Fix all 2 of CRD001');
    expect(look(after(files, fix as Fix)).problems.filter(isNews)).toEqual([]);
    expect(fixOfAll([], mending)).toBeNull();
  });
});
