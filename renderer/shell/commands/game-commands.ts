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
import { type Command, inSubmenu } from '#renderer/parts/keys/command.ts';
import { named } from '#renderer/parts/keys/command-names.ts';
import { asking } from '#renderer/parts/keys/held-typing.ts';

const isPlaying = () => playStore.getState().state === 'running';
const isStopped = () => isPlaying() && playStore.getState().view?.stopped != null;
const breakpointsAtCursor = () => import('#renderer/views/editor/breakpoints-at-cursor.ts');

/** Continues from a stop; elsewhere its keys belong to the browser. */
const pace = (name: StepMode): Command => ({
  ...stopKeys[name],
  ...named(stopKeys[name].id),
  keysIn: isStopped,
  canRun: isStopped,
  run: () => void resume(name),
});

const isRecorded = () => isPlaying() && playStore.getState().played !== null;
const canGoOn = () => isPlaying() && playStore.getState().view?.result === null;

export const gameCommands: readonly Command[] = [
  {
    ...named('game.playFromHere'),
    onThings: ['other'],
    canRun: () => playStore.getState().playedOn !== null && projectStore.getState().current !== null,
    run: () => void import('#renderer/desk/advice/play-from-here.ts').then((one) => one.playFromHere()),
  },
  {
    ...named('game.playToWish'),
    canRun: () => playStore.getState().playedOn !== null,
    run: () => adviceStore.setState({ isWishing: true }),
  },
  {
    ...named('game.whatIf'),
    canRun: canGoOn,
    run: () => void import('#renderer/desk/advice/what-if.ts').then((one) => one.lookAhead()),
  },
  {
    ...named('game.back'),
    beginsGroup: true,

    keys: ['Alt+,'],
    canRun: () => isPlaying() && (playStore.getState().view?.at ?? 0) > 0,
    run: () => void stepBack(),
  },
  {
    ...named('game.on'),
    keys: ['Alt+.'],
    canRun: () => isPlaying() && playStore.getState().undone.length > 0,
    run: () => void stepOn(),
  },
  {
    ...named('game.last'),
    keys: ['Alt+End'],
    canRun: () => isPlaying() && playStore.getState().undone.length > 0,
    run: () => void stepToLast(),
  },
  {
    ...named('game.goBackUnasked'),
    isOn: () => setting('play.goBackUnasked'),
    run: () => changeSetting('play.goBackUnasked', !setting('play.goBackUnasked'), 'project'),
  },
  {
    ...named('game.goOn'),
    beginsGroup: true,

    canRun: canGoOn,
    run: () => void goOn('greedy', 10),
  },
  {
    ...named('game.end'),
    canRun: canGoOn,
    run: () => void goOn('greedy', null),
  },
  {
    ...named('game.stop'),
    keys: ['Alt+/'],
    canRun: () => playStore.getState().program !== null,
    run: stopProgram,
  },
  {
    ...named('game.console'),
    beginsGroup: true,
    keys: ['Alt+;'],

    canRun: canAlter,
    run: () =>
      openConsole(
        document.querySelector<HTMLElement>('.open-console') ?? document.querySelector<HTMLElement>('.play-controls'),
      ),
  },
  ...inSubmenu('stops', [
    {
      ...named('game.breakpoint'),
      beginsGroup: true,
      onThings: ['number', 'other'],
      keys: ['F9'],
      canRun: isPlaying,
      run: () => void breakpointsAtCursor().then(({ toggleHere }) => toggleHere()),
    },
    {
      ...named('game.breakpointIf'),
      keys: ['Shift+F9'],
      canRun: isPlaying,
      run: asking(async () => (await breakpointsAtCursor()).conditionHere()),
    },
    {
      ...named('game.whenRan'),
      canRun: isPlaying,
      run: () => void breakpointsAtCursor().then(({ listRuns }) => listRuns()),
    },
    pace('go'),
    pace('over'),
    pace('step'),
    pace('out'),
  ]),
  ...inSubmenu('record', [
    {
      ...named('game.recordFrom'),

      keys: ['Alt+M'],
      canRun: isRecorded,
      run: () => void import('#renderer/desk/playtests/record-test.ts').then(({ markHere }) => markHere('from')),
    },
    {
      ...named('game.recordTo'),
      keys: ['Shift+Alt+M'],
      canRun: isRecorded,
      run: () => void import('#renderer/desk/playtests/record-test.ts').then(({ markHere }) => markHere('to')),
    },
  ]),
];
