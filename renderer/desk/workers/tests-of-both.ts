import { isSame } from '#engine/kernel/basics/json.ts';
import type { TestReplay } from './replay-calls.ts';
import type { Files, ListedTest } from './tests-calls.ts';
import { makeTestsRoom, type ReadsForPlay } from './tests-room.ts';

export type TestsOfBoth = ReturnType<typeof testsOfBoth>;

/** Skips tests that differ between the two. Both texts were played, so they have no errors. */
export function testsOfBoth(readForPlay: ReadsForPlay) {
  const rooms = { now: makeTestsRoom(readForPlay), then: makeTestsRoom(readForPlay) };
  let opened: Files = {};
  let compared: readonly ListedTest[] = [];
  const outcome = (room: ReturnType<typeof makeTestsRoom>, key: string) => {
    room.run({ keys: [key] });
    for (;;) {
      const at = room.on(null);
      if (at.results[0] !== undefined) return at.results[0];
      if (at.isOver) return null;
    }
  };
  const isAsOpened = ({ key }: ListedTest): boolean => {
    const [now, then] = [rooms.now.test({ key }), rooms.then.test({ key })];
    return now !== null && then !== null && isSame(now, then);
  };
  return {
    takeThen(files: Files): void {
      opened = files;
    },
    async takeNow(files: Files): Promise<readonly string[]> {
      const { files: listed } = await rooms.now.take({ files });
      await rooms.then.take({ files: opened });
      compared = listed.flatMap(({ tests }) => tests).filter(isAsOpened);
      return compared.map(({ key }) => key);
    },
    run(key: string): TestReplay | null {
      const test = compared.find((one) => one.key === key);
      if (test === undefined) return null;
      const { name, path } = test;
      return { name, path, then: outcome(rooms.then, key)?.ok ?? null, now: outcome(rooms.now, key) };
    },
  };
}
