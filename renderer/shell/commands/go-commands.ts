import { isRequired } from '#authoring/text/files/package-path.ts';
import { namesAtCursor } from '#renderer/desk/editor/lazy-names.ts';
import { isPaletteOpen, openPalette } from '#renderer/desk/palette/palette-store.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { goBack, goForward, visitedStore } from '#renderer/desk/project/visited-places.ts';
import type { PartId } from '#renderer/desk/stage/part-ids.ts';
import { workspaceIds } from '#renderer/desk/stage/workspace-ids.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import { isDesktop } from '#renderer/kit/keys/keys.ts';
import { type Command, inSubmenu } from '#renderer/parts/keys/command.ts';
import { named } from '#renderer/parts/keys/command-names.ts';
import { asking } from '#renderer/parts/keys/held-typing.ts';
import { measureAllFaces } from '#renderer/views/faces/follow-faces.ts';
import { swapFormAndText } from '#renderer/views/form/swap.ts';
import { recentTabsStore } from '../documents/recent-tabs.ts';
import { switchTab } from '../documents/tab-switch-store.ts';
import { focusNextPart, goToMarked, goToPart, goToPlay } from '../workspaces/focus-part.ts';
import { goToWorkspace, workspaceCommand, workspaceKeys } from '../workspaces/go-to-workspace.ts';
import { openPart } from '../workspaces/open-part.ts';
import { partCommand, partKeys } from '../workspaces/part-keys.ts';
import { findPart } from '../workspaces/part-list.ts';
import { workspacesStore } from '../workspaces/workspaces-store.ts';
import { goToProblem } from './go-to-problem.ts';

function goTo(part: PartId): Command {
  const { names } = findPart(part);
  return {
    id: partCommand(part),
    ja: deskWords.ja.goTo({ part: names.ja }),
    en: deskWords.en.goTo({ part: names.en.toLowerCase() }),
    keys: partKeys(part),
    run: () => goToPart(part),
  };
}

/** Files of required projects are saved elsewhere. */
const hasHistory = (path: string | null): boolean => path !== null && !isRequired(path);

export const goCommands: readonly Command[] = [
  {
    ...named('go.anything'),
    keys: ['Mod+P'],
    keysInDialogs: isPaletteOpen,
    run: () => openPalette('places'),
  },
  {
    ...named('go.line'),
    keys: ['Ctrl+G'],
    canRun: () => projectStore.getState().current !== null,
    keysInDialogs: isPaletteOpen,
    run: () => openPalette('line'),
  },
  {
    ...named('go.commands'),
    keys: ['Mod+Shift+P', 'F1'],
    keysInDialogs: isPaletteOpen,
    run: () => openPalette('commands'),
  },
  {
    ...named('go.back'),
    beginsGroup: true,

    keys: ['Alt+ArrowLeft'],
    canRun: () => visitedStore.getState().back.length > 0,
    run: goBack,
  },
  {
    ...named('go.forward'),
    keys: ['Alt+ArrowRight'],
    canRun: () => visitedStore.getState().forward.length > 0,
    run: goForward,
  },
  ...inSubmenu('tabs', [
    {
      ...named('go.recentTab'),
      keys: isDesktop ? ['Ctrl+Tab', 'Alt+Q'] : ['Alt+Q', 'Ctrl+Tab'],
      canRun: () => recentTabsStore.getState().recent.length > 1,
      run: () => switchTab(1),
    },
    {
      ...named('go.recentTabBack'),
      keys: isDesktop ? ['Ctrl+Shift+Tab', 'Alt+Shift+Q'] : ['Alt+Shift+Q', 'Ctrl+Shift+Tab'],
      canRun: () => recentTabsStore.getState().recent.length > 1,
      run: () => switchTab(-1),
    },
  ]),
  ...inSubmenu('names', [
    {
      ...named('go.definition'),
      onThings: ['name'],
      keys: ['F12'],
      canRun: () => projectStore.getState().current !== null,
      run: () => void namesAtCursor().then(({ goToDefinition }) => goToDefinition()),
    },
    {
      ...named('go.references'),
      onThings: ['name'],
      keys: ['Shift+F12', 'Alt+F12'],
      canRun: () => projectStore.getState().current !== null,
      run: () => void namesAtCursor().then(({ listReferences }) => listReferences()),
    },
    {
      ...named('go.history'),
      canRun: () => hasHistory(projectStore.getState().current),
      run: () => openPart('history', projectStore.getState().current),
    },
    {
      ...named('go.entries'),
      keys: ['Mod+Shift+O'],
      keysInDialogs: isPaletteOpen,
      run: () => openPalette('entries'),
    },
    { ...named('go.ids'), run: () => openPalette('ids') },
  ]),
  {
    ...named('go.nextProblem'),
    beginsGroup: true,

    keys: ['F8'],
    run: () => goToProblem(1),
  },
  { ...named('go.previousProblem'), keys: ['Shift+F8'], run: () => goToProblem(-1) },
  {
    ...named('go.concordance'),
    keys: ['Mod+K'],
    // There they begin other keys
    keysIn: () => document.activeElement?.closest('.monaco-editor') === null,
    run: asking(async () => (await import('#renderer/views/translations/translation-dialogs.ts')).askConcordance()),
  },
  {
    ...named('go.newTerm'),
    keys: ['Mod+E'],
    // There it has its own meaning on a Mac
    keysIn: () => document.activeElement?.closest('.monaco-editor') === null,
    run: asking(async () => (await import('#renderer/views/translations/translation-dialogs.ts')).askTerm()),
  },
  { ...named('go.measureFaces'), run: () => void measureAllFaces() },
  ...inSubmenu(
    'workspaces',
    workspaceIds.map((id, i) => ({
      id: workspaceCommand(id),
      ...localizedText(workspaceWords, ({ names }) => names[id]),
      ...(i === 0 ? { beginsGroup: true as const } : {}),
      keys: workspaceKeys(id),
      isOn: () => workspacesStore.getState().current === id,
      run: () => goToWorkspace(id),
    })),
  ),
  ...inSubmenu('go', [
    goTo('explorer'),
    goTo('editor'),
    {
      ...named('go.form'),
      onThings: ['name', 'number', 'other'],
      keys: ['Mod+L'],
      canRun: () => projectStore.getState().current !== null,
      run: swapFormAndText,
    },
    { ...named('go.board'), keys: ['Alt+3'], run: () => goToPlay('board') },
    {
      ...named('go.onTable'),
      onThings: ['name', 'number', 'other'],
      keys: ['Alt+0'],
      canRun: () => playStore.getState().view !== null && projectStore.getState().current !== null,
      run: goToMarked,
    },
    { ...named('go.hand'), keys: ['Alt+4'], run: () => goToPlay('hand') },
    { ...named('go.actions'), keys: ['Alt+5'], run: () => goToPlay('actions') },
    goTo('inspector'),
    goTo('problems'),
    goTo('log'),
    { ...named('go.nextPart'), beginsGroup: true, keys: ['F6'], run: () => focusNextPart(1) },
    { ...named('go.previousPart'), keys: ['Shift+F6'], run: () => focusNextPart(-1) },
  ]),
];
