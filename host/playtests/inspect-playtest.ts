import type { Showable, ShowReport } from '#api/cli/show-report.ts';
import type { TestRow } from '#api/cli/test-report.ts';
import { withOverlay } from '#authoring/project/play/playable.ts';
import type { Explained } from '#authoring/project/sentences/explained.ts';
import { type SpokenGame, speakGame } from '#authoring/project/sentences/spoken-game.ts';
import { entriesOver } from '#authoring/tools/playtests/begin.ts';
import { failureOfTest, type PlayedThrough, playThrough, resultOf } from '#authoring/tools/playtests/run.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { explainEvent, type NoSuchEvent } from '../play/explain-event.ts';
import type { FoundTest } from './playtest-files.ts';
import { rowOf } from './run-playtests.ts';

export interface PlaytestRun extends PlayedThrough {
  readonly test: TestRow;
  readonly of: FoundTest;
}

/** Plays and judges a test; with `steps`, only the given part and this many steps. */
export function inspectPlaytest(one: FoundTest, steps: number | null): PlaytestRun {
  const played = playThrough(one.test, one, steps ?? undefined);
  const failure = steps === null ? failureOfTest(one.test, played) : played.failure;
  return { ...played, of: one, test: rowOf(one, resultOf(one.file, one.test, failure)) };
}

/** Null: the game did not begin. */
export function explainTest({ session, from, of }: PlaytestRun, event: string): Explained | NoSuchEvent | null {
  if (session === null) return null;
  const over = entriesOver(of.test.given, of.readSave);
  return explainEvent({ playable: of.playable, over, session, from }, event);
}

export function showTest(look: PlaytestRun, what: Showable): ShowReport | null {
  const { session, done, test } = look;
  if (session === null) return null;
  const at = done.at(-1)?.at ?? 'setup';
  switch (what) {
    case 'table':
      return { test, at, table: session.table() };
    case 'events':
      return { test, at, events: eventsOf(look, session) };
    case 'legal':
      return { test, at, ...decisionOf(look, session) };
  }
}

function eventsOf(look: PlaytestRun, session: Session): NonNullable<ShowReport['events']> {
  const say = voicesOf(look);
  return session.eventsFrom(0).map((event, index) => ({
    index,
    at: look.done.find(({ events }) => index < events)?.at ?? nextOf(look),
    event,
    text: say((game) => game.event(event)),
  }));
}

function nextOf({ done, test }: PlaytestRun): string {
  return done.length === 0 ? 'given' : (test.at?.split('/').slice(0, 2).join('/') ?? 'given');
}

function decisionOf(look: PlaytestRun, session: Session): Pick<ShowReport, 'decision' | 'legal'> {
  const { decision } = session;
  if (decision === null) return { decision: null, legal: [] };
  const { rule, procedure } = decision;
  const step = `${procedure}/${decision.step}`;
  const legal = session.legal();
  const [ja, en] = [gameIn(look.of, 'ja').answers(legal), gameIn(look.of, 'en').answers(legal)];
  return {
    decision: { text: voicesOf(look)((game) => game.prompt(step, session.running.about())), rule, step },
    legal: legal.map((answer, i) => ({ answer, text: { ja: ja[i] ?? '', en: en[i] ?? '' } })),
  };
}

function voicesOf({ of }: PlaytestRun): (say: (game: SpokenGame) => string) => Text {
  const [ja, en] = [gameIn(of, 'ja'), gameIn(of, 'en')];
  return (say) => ({ ja: say(ja), en: say(en) });
}

function gameIn({ playable, test, readSave }: FoundTest, locale: Locale): SpokenGame {
  const over = entriesOver(test.given, readSave);
  const documents = over === undefined ? playable.documents : withOverlay(playable, over);
  return speakGame(playable.system.words, documents, locale);
}
