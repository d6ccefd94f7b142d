import type { StudioApi } from '#api/studio-api.ts';
import type { ReworkKind } from '#authoring/rework/rework-plan.ts';
import { openBegin } from '../begin/begin-store.ts';
import { goToFolder } from '../begin/go-to-folder.ts';
import { type DeskPart, partIds, partName } from '../dock/dock-parts.ts';
import {
  canEnlarge,
  isEnlarged,
  resetLayout,
  showPart,
  toggleEnlarged,
  togglePart,
  useDock,
} from '../dock/dock-store.ts';
import { focusNextPart, goToMarked, goToPart, goToPlay, partKeys } from '../dock/focus-part.ts';
import { setNotes, useNotes } from '../editor/notes-store.ts';
import { setWrap, useWrap } from '../editor/wrap-store.ts';
import { askForName, askForNew, canChangeMeant, canMakeIn, isInTree, removeMeant } from '../explorer/file-commands.ts';
import { openHelp } from '../help/help-store.ts';
import { themeChoices, useTheme } from '../look/theme-store.ts';
import { goBackUnasked, useGoingBack } from '../play/going-back-store.ts';
import { stepBack, stepOn, stepToLast } from '../play/play-commands.ts';
import { usePlay } from '../play/play-store.ts';
import { goOn, stopProgram } from '../play/program-commands.ts';
import { isReadOnly } from '../project/project-format.ts';
import { closeFile, isDirty, useProject } from '../project/project-store.ts';
import { saveAll, saveFile } from '../project/save-file.ts';
import { canRedo, canUndo, redo, undo } from '../project/undo.ts';
import { goBack, goForward, useVisited } from '../project/visited-places.ts';
import { openSearch } from '../search/search-open.ts';
import { en } from '../words/en.ts';
import { fileWords } from '../words/file-words.ts';
import { ja } from '../words/ja.ts';
import { useLocale } from '../words/locale-store.ts';
import type { Command, Commands } from './command.ts';
import { goToProblem } from './go-to-problem.ts';
import { openPalette } from './palette-store.ts';

export function makeCommands(api: StudioApi): Commands {
  return {
    file: fileCommands(api),
    edit: editCommands,
    view: viewCommands,
    go: goCommands,
    game: gameCommands,
    help: helpCommands,
  };
}

/** What the editor offers by its own menu, at its cursor. */
export const editorCommands = (): readonly Command[] =>
  [...goCommands, ...editCommands].filter(({ inEditor }) => inEditor === true);

const currentFile = () => useProject.getState().files.get(useProject.getState().current ?? '');

/** What is done with the files in the tree, and is asked for from elsewhere too. */
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
    keysIn: isInTree,
    canRun: canChangeMeant,
    run: () => inTree(askForName),
  },
  {
    id: 'file.delete',
    ja: 'ファイルを消す',
    en: 'Delete file',
    keys: ['Delete'],
    keysIn: isInTree,
    canRun: canChangeMeant,
    run: () => void removeMeant(),
  },
];

function inTree(work: () => void): void {
  showPart('explorer');
  work();
}

function fileCommands(api: StudioApi): readonly Command[] {
  return [
    {
      id: 'file.begin',
      ja: '新しく作る',
      en: 'New',
      keys: ['Mod+Alt+N'],
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
        const file = currentFile();
        return file !== undefined && isDirty(file);
      },
      run: () => {
        const { current } = useProject.getState();
        if (current !== null) void saveFile(api, current);
      },
    },
    {
      id: 'file.saveAll',
      ja: 'すべて保存',
      en: 'Save all',
      keys: ['Mod+Alt+S'],
      canRun: () => [...useProject.getState().files.values()].some(isDirty),
      run: () => void saveAll(api),
    },
    {
      id: 'file.close',
      beginsGroup: true,
      ja: 'ファイルを閉じる',
      en: 'Close file',
      keys: ['Alt+W'],
      canRun: () => useProject.getState().current !== null,
      run: () => {
        const { current } = useProject.getState();
        if (current !== null) closeFile(current);
      },
    },
    {
      id: 'file.closeAll',
      ja: 'すべてのファイルを閉じる',
      en: 'Close all files',
      canRun: () => useProject.getState().tabs.length > 0,
      run: () => useProject.setState({ tabs: [], current: null }),
    },
  ];
}

