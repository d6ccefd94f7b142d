import type { StepMode } from '#engine/kernel/explain/stops.ts';
import { adviceStore } from '#renderer/desk/advice/advice-store.ts';
import { canAlter, openConsole } from '#renderer/desk/altering/altering-store.ts';
import { stepBack, stepOn, stepToLast } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { goOn, stopProgram } from '#renderer/desk/play/program-commands.ts';
import { resume } from '#renderer/desk/play/stop-commands.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { changeSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import { stopKeys } from '#renderer/desk/stops/stop-keys.ts';
import type { Command } from '#renderer/parts/keys/command.ts';

const isPlaying = () => playStore.getState().state === 'running';
const isStopped = () => isPlaying() && playStore.getState().view?.stopped != null;
const stopsHere = () => import('#renderer/views/editor/stops-here.ts');

/** Continues from a stop; elsewhere its keys belong to the browser. */
const pace = (name: StepMode, ja: string, en: string): Command => ({
  ...stopKeys[name],
  ja,
  en,
  keysIn: isStopped,
  canRun: isStopped,
  run: () => void resume(name),
});

const isRecorded = () => isPlaying() && playStore.getState().played !== null;
const canGoOn = () => isPlaying() && playStore.getState().view?.result === null;

export const gameCommands: readonly Command[] = [
  {
    id: 'game.playFromHere',
    inEditor: true,
    ja: 'ここから遊ぶ',
    en: 'Play from here',
    canRun: () => playStore.getState().playedOn !== null && projectStore.getState().current !== null,
    run: () => void import('#renderer/desk/advice/play-from-here.ts').then((one) => one.playFromHere()),
  },
  {
    id: 'game.playToWish',
    ja: '条件に合う局面まで遊ぶ',
    en: 'Play to a position',
    canRun: () => playStore.getState().playedOn !== null,
    run: () => adviceStore.setState({ isWishing: true }),
  },
  {
    id: 'game.whatIf',
    ja: 'この先を見る',
    en: 'What if',
    canRun: canGoOn,
    run: () => void import('#renderer/desk/advice/what-if.ts').then((one) => one.lookAhead()),
  },
  {
    id: 'game.back',
    beginsGroup: true,
    ja: '1手戻す',
    en: 'Step back',
    keys: ['Alt+,'],
    canRun: () => isPlaying() && (playStore.getState().view?.at ?? 0) > 0,
    run: () => void stepBack(),
  },
  {
    id: 'game.on',
    ja: '1手進める',
    en: 'Step on',
    keys: ['Alt+.'],
    canRun: () => isPlaying() && playStore.getState().undone.length > 0,
    run: () => void stepOn(),
  },
  {
    id: 'game.last',
    ja: '最後の手まで進める',
    en: 'Step on to the last',
    keys: ['Alt+End'],
    canRun: () => isPlaying() && playStore.getState().undone.length > 0,
    run: () => void stepToLast(),
  },
  {
    id: 'game.goBackUnasked',
    ja: '見たものより前へ、確かめずに戻す（すべて見るとき）',
    en: 'Go back past what was seen without being asked (when everything is seen)',
    isOn: () => setting('play.goBackUnasked'),
    run: () => changeSetting('play.goBackUnasked', !setting('play.goBackUnasked'), 'project'),
  },
  {
    id: 'game.goOn',
    beginsGroup: true,
    ja: 'プレイヤーに10手任せる',
    en: 'Let a player go on for 10 steps',
    canRun: canGoOn,
    run: () => void goOn('greedy', 10),
  },
  {
    id: 'game.end',
    ja: 'プレイヤーに最後まで任せる',
    en: 'Let a player go on to the end',
    canRun: canGoOn,
    run: () => void goOn('greedy', null),
  },
  {
    id: 'game.stop',
    ja: 'プレイヤーを止める',
    en: 'Stop the player',
    keys: ['Alt+/'],
    canRun: () => playStore.getState().program !== null,
    run: stopProgram,
  },
  {
    id: 'game.console',
    beginsGroup: true,
    keys: ['Alt+;'],
    ja: '卓を変えるコンソール',
    en: 'Console that alters the table',
    canRun: canAlter,
    run: () => openConsole(document.querySelector<HTMLElement>('.open-console')),
  },
  {
    id: 'game.breakpoint',
    beginsGroup: true,
    inEditor: true,
    ja: 'この効果で止める・止めない',
    en: 'Set or remove a breakpoint',
    keys: ['F9'],
    canRun: isPlaying,
    run: () => void stopsHere().then(({ toggleHere }) => toggleHere()),
  },
  {
    id: 'game.breakpointIf',
    ja: '止める条件を書く',
    en: 'Write the condition of a breakpoint',
    keys: ['Shift+F9'],
    canRun: isPlaying,
    run: () => void stopsHere().then(({ conditionHere }) => conditionHere()),
  },
  {
    id: 'game.whenRan',
    ja: 'この効果が実行された手',
    en: 'When this effect ran',
    canRun: isPlaying,
    run: () => void stopsHere().then(({ listRuns }) => listRuns()),
  },
  {
    id: 'game.recordFrom',
    beginsGroup: true,
    ja: 'ここからテストに記録する',
    en: 'Record a test from here',
    keys: ['Alt+M'],
    canRun: isRecorded,
    run: () => void import('#renderer/desk/playtests/record-test.ts').then(({ markHere }) => markHere('from')),
  },
  {
    id: 'game.recordTo',
    ja: 'ここまでをテストにする',
    en: 'Make a test of what led up to here',
    keys: ['Shift+Alt+M'],
    canRun: isRecorded,
    run: () => void import('#renderer/desk/playtests/record-test.ts').then(({ markHere }) => markHere('to')),
  },
  pace('go', '止まった所から続ける', 'Go on from where it stands'),
  pace('over', '次の効果の手前まで', 'Step over the effect'),
  pace('step', '効果の中へ', 'Step into the effect'),
  pace('out', 'この並びの外へ', 'Step out of the list'),
];
