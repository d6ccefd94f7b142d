import type { StudioApi } from '#api/studio/studio-api.ts';
import { bisectFailure, type FailingSince, type TestOutcome, textsAfter } from '#authoring/tools/history/bisect.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { localizedText } from '../words/words.ts';
import type { TestsCalls } from '../workers/tests-room.ts';
import type { WorkerClient } from '../workers/worker-call.ts';
import { committedEdits, type EditNames, keptEdits, type SinceEdit, textOfSource } from './edits-of-project.ts';
import { textsOf, withTests } from './run-tests.ts';
import { type FoundSince, testsStore } from './tests-store.ts';

const looking = localizedText(deskWords, ({ work }) => work.findBreakingEdit);

type Texts = Readonly<Record<string, string>>;
type Told = (runs: number) => void;

/** Binary search through saved edits, then commits, for the one that broke a test. */
export async function findBreakingEdit(api: StudioApi, key: string, names: EditNames): Promise<void> {
  const found = await withTests(looking, (client, progress) =>
    searched(api, client, key, names, (runs) => progress(runs, null)).catch(() => 'failed' as const),
  );
  if (found === null) return;
  testsStore.setState(({ since }) => ({ since: new Map(since).set(key, found) }));
}

async function searched(
  api: StudioApi,
  client: WorkerClient<TestsCalls>,
  key: string,
  names: EditNames,
  told: Told,
): Promise<FoundSince> {
  const texts = new Map<string, Promise<string | null>>();
  async function textsThen(edits: readonly SinceEdit[], count: number): Promise<Texts | null> {
    const then: { [path: string]: string } = { ...textsOf() };
    for (const [path, source] of textsAfter(edits, count)) {
      if (source === null) {
        delete then[path];
        continue;
      }
      const known = JSON.stringify(source);
      const text = await (texts.get(known) ?? textOfSource(api, source));
      texts.set(known, Promise.resolve(text));
      if (text === null) return null;
      then[path] = text;
    }
    return then;
  }
  const outcomeIn =
    (edits: readonly SinceEdit[]) =>
    async (count: number): Promise<TestOutcome> => {
      const then = await textsThen(edits, count);
      return then === null ? 'unclear' : client.call('outcome', { key, files: then });
    };
  let edits = await keptEdits(api, names);
  let since: FailingSince = await bisectFailure(edits.length, outcomeIn(edits), told);
  if (since.kind === 'always') {
    const older = await committedEdits(api, edits[0]?.at ?? Number.POSITIVE_INFINITY);
    if (older.length > 0) {
      edits = [...older, ...edits];
      since = await bisectFailure(edits.length, outcomeIn(edits), told);
    }
  }
  if (since.kind !== 'since') return { since, edits: [], passedOn: null };
  return {
    since,
    edits: edits.slice(since.passes, since.fails),
    passedOn: await textsThen(edits, since.passes),
  };
}