/** Fetched when it is first asked for. */
const namesHere = () => import('../editor/names-here.ts');

const textFromEffect = { ja: '効果から文を作る', en: 'Text from the effect' };

/** Does something to what is meant at the cursor, after it was shown what that does. */
const rework = (kind: ReworkKind, ja: string, en: string): Command => ({
  id: `edit.${kind}`,
  inEditor: true,
  ja,
  en,
  canRun: () => {
    const { current } = useProject.getState();
    return current !== null && !isReadOnly(current);
  },
  run: () => void namesHere().then(({ reworkHere }) => reworkHere(kind)),
});

const editCommands: readonly Command[] = [
  {
    id: 'edit.undo',
    ja: '元に戻す',
    en: 'Undo',
    keys: ['Mod+Z'],
    sparesFields: true,
    canRun: canUndo,
    run: undo,
  },
  {
    id: 'edit.redo',
    ja: 'やり直す',
    en: 'Redo',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    sparesFields: true,
    canRun: canRedo,
    run: redo,
  },
  {
    ...rework('rename', 'IDや名前を変える', 'Rename'),
    beginsGroup: true,
    keys: ['F2'],
    // There it is the file that gets another name.
    keysIn: () => !isInTree(),
  },
  rework('duplicate', '複製する', 'Duplicate'),
  rework('move', '別のファイルに移す', 'Move to another file'),
  rework('renumber', '番号を振り直す', 'Renumber'),
  rework('delete', '翻訳ごと消す', 'Delete with translations'),
  {
    id: 'edit.textFromEffect',
    inEditor: true,
    ...textFromEffect,
    canRun: () => {
      const { current } = useProject.getState();
      return current !== null && !isReadOnly(current);
    },
    run: () => void import('../editor/text-from-effect.ts').then((one) => one.writeTextFromEffect(textFromEffect)),
  },
  {
    id: 'edit.search',
    beginsGroup: true,
    ja: 'プロジェクト内を検索',
    en: 'Search the project',
    keys: ['Mod+Shift+F'],
    run: () => openSearch('find'),
  },
  {
    id: 'edit.replace',
    ja: 'プロジェクト内で置換',
    en: 'Replace in the project',
    keys: ['Mod+Shift+H'],
    run: () => openSearch('replace'),
  },
];

const viewCommands: readonly Command[] = [
  ...partIds.map((id) => ({
    id: `view.${id}`,
    ja: partName(id, ja),
    en: partName(id, en),
    isOn: () => useDock.getState().shown.has(id),
    run: () => togglePart(id),
  })),
  {
    id: 'view.enlarge',
    beginsGroup: true,
    ja: 'いまの部分を大きくする',
    en: 'Enlarge this part',
    keys: ['Alt+Enter'],
    canRun: canEnlarge,
    isOn: isEnlarged,
    run: toggleEnlarged,
  },
  { id: 'view.reset', ja: '配置を元に戻す', en: 'Reset layout', run: resetLayout },
  {
    id: 'view.wrap',
    beginsGroup: true,
    ja: '行を折り返す',
    en: 'Word wrap',
    keys: ['Alt+Z'],
    isOn: () => useWrap.getState().wraps,
    run: () => setWrap(!useWrap.getState().wraps),
  },
  {
    id: 'view.notes',
    ja: '番号の横に名前を表示',
    en: 'Names beside ids',
    isOn: () => useNotes.getState().areShown,
    run: () => setNotes(!useNotes.getState().areShown),
  },
  ...themeChoices.map((choice, i) => ({
    id: `view.theme.${choice}`,
    ...(i === 0 ? { beginsGroup: true as const } : {}),
    ja: `配色：${ja.theme[choice]}`,
    en: `Theme: ${en.theme[choice]}`,
    isOn: () => useTheme.getState().choice === choice,
    run: () => useTheme.getState().choose(choice),
  })),
  {
    id: 'view.ja',
    ja: '言語：日本語',
    en: 'Language: Japanese',
    beginsGroup: true,
    isOn: () => useLocale.getState().locale === 'ja',
    run: () => useLocale.getState().setLocale('ja'),
  },
  {
    id: 'view.en',
    ja: '言語：英語',
    en: 'Language: English',
    isOn: () => useLocale.getState().locale === 'en',
    run: () => useLocale.getState().setLocale('en'),
  },
];

