import type { StudioApi } from '#api/studio/studio-api.ts';
import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import { goToFolder } from '#renderer/desk/begin/go-to-folder.ts';
import { canDuplicate, duplicate } from '#renderer/desk/explorer/clipboard.ts';
import {
  askForName,
  askForNew,
  canChangeTarget,
  canMakeIn,
  removeTarget,
} from '#renderer/desk/explorer/file-commands.ts';
import { placeOfNode } from '#renderer/desk/explorer/file-tree.ts';
import { askSaveAs } from '#renderer/desk/explorer/save-as-store.ts';
import { meant } from '#renderer/desk/explorer/selection-store.ts';
import { openPrinting } from '#renderer/desk/printing/printing-store.ts';
import { canConvert, convertForm } from '#renderer/desk/project/file-form.ts';
import { isAnyTyped, keepTyped } from '#renderer/desk/project/keep-typed.ts';
import { isReadOnly } from '#renderer/desk/project/project-format.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { canRevert, revertFile } from '#renderer/desk/project/revert-file.ts';
import { type FileForm, saveAll, saveFile } from '#renderer/desk/project/save-file.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import { isDesktop } from '#renderer/kit/keys/keys.ts';
import { type Command, inSubmenu } from '#renderer/parts/keys/command.ts';
import { named } from '#renderer/parts/keys/command-names.ts';
import { commitField, isInField } from '#renderer/parts/keys/commit-field.ts';
import { dockStore, panelOfFile } from '../documents/dock-store.ts';
import { canReopen, reopenClosed } from '../documents/recent-tabs.ts';
import { closeFilePanel } from '../documents/split-editor.ts';
import { isInExplorer } from '../workspaces/window-stage.ts';
import { isShown, showPart } from '../workspaces/workspaces-store.ts';

const currentFile = () => projectStore.getState().files.get(projectStore.getState().current ?? '');
const isAnyDirty = () => isAnyTyped() || [...projectStore.getState().files.values()].some(isDirty);

const treeCommands: readonly Command[] = [
  {
    id: 'file.new',
    beginsGroup: true,
    ...localizedText(fileWords, ({ newFile }) => newFile),
    canRun: () => canMakeIn(null),
    run: () => inTree(() => askForNew('file')),
  },
  {
    id: 'file.newFolder',
    ...localizedText(fileWords, ({ newFolder }) => newFolder),
    canRun: () => canMakeIn(null),
    run: () => inTree(() => askForNew('folder')),
  },
  {
    ...named('file.rename'),
    keys: ['F2'],
    keysIn: isInExplorer,
    canRun: canChangeTarget,
    run: () => inTree(askForName),
  },
  { ...named('file.duplicate'), keys: ['Mod+D'], keysIn: isInExplorer, canRun: canDuplicate, run: duplicate },
  {
    ...named('file.delete'),
    keys: ['Delete'],
    keysIn: isInExplorer,
    canRun: canChangeTarget,
    run: () => void removeTarget(),
  },
  { ...named('file.copyPlace'), canRun: () => meant().length > 0, run: copyPlace },
];

function copyPlace(): void {
  const places = meant().map(placeOfNode).join('\n');
  void navigator.clipboard?.writeText(places).catch(() => undefined);
}

function inTree(work: () => void): void {
  showPart('explorer');
  work();
}

/** Encoding and line ends. */
function formCommands(api: StudioApi): readonly Command[] {
  const isCrlf = () => currentFile()?.ends === 'CRLF';
  const hasMark = () => currentFile()?.bom === true;
  const form = (): Readonly<Record<'ends' | 'bom', FileForm>> => ({
    ends: { ends: isCrlf() ? 'LF' : 'CRLF' },
    bom: { bom: !hasMark() },
  });
  const convert = (what: 'ends' | 'bom') => ({
    canRun: () => canConvert(projectStore.getState().current, form()[what]),
    run: () => void convertForm(api, projectStore.getState().current ?? '', form()[what]),
  });
  return [
    { ...named('file.crlf'), isOn: isCrlf, ...convert('ends') },
    { ...named('file.bom'), isOn: hasMark, ...convert('bom') },
  ];
}

export function fileCommands(api: StudioApi): readonly Command[] {
  return [
    {
      ...named('file.begin'),
      keys: ['Mod+Alt+N', 'Mod+N'],
      canRun: () => !isReadOnly('studio.json'),
      run: () => openBegin('thing'),
    },
    {
      ...named('file.beginLanguage'),
      canRun: () => !isReadOnly('studio.json'),
      run: () => openBegin('thing', 'locale'),
    },
    {
      ...named('file.newProject'),
      run: () => openBegin('project'),
    },
    {
      ...named('file.openFolder'),
      keys: ['Mod+O'],
      run: () => openBegin('folder'),
    },
    {
      ...named('file.welcome'),
      run: () => void goToFolder(api, null),
    },
    ...inSubmenu('files', treeCommands),
    {
      ...named('file.save'),
      beginsGroup: true,

      keys: ['Mod+S'],
      canRun: () => {
        if (isInField()) return true;
        if (!isShown('editor')) return isAnyDirty();
        const file = currentFile();
        return file !== undefined && isDirty(file);
      },
      run: () => {
        commitField();
        const { current } = projectStore.getState();
        // Other parts may edit any file.
        if (!isShown('editor')) void saveAll(api);
        else if (current !== null) void keepTyped().then(() => saveFile(api, current));
      },
    },
    {
      ...named('file.saveAll'),
      keys: ['Mod+Alt+S'],
      canRun: () => isInField() || isAnyDirty(),
      run: () => {
        commitField();
        void saveAll(api);
      },
    },
    {
      ...named('file.saveAs'),
      keys: ['Mod+Shift+S'],
      canRun: () => currentFile()?.fault === null && !isReadOnly('studio.json'),
      run: () => askSaveAs(projectStore.getState().current ?? ''),
    },
    {
      ...named('file.revert'),
      canRun: () => canRevert(currentFile()),
      run: () => revertFile(api, projectStore.getState().current ?? ''),
    },
    ...inSubmenu('form', formCommands(api)),
    {
      ...named('file.print'),
      beginsGroup: true,

      keys: ['Mod+Alt+P'],
      run: openPrinting,
    },
    {
      ...named('file.close'),
      beginsGroup: true,

      keys: ['Alt+W'],
      canRun: () => projectStore.getState().current !== null,
      run: () => {
        const { current } = projectStore.getState();
        const { dock } = dockStore.getState();
        if (current === null || dock === null) return;
        closeFilePanel(panelOfFile(dock, current)?.id ?? '', current);
      },
    },
    {
      ...named('file.reopen'),
      keys: isDesktop ? ['Mod+Shift+T', 'Alt+Shift+T'] : ['Alt+Shift+T', 'Mod+Shift+T'],
      canRun: canReopen,
      run: reopenClosed,
    },
    {
      ...named('file.closeAll'),
      canRun: () => projectStore.getState().tabs.length > 0,
      run: () => projectStore.setState({ tabs: [], current: null }),
    },
  ];
}
