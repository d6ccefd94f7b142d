import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longSteps } from '#scripts/long-steps.mjs';
import { takenOut } from '../games-taken-out.ts';

// The workflows of .github cannot run here, so their text is checked.

const [check, nightly, release] = ['check', 'nightly', 'release'].map((name) =>
  readFileSync(`.github/workflows/${name}.yml`, 'utf8'),
) as [string, string, string];
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

it('the check of a commit is .ci/run', () => {
  expect(all(check, /run: (.*)/g)).toEqual(['.ci/run']);
});

const isHouse = (step: string) => step.startsWith('house-');

it('every night runs each step of the long run', () => {
  expect(all(nightly, /run: (.*) \$\{\{ matrix\.step \}\}$/gm)).toEqual(['npm run test:long -- --only']);
  const steps = all(nightly, /step: \[(.*)\]/g).flatMap((list) => list?.split(', ') ?? []);
  const here = takenOut.some((id) => steps.includes(`house-${id}`)) ? (step: string) => !isHouse(step) : () => true;
  expect(steps.filter(here)).toEqual(longSteps.filter(here));
});

describe('a release', () => {
  it('starts from a tag, after the check', () => {
    expect(all(release, /^ {4}tags: (.*)$/gm)).toEqual(["['v*']"]);
    expect(all(release, /needs: (.*)/g)).toEqual(['check', 'pack']);
  });

  it('is packaged for Windows, both kinds of Mac and Linux', () => {
    expect(all(release, /words: (.*)/g)).toEqual(['--win --x64', '--mac --x64 --arm64', '--linux --x64']);
    expect(all(release, /run: (npm run dist) -- \$\{\{ matrix\.words \}\}$/gm)).toHaveLength(3);
  });

  it('is drafted and not published, by the only job with write permission', () => {
    expect(all(release, /(gh release create .*)/g)).toEqual([expect.stringContaining(' --draft ')]);
    expect(all(release, /(\w+: write)/g)).toEqual(['contents: write']);
    expect(release.indexOf('contents: write')).toBeGreaterThan(release.indexOf('  draft:'));
  });

  it('uses nothing from the repository but what the document on releases names', () => {
    const named = readFileSync('docs/contributing/release.md', 'utf8');
    const taken = all(release, /\b(?:secrets|vars)\.(\w+)/g);
    expect(taken.length).toBeGreaterThan(8);
    expect(taken.filter((name) => !named.includes(`\`${name}\``))).toEqual([]);
  });
});

it.each([
  ['check', check],
  ['nightly', nightly],
  ['release', release],
])('every job of %s has a time limit', (_name, text) => {
  expect(all(text, /(timeout-minutes): /g)).toHaveLength(all(text, /(runs-on): /g).length);
});
