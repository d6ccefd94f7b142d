import type { Reply } from '#api/session/session-api.ts';
import { commonEntries } from '#authoring/tools/branches/follow.ts';
import { isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Choices } from '#engine/kernel/contract/system.ts';
import { localeNow } from '../settings/locale-store.ts';
import { setting } from '../settings/settings-store.ts';
import type { Locale } from '../words/locale.ts';
import type { ComparedGames, ComparedMoment } from '../workers/compared-games.ts';
import type { AskedWhatCame, WhatCame } from '../workers/engine-calls.ts';
import type { GameShape } from '../workers/game-shape.ts';
import { goingBackStore } from './going-back-store.ts';
import { toPresent } from './own-content.ts';
import { playStore, type ReplayableGame } from './play-store.ts';
import { allDone, asReplay, current, engine, inTurn, keepPlayed, look, show, tell } from './running-engine.ts';

export async function showNewEvents(): Promise<void> {
  const { events, view } = current();
  await look(events.length, view?.entries.length ?? 0);
  keepPlayed();
}

/** The same after a move at entry `at`, which also discards what an edit had broken off. */
export async function showAfterMove(at = current().view?.entries.length ?? 0): Promise<void> {
  const { played, difference } = current();
  await showNewEvents();
  if (difference.kind === 'broken' && played !== null)
    await tell({ kind: 'wentOn', dropped: played.entries.length - at, whole: played });
  else if (difference.kind === 'wentOn') await tell({ kind: 'none' });
}

export function newGame(setup: JsonObject): Promise<void> {
  return inTurn({ kind: 'beginning' }, async () => {
    await toPresent();
    await engine().ask('new', { setup });
    show({ undone: [], changedEvent: null, reward: null, line: null, laid: null });
    await look(0, 0);
    keepPlayed(setup);
    await tellNothing();
  });
}

/** Clears the difference, unless the texts have errors that the game does not reflect. */
function tellNothing(): Promise<void> {
  const { difference } = current();
  return tell(difference.kind === 'invalid' ? { ...difference, goesOn: true } : { kind: 'none' });
}

export function replayGame(whole: ReplayableGame, line: string | null = null): Promise<void> {
  return inTurn({ kind: 'restoring' }, async () => {
    await toPresent();
    await repeat(whole, line);
  });
}

export function playFurther(whole: ReplayableGame): Promise<void> {
  return inTurn({ kind: 'restoring' }, () => repeat(whole, null));
}

async function repeat({ setup, entries, takenBack = [] }: ReplayableGame, line: string | null): Promise<void> {
  const { broken } = await engine().ask('replay', asReplay({ setup, entries, takenBack }));
  show({ undone: [], changedEvent: null, line, laid: null });
  await look(0, 0);
  show({ played: { setup, entries, takenBack } });
  await (broken === null ? tellNothing() : tell({ kind: 'broken', broken }));
}

/** Opens a line before entry `at`, reusing the entries shared with the running game. */
export function playLine(whole: ReplayableGame, line: string, at: number): Promise<void> {
  return inTurn({ kind: 'restoring' }, async () => {
    const wasOther = await toPresent();
    const { view, played, difference, events } = current();
    const { setup, entries, takenBack = [] } = whole;
    const isOn = !wasOther && view !== null && played !== null && difference.kind !== 'broken';
    const running = isOn && isSame(played.setup as Json, setup as Json) ? view.entries.map(({ entry }) => entry) : null;
    const to = Math.min(at, entries.length);
    let broken: Reply<'redo'>['broken'] = null;
    if (view === null || running === null) {
      broken = (await engine().ask('replay', asReplay({ setup, entries: entries.slice(0, to), takenBack }))).broken;
      await look(0, 0);
    } else {
      const common = Math.min(commonEntries(running, entries), to);
      const known =
        common < running.length ? (await engine().ask('undo', { to: common, pastSeen: true })).events : events.length;
      if (common < to) broken = (await engine().ask('redo', { entries: entries.slice(common, to) })).broken;
      await look(known, common);
    }
    const done = current().view?.at ?? 0;
    show({ line, laid: null, undone: entries.slice(done), changedEvent: null, reward: null });
    keepPlayed(setup);
    await (broken === null ? tellNothing() : tell({ kind: 'broken', broken }));
  });
}

export function act(answer: JsonObject): Promise<void> {
  return inTurn({ kind: 'entry', entry: answer }, async () => {
    await engine().ask('act', { answer });
    show({ undone: [] });
    await showAfterMove();
  });
}

