import { isRequired } from '#authoring/text/files/package-path.ts';
import { namesHere } from '#renderer/desk/editor/late-names.ts';
import { isPaletteOpen, openPalette } from '#renderer/desk/palette/palette-store.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { goBack, goForward, visitedStore } from '#renderer/desk/project/visited-places.ts';
import { type DeskPart, partName } from '#renderer/desk/stage/dock-parts.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { isDesktop } from '#renderer/kit/keys/keys.ts';
import type { Command } from '#renderer/parts/keys/command.ts';
import { measureAllFaces } from '#renderer/views/faces/follow-faces.ts';
import { swapFormAndText } from '#renderer/views/form/swap.ts';
import { focusNextPart, goToMarked, goToPart, goToPlay, partCommand, partKeys } from '../dock/focus-part.ts';
import { openView } from '../dock/open-view.ts';
import { recentTabsStore } from '../dock/recent-tabs.ts';
import { switchTab } from '../dock/tab-switch-store.ts';
import { goToProblem } from './go-to-problem.ts';

const { ja, en } = deskWords;

function goTo(part: DeskPart): Command {
  const [ja_, en_] = [partName(part, ja), partName(part, en)];
  return {
    id: partCommand(part),
    ja: `${ja_}へ`,
    en: `Go to ${en_.toLowerCase()}`,
    keys: [partKeys[part]],
    run: () => goToPart(part),
  };
}

/** Files of required projects are saved elsewhere. */
const hasHistory = (path: string | null): boolean => path !== null && !isRequired(path);

export const goCommands: readonly Command[] = [
  {
    id: 'go.anything',
    ja: 'ファイルやカードを開く',
    en: 'Go to file or card',
    keys: ['Mod+P'],
    keysInDialogs: isPaletteOpen,
    run: () => openPalette('places'),
  },
  {
    id: 'go.line',
    ja: '行へ移動',
    en: 'Go to line',
    keys: ['Ctrl+G'],
    canRun: () => projectStore.getState().current !== null,
    keysInDialogs: isPaletteOpen,
    run: () => openPalette('line'),
  },
  {
    id: 'go.commands',
    ja: 'コマンド',
    en: 'Commands',
    keys: ['Mod+Shift+P', 'F1'],
    keysInDialogs: isPaletteOpen,
    run: () => openPalette('commands'),
  },
  {
    id: 'go.back',
    beginsGroup: true,
    ja: '前の場所に戻る',
    en: 'Back to the place before',
    keys: ['Alt+ArrowLeft'],
    canRun: () => visitedStore.getState().back.length > 0,
    run: goBack,
  },
  {
    id: 'go.forward',
    ja: '次の場所に進む',
    en: 'Forward to the next place',
    keys: ['Alt+ArrowRight'],
    canRun: () => visitedStore.getState().forward.length > 0,
    run: goForward,
  },
  {
    id: 'go.recentTab',
    ja: '最近使ったタブへ',
    en: 'Go to recent tab',
    keys: isDesktop ? ['Ctrl+Tab', 'Alt+Q'] : ['Alt+Q', 'Ctrl+Tab'],
    canRun: () => recentTabsStore.getState().recent.length > 1,
    run: () => switchTab(1),
  },
  {
    id: 'go.recentTabBack',
    ja: '最近使ったタブへ（逆の順）',
    en: 'Go to recent tab, from the oldest',
    keys: isDesktop ? ['Ctrl+Shift+Tab', 'Alt+Shift+Q'] : ['Alt+Shift+Q', 'Ctrl+Shift+Tab'],
    canRun: () => recentTabsStore.getState().recent.length > 1,
    run: () => switchTab(-1),
  },
  {
    id: 'go.definition',
    inEditor: true,
    ja: '定義へ',
    en: 'Go to definition',
    keys: ['F12'],
    canRun: () => projectStore.getState().current !== null,
    run: () => void namesHere().then(({ goToDefinition }) => goToDefinition()),
  },
  {
    id: 'go.references',
    inEditor: true,
    ja: '参照をすべて見る',
    en: 'List all references',
    keys: ['Shift+F12', 'Alt+F12'],
    canRun: () => projectStore.getState().current !== null,
    run: () => void namesHere().then(({ listReferences }) => listReferences()),
  },
  {
    id: 'go.history',
    ja: 'このファイルの履歴',
    en: 'History of this file',
    canRun: () => hasHistory(projectStore.getState().current),
    run: () => openView('history', projectStore.getState().current),
  },
  {
    id: 'go.entries',
    ja: 'この文書のものへ',
    en: 'Go to something in this file',
    keys: ['Mod+Shift+O'],
    keysInDialogs: isPaletteOpen,
    run: () => openPalette('entries'),
  },
  { id: 'go.ids', ja: 'IDを探す', en: 'Look for an id', run: () => openPalette('ids') },
  {
    id: 'go.nextProblem',
    beginsGroup: true,
    ja: '次の問題',
    en: 'Next problem',
    keys: ['F8'],
    run: () => goToProblem(1),
  },
  { id: 'go.previousProblem', ja: '前の問題', en: 'Previous problem', keys: ['Shift+F8'], run: () => goToProblem(-1) },
  { id: 'go.measureFaces', ja: '面の文を測る', en: 'Measure the texts of faces', run: () => void measureAllFaces() },
  { ...goTo('explorer'), beginsGroup: true },
  goTo('editor'),
  {
    id: 'go.form',
    inEditor: true,
    ja: 'フォームとテキストを行き来する',
    en: 'Between form and text',
    keys: ['Mod+L'],
    canRun: () => projectStore.getState().current !== null,
    run: swapFormAndText,
  },
  { id: 'go.board', ja: '盤面へ', en: 'Go to board', keys: ['Alt+3'], run: () => goToPlay('board') },
  {
    id: 'go.onTable',
    inEditor: true,
    ja: '盤で見る',
    en: 'Show on the table',
    keys: ['Alt+0'],
    canRun: () => playStore.getState().view !== null && projectStore.getState().current !== null,
    run: goToMarked,
  },
  { id: 'go.hand', ja: '手札へ', en: 'Go to hand', keys: ['Alt+4'], run: () => goToPlay('hand') },
  { id: 'go.actions', ja: '選べる行動へ', en: 'Go to actions', keys: ['Alt+5'], run: () => goToPlay('actions') },
  goTo('face'),
  goTo('problems'),
  goTo('log'),
  { id: 'go.nextPart', beginsGroup: true, ja: '次の部分', en: 'Next part', keys: ['F6'], run: () => focusNextPart(1) },
  { id: 'go.previousPart', ja: '前の部分', en: 'Previous part', keys: ['Shift+F6'], run: () => focusNextPart(-1) },
];
