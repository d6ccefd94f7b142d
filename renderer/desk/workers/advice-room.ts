import type { ProspectView } from '#api/session/advice.ts';
import { type Playable, playableOf } from '#authoring/project/play/playable.ts';
import { readCondition } from '#authoring/project/play/read-condition.ts';
import { changeText } from '#authoring/project/sentences/change-text.ts';
import { goalText, nearestText } from '#authoring/project/sentences/reach-text.ts';
import { speakGame } from '#authoring/project/sentences/spoken-game.ts';
import type { TextFile } from '#authoring/text/files/project-file.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { joinParts } from '#engine/kernel/basics/text.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { isCheat } from '#engine/kernel/naming/naming.ts';
import { replay } from '#engine/kernel/session/replay.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { howTo, prospectViews, seeking } from '#engine/simulation/advice/adviser.ts';
import { farthestScene, type Playout, playedOn, prospectsOf } from '#engine/simulation/advice/evaluate.ts';
import { findEnablingChanges } from '#engine/simulation/advice/suppose.ts';
import { goalNamed, goalsOf } from '#engine/simulation/goal-search/goal.ts';
import { stepsTo } from '#engine/simulation/goal-search/story-way.ts';
import type {
  AdvisedGame,
  AskedToReach,
  AskedWhatIf,
  LegalityHintsView,
  Progressing,
  ReachDone,
} from './advice-calls.ts';
import { makeProjectReader } from './project-reader.ts';
import { fetchSystemsOf, systemsHere } from './systems-here.ts';

/** How long it works before it handles other calls, and how long it searches for helpful changes, in milliseconds. */
const MOMENT = 120;
const LONGEST = 1000;

type Step = { readonly games: number; readonly of: number };
type Going = Generator<Step, ReachDone>;

export interface AskedHelps {
  readonly game: AdvisedGame;
  readonly answer: JsonObject;
  readonly seat: number | null;
}