/** Goes to a part, wherever one is, and shows it when it is out of sight. */
function goTo(part: DeskPart): Command {
  const [ja_, en_] = [partName(part, ja), partName(part, en)];
  return {
    id: `go.${part}`,
    ja: `${ja_}へ`,
    en: `Go to ${en_.toLowerCase()}`,
    keys: [partKeys[part]],
    run: () => goToPart(part),
  };
}

const goCommands: readonly Command[] = [
  {
    id: 'go.anything',
    ja: 'ファイルやカードを開く',
    en: 'Go to file or card',
    keys: ['Mod+P'],
    run: () => openPalette('places'),
  },
  {
    id: 'go.commands',
    ja: 'コマンド',
    en: 'Commands',
    keys: ['Mod+Shift+P', 'F1'],
    run: () => openPalette('commands'),
  },
  {
    id: 'go.back',
    beginsGroup: true,
    ja: '前の場所に戻る',
    en: 'Back to the place before',
    keys: ['Alt+ArrowLeft'],
    canRun: () => useVisited.getState().back.length > 0,
    run: goBack,
  },
  {
    id: 'go.forward',
    ja: '次の場所に進む',
    en: 'Forward to the next place',
    keys: ['Alt+ArrowRight'],
    canRun: () => useVisited.getState().forward.length > 0,
    run: goForward,
  },
  {
    id: 'go.definition',
    inEditor: true,
    ja: '定義へ',
    en: 'Go to definition',
    keys: ['F12'],
    canRun: () => useProject.getState().current !== null,
    run: () => void namesHere().then(({ goToDefinition }) => goToDefinition()),
  },
  {
    id: 'go.references',
    inEditor: true,
    ja: '参照をすべて見る',
    en: 'List all references',
    keys: ['Shift+F12', 'Alt+F12'],
    canRun: () => useProject.getState().current !== null,
    run: () => void namesHere().then(({ listReferences }) => listReferences()),
  },
  {
    id: 'go.entries',
    ja: 'この文書のものへ',
    en: 'Go to something in this file',
    keys: ['Mod+Shift+O'],
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
  { ...goTo('explorer'), beginsGroup: true },
  goTo('editor'),
  { id: 'go.board', ja: '盤面へ', en: 'Go to board', keys: ['Alt+3'], run: () => goToPlay('board') },
  {
    id: 'go.onTable',
    inEditor: true,
    ja: '盤で見る',
    en: 'Show on the table',
    keys: ['Alt+0'],
    canRun: () => usePlay.getState().view !== null && useProject.getState().current !== null,
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

const helpCommands: readonly Command[] = [
  { id: 'help.start', ja: 'はじめの1分', en: 'First minute', run: () => openHelp('start') },
  { id: 'help.keys', ja: 'キー', en: 'Keys', keys: ['Shift+F1'], run: () => openHelp('keys') },
  { id: 'help.guides', ja: '手引き', en: 'Guides', run: () => openHelp('guides') },
  { id: 'help.rules', ja: 'ルール', en: 'Rules', run: () => openHelp('rules') },
];

const isPlaying = () => usePlay.getState().state === 'running';
const canGoOn = () => isPlaying() && usePlay.getState().view?.result === null;

const gameCommands: readonly Command[] = [
  {
    id: 'game.back',
    ja: '1手戻す',
    en: 'Step back',
    keys: ['Alt+,'],
    canRun: () => isPlaying() && (usePlay.getState().view?.at ?? 0) > 0,
    run: () => void stepBack(),
  },
  {
    id: 'game.on',
    ja: '1手進める',
    en: 'Step on',
    keys: ['Alt+.'],
    canRun: () => isPlaying() && usePlay.getState().undone.length > 0,
    run: () => void stepOn(),
  },
  {
    id: 'game.last',
    ja: '最後の手まで進める',
    en: 'Step on to the last',
    keys: ['Alt+End'],
    canRun: () => isPlaying() && usePlay.getState().undone.length > 0,
    run: () => void stepToLast(),
  },
  {
    id: 'game.goBackUnasked',
    ja: '見たものより前へ、確かめずに戻す（すべて見るとき）',
    en: 'Go back past what was seen without being asked (when everything is seen)',
    isOn: () => useGoingBack.getState().isUnasked,
    run: () => goBackUnasked(!useGoingBack.getState().isUnasked),
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
    canRun: () => usePlay.getState().program !== null,
    run: stopProgram,
  },
];
