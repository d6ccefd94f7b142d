import { SessionServer } from '#api/session/session-server.ts';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Renamed } from '#authoring/project/documents/renamed.ts';
import { playableOf, playableOfSound } from '#authoring/project/play/playable.ts';
import type { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { TextFile } from '#authoring/text/files/project-file.ts';
import type { PlayedBranch } from '#authoring/tools/branches/replay-entries.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { playerNamed, playerNames } from '#engine/players/players.ts';
import { DeltaReceiver, type TextDeltas } from '../texts/text-deltas.ts';
import type { Locale } from '../words/locale.ts';
import { type AskSession, askOf } from './ask-session.ts';
import { compareContents } from './compared-games.ts';
import { gameShape } from './game-shape.ts';
import { makeProjectReader } from './project-reader.ts';
import { makeProjectSpeaker } from './project-speaker.ts';
import type { AskedBoards, ReplaySentences } from './replay-calls.ts';
import { fetchSystemsOf, systemsHere } from './systems-here.ts';
import type { Files } from './tests-calls.ts';
import type { TestsOfBoth } from './tests-of-both.ts';
import type { ReadsForPlay } from './tests-room.ts';

interface AskedLine {
  readonly line: PlayedBranch;
}

/** The worker that replays lines and tests after an edit. It does not know the running game. */
export function makeReplayRoom() {
  const heard = new DeltaReceiver();
  let files: Files = {};
  // A shared reader reads shared texts once. The engine worker has already accepted these texts.
  const read = makeProjectReader(systemsHere);
  const isSound = (texts: Files): boolean => texts === files;
  const [now, then] = [makeSession(read, isSound), makeSession(read, isSound)];
  const readForPlay: ReadsForPlay = (written) => playableOfSound(read(written).project, systemsHere());
  const speakerOf = makeProjectSpeaker();
  let renamed: readonly Renamed[] = [];
  let tests: TestsOfBoth | null = null;

  const speaker = (locale: Locale) => speakerOf(now.project(), locale);
  function again(line: PlayedBranch, before: Files | null) {
    const { setup, log, prints, contentHash } = line;
    const fields = {
      lines: [{ setup, entries: log, prints, contentHash }],
      renamed,
      ...(before === null ? {} : { before }),
    };
    const [told] = now.ask({ name: 'playAgain', fields });
    if (told === undefined) throw new Error('a line has a report');
    return told;
  }

  return {
    /** Sets the current texts. Returns false if they cannot be played. */
    take: async (ask: { readonly told: TextDeltas; readonly renamed: readonly Renamed[] }) => {
      renamed = ask.renamed;
      files = written(heard.hear(ask.told));
      await fetchSystemsOf(Object.entries(files));
      await tests?.takeNow(files);
      return now.ask({ name: 'content', fields: { files } }).problems === 0;
    },
    line: ({ line }: AskedLine) => again(line, null),
    /** `before`: the texts that the line was played on, if known. */
    said: ({
      line,
      before,
      locale,
    }: AskedLine & { readonly before: Files | null; readonly locale: Locale }): ReplaySentences | null => {
      const told = again(line, before);
      const speak = speaker(locale);
      if (told.kind === 'broken') {
        const { at, answer, message } = told.broken;
        return {
          kind: 'broken',
          at,
          answer: answer === null ? '' : (speak?.entry(answer) ?? ''),
          message: message[locale],
        };
      }
      if (told.kind !== 'changed' || told.first === null) return null;
      const said = (event: JsonObject | null) => event && (speak?.event(event) ?? '');
      return { kind: 'changed', at: told.at, before: said(told.first.before), after: said(told.first.after) };
    },
    /** The tests that can be compared: those that are unchanged since `opened`, the texts to compare with. */
    tests: async ({ opened }: { readonly opened: TextDeltas }) => {
      const { testsOfBoth } = await import('./tests-of-both.ts');
      tests ??= testsOfBoth(readForPlay);
      tests.takeThen(written(new DeltaReceiver().hear(opened)));
      return tests.takeNow(files);
    },
    test: ({ key }: { readonly key: string }) => tests?.run(key) ?? null,
    boards: ({ line, at, before, locale }: AskedBoards) => {
      const speak = speaker(locale);
      then.ask({ name: 'content', fields: { files: before } });
      const label = (name: string) => Object.values(speak?.labels([name]) ?? {})[0] ?? name;
      return {
        games: compareContents(
          [then.ask, now.ask],
          speak,
          { setup: line.setup, entries: line.log.slice(0, at) },
          before,
        ),
        shape: gameShape(now.project(), locale, label),
      };
    },
  };
}

export type ReplayCalls = ReturnType<typeof makeReplayRoom>;

const written = (texts: ReadonlyMap<string, SplicedText>): Files =>
  Object.fromEntries([...texts].map(([path, text]) => [path, text.toString()]));

interface Side {
  readonly ask: AskSession;
  readonly project: () => Diagnosis | null;
}

/** A session, and the last project that it was given. `isSound`: whether texts are known to have no errors. */
function makeSession(read: ReturnType<typeof makeProjectReader>, isSound: (texts: Files) => boolean): Side {
  let project: Diagnosis | null = null;
  const server = new SessionServer({
    readProject: (texts) => {
      const { project: found } = read(Object.entries(texts).map(([path, text]): TextFile => ({ path, text })));
      const readForPlay = (isSound(texts) ? playableOfSound : playableOf)(found, systemsHere());
      if (readForPlay.playable !== null) project = found;
      return readForPlay;
    },
    player: playerNamed,
    playerNames,
  });
  return {
    ask: askOf(server),
    project: () => project,
  };
}