export function makeAdviceRoom() {
  const read = makeProjectReader(systemsHere);
  let playable: Playable | null = null;
  let known: { readonly files: AdvisedGame['files']; readonly game: string; readonly session: Session } | null = null;
  let going: Going | null = null;
  let rows: readonly ProspectView[] = [];
  /** The scene nearest to a victory that any game of the rows reached. */
  let farthest: Text | null = null;

  function take(files: AdvisedGame['files']): Playable | null {
    const written = Object.entries(files).map(([path, text]): TextFile => ({ path, text }));
    ({ playable } = playableOf(read(written).project, systemsHere()));
    return playable;
  }

  function sessionOf({ files, setup, entries }: AdvisedGame): Session | null {
    const game = JSON.stringify([setup, entries]);
    if (known?.game === game && isSame(known.files, files)) return known.session;
    const found = take(files);
    if (found === null) return null;
    const content = found.system.compile(found.documents, found.system.language, null);
    const { session } = replay(found.system, content, setup, entries);
    known = { files, game, session };
    return session;
  }

  function* reaching({ names, wish, kept, games, seed }: AskedToReach, project: Playable): Going {
    const { system, documents } = project;
    const read = wish === null ? null : readCondition(project, wish);
    if (read !== null && 'fault' in read) return { fault: faultAt(read.at, read.fault) };
    const goals = goalsOf(system, documents);
    const named = names.map((name) => goalNamed(goals, name)).find((one) => one !== null) ?? null;
    const goal = read === null ? named : { kind: 'when' as const, condition: read.condition };
    if (goal === null) return null;
    const lines = kept.map(({ setup, entries }) => ({ setup, log: entries }));
    const found = yield* seeking(project, { goal, setup: null, lines, seed, games });
    const { line, nearest, chain } = found;
    return {
      name: goalText(goal.kind === 'when' ? { ...goal, condition: wish } : goal, system, documents),
      reached: {
        ...{ found: found.found, games: found.games, foundIn: found.foundIn },
        line: line && {
          setup: line.setup,
          entries: line.log.map((entry) => ({ ...entry })),
          forced: line.log.some(isCheat),
        },
        nearest: nearest && { ...nearest, text: nearestText(nearest, system, documents) },
        chain: chain && [...chain],
      },
    };
  }

  function* evaluating({ playouts, player, seed, seat }: AskedWhatIf, session: Session): Going {
    const scenes = scenesOf(session);
    const how = { ...howTo({ player, seed, seat: seat ?? undefined }), scenes };
    const games: (readonly Playout[])[] = [];
    for (let number = 0; number < playouts; number++) {
      games.push(playedOn(session, number, how));
      rows = prospectViews(prospectsOf(session, games, how.seat)).map((row) => ({
        ...row,
        interval: [...row.interval],
        chain: row.chain && [...row.chain],
      }));
      farthest = labelOfScene(farthestScene(games, scenes));
      yield { games: number + 1, of: playouts };
    }
    return null;
  }

  /** The scenes of its story that lead to a victory, the nearest to it last. */
  function scenesOf({ system, setup }: Session): readonly string[] {
    const documents = playable?.documents ?? {};
    const story = system.stories?.(documents).find(({ id }) => Object.values(setup).includes(id));
    const victories = story?.steps.flatMap(({ to }) => (to.kind === 'end' && to.isWon ? [to.result] : [])) ?? [];
    const [ahead] = victories.map((result) => stepsTo(system, documents, result));
    const scenes = story?.scenes.flatMap(({ id, sort }) => (sort === 'scene' && ahead?.has(id) ? [id] : [])) ?? [];
    return scenes.sort((a, b) => (ahead?.get(b) ?? 0) - (ahead?.get(a) ?? 0));
  }

  function labelOfScene(scene: string | null): Text | null {
    if (scene === null || playable === null) return null;
    const { system, documents } = playable;
    return { ja: system.words.label(documents, 'ja', scene), en: system.words.label(documents, 'en', scene) };
  }

  function goOn(): Progressing<ReachDone> & { readonly isOver: boolean } {
    const until = performance.now() + MOMENT;
    let last: Step = { games: 0, of: 0 };
    while (going !== null) {
      const at = going.next();
      if (at.done === true) {
        going = null;
        return { ...last, done: at.value, isOver: true };
      }
      last = at.value;
      if (performance.now() > until) break;
    }
    return { ...last, done: null, isOver: going === null };
  }

  return {
    reach: async (ask: AskedToReach): Promise<Progressing<ReachDone>> => {
      await fetchSystemsOf(Object.entries(ask.files));
      const project = take(ask.files);
      known = null;
      going = project === null ? null : reaching(ask, project);
      return { games: 0, of: ask.games, done: null };
    },
    whatIf: async (ask: AskedWhatIf) => {
      await fetchSystemsOf(Object.entries(ask.game.files));
      const session = sessionOf(ask.game);
      rows = [];
      farthest = null;
      going = session?.decision == null ? null : evaluating(ask, session);
      return { games: 0, of: ask.playouts, done: null, rows, farthest };
    },
    /** Continues the last search for a moment, and reports its progress. */
    on: (_: null) => {
      const { isOver, ...at } = goOn();
      return isOver && at.done === null && at.games === 0 ? null : { ...at, rows, farthest };
    },
    helps: async ({ game, answer, seat }: AskedHelps): Promise<LegalityHintsView> => {
      await fetchSystemsOf(Object.entries(game.files));
      const session = sessionOf(game);
      if (session === null || playable === null) return { tried: 0, changes: [], later: null };
      const end = performance.now() + LONGEST;
      const isLate = () => performance.now() > end;
      const { tried, changes, later } = findEnablingChanges(session, answer, {
        isLate,
        ...(seat === null ? {} : { seat }),
      });
      const { system, documents } = playable;
      const [ja, en] = [speakGame(system.words, documents, 'ja'), speakGame(system.words, documents, 'en')];
      return {
        tried,
        changes: changes.map(({ path, before, after, put }) => ({
          ...{ path: [...path], before, after, put },
          text: { ...changeText({ path, before, after }, system, documents) },
        })),
        later: later && {
          at: later.at,
          answers: later.answers.map((entry) => ({ ...entry })),
          sentences: later.answers.map((entry) => ({ ja: ja.entry(entry), en: en.entry(entry) })),
        },
      };
    },
  };
}

export type AdviceCalls = ReturnType<typeof makeAdviceRoom>;

/** The fault of a condition, with its path unless it is the whole. */
const faultAt = (at: string, { ja, en }: Text): Text =>
  at === '' ? { ja, en } : { ja: joinParts([at, ja], 'ja', 'colon'), en: joinParts([at, en], 'en', 'colon') };

const isSame = (a: AdvisedGame['files'], b: AdvisedGame['files']): boolean => {
  const paths = Object.keys(a);
  return paths.length === Object.keys(b).length && paths.every((path) => a[path] === b[path]);
};