export function cheat(what: JsonObject): Promise<void> {
  return inTurn({ kind: 'entry', entry: { cheat: what } }, async () => {
    await engine().ask('cheat', { cheat: what });
    show({ undone: [] });
    await showAfterMove();
  });
}

export function stepBack(): Promise<void> {
  return stepTo((current().view?.at ?? 0) - 1);
}

/** Keeps redo. Past what seats have seen it asks first, unless `asked`; `quietly`: it stays instead. */
export function stepTo(to: number, asked = false, quietly = false): Promise<void> {
  return inTurn({ kind: 'stepping' }, async () => {
    const { view, undone, seat } = current();
    if (view === null || to < 0 || to >= view.entries.length) return;
    if (!asked && (seat !== null || !setting('play.goBackUnasked'))) {
      const said = await engine().call('seen', { locale: localeNow(), to, seat });
      const isSeen = said.seen.length > 0 || said.others !== '';
      if (isSeen && quietly) return;
      if (isSeen) return goingBackStore.setState({ waiting: { to, count: view.entries.length - to, said } });
    }
    const taken = view.entries.slice(to).map(({ entry }) => entry);
    const { events } = await engine().ask('undo', { to, pastSeen: true });
    show({ undone: [...taken, ...undone] });
    await look(events, to);
    keepPlayed();
  });
}

export function stepOn(): Promise<void> {
  return doAgain(1);
}

export function stepToLast(): Promise<void> {
  return doAgain(Number.POSITIVE_INFINITY);
}

function doAgain(count: number): Promise<void> {
  return inTurn({ kind: 'stepping' }, async () => {
    const { undone, view, events } = current();
    if (view === null || undone.length === 0) return;
    const entries = undone.slice(0, count);
    const { broken } = await engine().ask('redo', { entries: [...entries] });
    await look(events.length, view.at);
    const done = (current().view?.at ?? view.at) - view.at;
    show({ undone: undone.slice(done) });
    keepPlayed();
    if (broken !== null) await tell({ kind: 'broken', broken });
    else if (current().difference.kind === 'wentOn') await tell({ kind: 'none' });
  });
}

/** Goes to before entry `to`, back or forward; `quietly`: only as far as possible without asking. */
export function jumpTo(to: number, quietly = false): Promise<void> {
  const at = current().view?.at ?? 0;
  return to < at ? stepTo(to, false, quietly) : doAgain(to - at);
}

export function chooseReward(reward: string): void {
  playStore.setState({ reward });
}

/** Null: everything is visible. */
export function seeAs(seat: number | null): Promise<void> {
  return inTurn({ kind: 'looking' }, async () => {
    show({ seat, seatSince: current().view?.at ?? 0 });
    if (current().state === 'running') await look(0, 0);
  });
}

export function refreshReports(): Promise<void> {
  return inTurn({ kind: 'looking' }, async () => {
    if (current().state === 'running') await look(0, 0);
    await tell(current().difference);
  });
}

export interface IllegalAnswer {
  readonly answer: JsonObject;
  readonly sentence: string;
  readonly reason: string;
}

/** Legal answers are left out. */
export async function whyNot(asking: readonly JsonObject[]): Promise<readonly IllegalAnswer[]> {
  // A playing program can be queried between steps.
  if (playStore.getState().program === null) await allDone();
  const asked = await Promise.all(asking.map((answer) => engine().ask('why', { answer })));
  const refused = asking.map((answer, i) => ({ answer, why: asked[i] })).filter(({ why }) => why?.legal === false);
  const locale = localeNow();
  const answers = refused.map(({ answer }) => answer);
  const said = await engine().call('say', { locale, answers, events: [], rules: [] });
  return refused.map(({ answer, why }, i) => ({
    answer,
    sentence: said.answers[i] ?? '',
    reason: why?.message[locale] ?? '',
  }));
}

export async function askGameShape(locale: Locale): Promise<GameShape | null> {
  await allDone();
  return engine().call('game', { locale });
}

export async function askComparison(
  locale: Locale,
  one: ComparedMoment,
  other: ComparedMoment,
): Promise<{ readonly games: ComparedGames; readonly shape: GameShape | null }> {
  await allDone();
  return {
    games: await engine().call('compare', { locale, one, other }),
    shape: await engine().call('game', { locale }),
  };
}

export async function askOutcomes(ask: AskedWhatCame): Promise<WhatCame> {
  await allDone();
  return playStore.getState().state === 'running' ? engine().call('came', ask) : { came: [], done: [] };
}

/** Null: refused, with a message. */
export async function askSetup(choices: Choices, seats: number): Promise<JsonObject | null> {
  await allDone();
  return engine().call('setupFor', { choices, seats });
}
