import type { StudioApi } from '#api/studio/studio-api.ts';
import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import { goToFolder } from '#renderer/desk/begin/go-to-folder.ts';
import {
  askForName,
  askForNew,
  canChangeMeant,
  canMakeIn,
  removeMeant,
} from '#renderer/desk/explorer/file-commands.ts';
import { askSaveAs } from '#renderer/desk/explorer/save-as-store.ts';
import { openPrinting } from '#renderer/desk/printing/printing-store.ts';
import { canConvert, convertForm } from '#renderer/desk/project/file-form.ts';
import { isReadOnly } from '#renderer/desk/project/project-format.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { canRevert, revertFile } from '#renderer/desk/project/revert-file.ts';
import { type FileForm, saveAll, saveFile } from '#renderer/desk/project/save-file.ts';
import type { ViewId } from '#renderer/desk/stage/view-ids.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { isDesktop } from '#renderer/kit/keys/keys.ts';
import type { Command } from '#renderer/parts/keys/command.ts';
import { dockStore, panelOfFile, showPart } from '../dock/dock-store.ts';
import { isInViewOverText } from '../dock/in-view.ts';
import { openView } from '../dock/open-view.ts';
import { canReopen, reopenClosed } from '../dock/recent-tabs.ts';
import { closeFilePanel } from '../dock/split-editor.ts';
import { isInExplorer } from '../dock/window-stage.ts';

const currentFile = () => projectStore.getState().files.get(projectStore.getState().current ?? '');
const isAnyDirty = () => [...projectStore.getState().files.values()].some(isDirty);

const treeCommands: readonly Command[] = [
  {
    id: 'file.new',
    beginsGroup: true,
    ja: fileWords.ja.newFile,
    en: fileWords.en.newFile,
    canRun: () => canMakeIn(null),
    run: () => inTree(() => askForNew('file')),
  },
  {
    id: 'file.newFolder',
    ja: fileWords.ja.newFolder,
    en: fileWords.en.newFolder,
    canRun: () => canMakeIn(null),
    run: () => inTree(() => askForNew('folder')),
  },
  {
    id: 'file.rename',
    ja: 'ファイルの名前を変える',
    en: 'Rename file',
    keys: ['F2'],
    keysIn: isInExplorer,
    canRun: canChangeMeant,
    run: () => inTree(askForName),
  },
  {
    id: 'file.delete',
    ja: 'ファイルを消す',
    en: 'Delete file',
    keys: ['Delete'],
    keysIn: isInExplorer,
    canRun: canChangeMeant,
    run: () => void removeMeant(),
  },
];

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
    { id: 'file.crlf', ja: '行末をCRLFにする', en: 'End lines with CRLF', isOn: isCrlf, ...convert('ends') },
    { id: 'file.bom', ja: 'BOMを付ける', en: 'Begin with a byte order mark', isOn: hasMark, ...convert('bom') },
  ];
}

export function fileCommands(api: StudioApi): readonly Command[] {
  return [
    {
      id: 'file.begin',
      ja: '新しく作る',
      en: 'New',
      keys: ['Mod+Alt+N', 'Mod+N'],
      canRun: () => !isReadOnly('studio.json'),
      run: () => openBegin('thing'),
    },
    {
      id: 'file.newProject',
      ja: '新しいプロジェクト',
      en: 'New project',
      run: () => openBegin('project'),
    },
    {
      id: 'file.openFolder',
      ja: 'フォルダーを開く',
      en: 'Open folder',
      keys: ['Mod+O'],
      run: () => openBegin('folder'),
    },
    {
      id: 'file.welcome',
      ja: 'はじめの画面（最近のプロジェクト）',
      en: 'Welcome (recent projects)',
      run: () => void goToFolder(api, null),
    },
    ...treeCommands,
    {
      id: 'file.save',
      beginsGroup: true,
      ja: '保存',
      en: 'Save',
      keys: ['Mod+S'],
      canRun: () => {
        if (isInViewOverText()) return isAnyDirty();
        const file = currentFile();
        return file !== undefined && isDirty(file);
      },
      run: () => {
        const { current } = projectStore.getState();
        // A view may edit any file
        if (isInViewOverText()) void saveAll(api);
        else if (current !== null) void saveFile(api, current);
      },
    },
    {
      id: 'file.saveAll',
      ja: 'すべて保存',
      en: 'Save all',
      keys: ['Mod+Alt+S'],
      canRun: isAnyDirty,
      run: () => void saveAll(api),
    },
    {
      id: 'file.saveAs',
      ja: '別名で保存',
      en: 'Save as',
      keys: ['Mod+Shift+S'],
      canRun: () => currentFile()?.fault === null && !isReadOnly('studio.json'),
      run: () => askSaveAs(projectStore.getState().current ?? ''),
    },
    {
      id: 'file.revert',
      ja: '保存した状態に戻す',
      en: 'Revert to saved',
      canRun: () => canRevert(currentFile()),
      run: () => revertFile(api, projectStore.getState().current ?? ''),
    },
    ...formCommands(api),
    {
      id: 'file.print',
      beginsGroup: true,
      ja: '印刷',
      en: 'Print',
      keys: ['Mod+Alt+P'],
      run: openPrinting,
    },
    {
      id: 'file.close',
      beginsGroup: true,
      ja: 'ファイルを閉じる',
      en: 'Close file',
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
      id: 'file.reopen',
      ja: '閉じたタブをもう一度開く',
      en: 'Reopen closed tab',
      keys: isDesktop ? ['Mod+Shift+T', 'Alt+Shift+T'] : ['Alt+Shift+T', 'Mod+Shift+T'],
      canRun: canReopen,
      run: () => reopenClosed((view, about) => openView(view as ViewId, about)),
    },
    {
      id: 'file.closeAll',
      ja: 'すべてのファイルを閉じる',
      en: 'Close all files',
      canRun: () => projectStore.getState().tabs.length > 0,
      run: () => projectStore.setState({ tabs: [], current: null }),
    },
  ];
}
