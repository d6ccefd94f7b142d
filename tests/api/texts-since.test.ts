import { describe, expect, it } from 'vitest';
import type { KeptVersion } from '#api/studio/history-calls.ts';
import { type SinceVersion, textsSince } from '#api/studio/texts-since.ts';

type Calls = Parameters<typeof textsSince>[0];

function host(kept: Readonly<Record<string, readonly Partial<KeptVersion>[]>>): Calls {
  return {
    keptVersions: ({ path, before }) => {
      const all = (kept[path] ?? []).filter(({ at }) => before === null || (at ?? 0) < before) as KeptVersion[];
      return Promise.resolve({ versions: all.slice(0, 2), more: all.length > 2, damaged: 0 });
    },
    keptText: ({ path, version }) =>
      Promise.resolve(version === 'torn' ? { why: 'damaged' } : { text: `${path} ${version}` }),
    gitText: ({ path, commit }) =>
      Promise.resolve(commit === 'gone' ? { why: 'slow' } : { text: `${path} in ${commit}` }),
  };
}
const texts = async (calls: Calls, paths: readonly string[], since: Exclude<SinceVersion, { kind: 'saved' }>) => {
  const found = await textsSince(calls, paths, since);
  return found.kind === 'read' ? Object.fromEntries(found.texts) : found;
};

describe('earlier documents', () => {
  const [path, other] = ['cards/a.json', 'cards/b.json'];
  const version = (at: number, why: KeptVersion['why'], from = path, id: string | null = `v${at}`) => ({
    ...{ at, why, path: from, version: id },
  });

  it('at a save are the last ones kept before it, under their names at that time', async () => {
    const calls = host({
      [path]: [version(50, 'saved'), version(30, 'saved'), version(10, 'found', 'cards/old.json')],
      [other]: [version(40, 'deleted', other, null), version(20, 'saved', other)],
    });
    const at = (time: number) => texts(calls, [path, other], { kind: 'kept', at: time });
    expect(await at(30)).toEqual({ [path]: 'cards/a.json v30', [other]: 'cards/b.json v20' });
    expect(await at(45)).toEqual({ [path]: 'cards/a.json v30', [other]: null });
    expect(await at(29)).toEqual({ [path]: 'cards/old.json v10', [other]: 'cards/b.json v20' });
  });

  it('before any save are the ones found first, without those created later', async () => {
    const calls = host({
      [path]: [version(70, 'saved'), version(60, 'saved'), version(50, 'saved'), version(40, 'found')],
      [other]: [version(60, 'saved', other), version(50, 'made', other)],
    });
    const found = await texts(calls, [path, other, 'cards/c.json'], { kind: 'kept', at: 5 });
    expect(found).toEqual({ [path]: 'cards/a.json v40', [other]: null });
  });

  it('in a commit are those of the commit; an unreadable commit or save is reported with its reason', async () => {
    const calls = host({ [path]: [version(10, 'saved', path, 'torn')] });
    expect([
      await texts(calls, [path], { kind: 'commit', commit: 'abc' }),
      await texts(calls, [path], { kind: 'commit', commit: 'gone' }),
      await texts(calls, [path], { kind: 'kept', at: 10 }),
    ]).toEqual([{ [path]: 'cards/a.json in abc' }, { kind: 'fault', why: 'slow' }, { kind: 'fault', why: 'damaged' }]);
  });
});
