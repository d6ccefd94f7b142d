import { localeNow, setLocale } from '#renderer/desk/settings/locale-store.ts';
import { changeSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import { zoomAsUsual, zoomBy, zoomTextAsUsual, zoomTextBy } from '#renderer/desk/settings/zoom.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import { type Command, inSubmenu } from '#renderer/parts/keys/command.ts';
import { named } from '#renderer/parts/keys/command-names.ts';
import { themeChoices } from '#renderer/parts/look/theme-store.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';
import { resetDock } from '../documents/dock-store.ts';
import { canSplit, splitEditor } from '../documents/split-editor.ts';
import { isEnlarged, toggleEnlarged } from '../workspaces/enlarge.ts';
import { openPart } from '../workspaces/open-part.ts';
import { partCommand, partKeys } from '../workspaces/part-keys.ts';
import { findPart, parts } from '../workspaces/part-list.ts';
import { hasOneSlot, resetWorkspaces, togglePart, workspacesStore } from '../workspaces/workspaces-store.ts';

/** Parts that the Go menu does not have. */
function openCommand({ id, names, isOfFile }: PartContribution): Command {
  return {
    id: partCommand(id),
    ...names,
    keys: partKeys(id),
    run: () => openPart(id, isOfFile ? null : undefined),
  };
}

const always = (): boolean => true;

export const viewCommands: readonly Command[] = [
  ...inSubmenu(
    'panels',
    parts
      .filter(({ isLandmark }) => isLandmark)
      .map(({ id, names }) => ({
        id: `view.${id}`,
        ...names,
        isOn: () => shownPartsStore.getState().shown.has(id),
        run: () => togglePart(id),
      })),
  ),
  ...inSubmenu(
    'parts',
    parts.filter(({ id }) => id !== 'settings' && partCommand(id).startsWith('view.')).map(openCommand),
  ),
  openCommand(findPart('settings')),
  {
    ...named('view.enlarge'),
    beginsGroup: true,

    keys: ['Alt+Enter'],
    canRun: () => !hasOneSlot(workspacesStore.getState()),
    isOn: isEnlarged,
    run: toggleEnlarged,
  },
  {
    ...named('view.split'),
    keys: ['Mod+\\', 'Mod+¥'],
    canRun: canSplit,
    run: splitEditor,
  },
  {
    ...named('view.reset'),
    run: () => {
      resetWorkspaces();
      resetDock();
    },
  },
  ...parts.flatMap(({ commands = [] }) => commands),
  ...inSubmenu('size', [
    {
      ...named('view.zoomIn'),
      keys: ['Mod+Plus', 'Mod+='],
      keysInDialogs: always,
      run: () => zoomBy(1),
    },
    {
      ...named('view.zoomOut'),
      keys: ['Mod+-'],
      keysInDialogs: always,
      run: () => zoomBy(-1),
    },
    {
      ...named('view.zoomReset'),
      keys: ['Mod+0'],
      keysInDialogs: always,
      run: zoomAsUsual,
    },
    {
      ...named('view.textLarger'),
      beginsGroup: true,
      keys: ['Mod+Alt+Plus', 'Mod+Alt+='],
      run: () => zoomTextBy(1),
    },
    {
      ...named('view.textSmaller'),
      keys: ['Mod+Alt+-'],
      run: () => zoomTextBy(-1),
    },
    {
      ...named('view.textReset'),
      keys: ['Mod+Alt+0'],
      run: zoomTextAsUsual,
    },
  ]),
  {
    ...named('view.wrap'),
    beginsGroup: true,

    keys: ['Alt+Z'],
    isOn: () => setting('editor.wrap'),
    run: () => changeSetting('editor.wrap', !setting('editor.wrap')),
  },
  {
    ...named('view.notes'),
    isOn: () => setting('editor.notes'),
    run: () => changeSetting('editor.notes', !setting('editor.notes')),
  },
  ...inSubmenu(
    'theme',
    themeChoices.map((choice) => ({
      id: `view.theme.${choice}`,
      ...localizedText(deskWords, ({ themeIs, theme }) => themeIs({ theme: theme[choice] })),
      isOn: () => setting('look.theme') === choice,
      run: () => changeSetting('look.theme', choice),
    })),
  ),
  ...inSubmenu('language', [
    {
      ...named('view.ja'),
      isOn: () => localeNow() === 'ja',
      run: () => setLocale('ja'),
    },
    {
      ...named('view.en'),
      isOn: () => localeNow() === 'en',
      run: () => setLocale('en'),
    },
  ]),
];
