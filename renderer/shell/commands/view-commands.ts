import { localeNow, setLocale } from '#renderer/desk/settings/locale-store.ts';
import { changeSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import { zoomAsUsual, zoomBy, zoomTextAsUsual, zoomTextBy } from '#renderer/desk/settings/zoom.ts';
import { partIds, partName } from '#renderer/desk/stage/dock-parts.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import type { Command } from '#renderer/parts/keys/command.ts';
import { themeChoices } from '#renderer/parts/look/theme-store.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';
import { canEnlarge, isEnlarged, toggleEnlarged, togglePart } from '../dock/dock-store.ts';
import { type LayoutId, layoutIds } from '../dock/layout-sizes.ts';
import { layFor, layoutsStore, resetLayouts } from '../dock/layouts.ts';
import { openView } from '../dock/open-view.ts';
import { canSplit, splitEditor } from '../dock/split-editor.ts';
import { views } from '../dock/view-list.ts';

const { ja, en } = deskWords;

const layoutNames: Readonly<Record<LayoutId, { readonly ja: string; readonly en: string }>> = {
  write: { ja: '配置：書く', en: 'Layout: write' },
  play: { ja: '配置：遊ぶ', en: 'Layout: play' },
  translate: { ja: '配置：訳す', en: 'Layout: translate' },
  review: { ja: '配置：見直す', en: 'Layout: review' },
};

function viewCommand({ id, names, keys, isOfFile }: ViewContribution, beginsGroup: boolean): Command {
  const also = {
    ...(beginsGroup ? { beginsGroup: true as const } : {}),
    ...(keys === undefined ? {} : { keys: [keys] }),
  };
  return { id: `view.open.${id}`, ...names, ...also, run: () => openView(id, isOfFile ? null : undefined) };
}

const always = (): boolean => true;

export const viewCommands: readonly Command[] = [
  ...partIds.map((id) => ({
    id: `view.${id}`,
    ja: partName(id, ja),
    en: partName(id, en),
    isOn: () => shownPartsStore.getState().shown.has(id),
    run: () => togglePart(id),
  })),
  ...views.map((view, i) => viewCommand(view, i === 0)),
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
  {
    id: 'view.split',
    ja: 'エディタを分ける',
    en: 'Split editor',
    keys: ['Mod+\\', 'Mod+¥'],
    canRun: canSplit,
    run: splitEditor,
  },
  ...layoutIds.map((id, i) => ({
    id: `view.layout.${id}`,
    ...(i === 0 ? { beginsGroup: true as const } : {}),
    ...layoutNames[id],
    keys: [`Mod+Alt+${i + 1}`],
    isOn: () => layoutsStore.getState().current === id,
    run: () => layFor(id),
  })),
  { id: 'view.reset', ja: '配置を元に戻す', en: 'Reset layout', run: resetLayouts },
  ...views.flatMap(({ commands = [] }) => commands),
  {
    id: 'view.zoomIn',
    beginsGroup: true,
    ja: '表示を大きくする',
    en: 'Zoom in',
    keys: ['Mod+Plus', 'Mod+='],
    keysInDialogs: always,
    run: () => zoomBy(1),
  },
  {
    id: 'view.zoomOut',
    ja: '表示を小さくする',
    en: 'Zoom out',
    keys: ['Mod+-'],
    keysInDialogs: always,
    run: () => zoomBy(-1),
  },
  {
    id: 'view.zoomReset',
    ja: '表示の大きさを戻す',
    en: 'Reset zoom',
    keys: ['Mod+0'],
    keysInDialogs: always,
    run: zoomAsUsual,
  },
  {
    id: 'view.textLarger',
    ja: 'エディタの文字を大きくする',
    en: 'Larger text in the editor',
    keys: ['Mod+Alt+Plus', 'Mod+Alt+='],
    run: () => zoomTextBy(1),
  },
  {
    id: 'view.textSmaller',
    ja: 'エディタの文字を小さくする',
    en: 'Smaller text in the editor',
    keys: ['Mod+Alt+-'],
    run: () => zoomTextBy(-1),
  },
  {
    id: 'view.textReset',
    ja: 'エディタの文字の大きさを戻す',
    en: 'Reset text size of the editor',
    keys: ['Mod+Alt+0'],
    run: zoomTextAsUsual,
  },
  {
    id: 'view.wrap',
    beginsGroup: true,
    ja: '行を折り返す',
    en: 'Word wrap',
    keys: ['Alt+Z'],
    isOn: () => setting('editor.wrap'),
    run: () => changeSetting('editor.wrap', !setting('editor.wrap')),
  },
  {
    id: 'view.notes',
    ja: '番号の横に名前を表示',
    en: 'Names beside ids',
    isOn: () => setting('editor.notes'),
    run: () => changeSetting('editor.notes', !setting('editor.notes')),
  },
  ...themeChoices.map((choice, i) => ({
    id: `view.theme.${choice}`,
    ...(i === 0 ? { beginsGroup: true as const } : {}),
    ja: `配色：${ja.theme[choice]}`,
    en: `Theme: ${en.theme[choice]}`,
    isOn: () => setting('look.theme') === choice,
    run: () => changeSetting('look.theme', choice),
  })),
  {
    id: 'view.ja',
    ja: '言語：日本語',
    en: 'Language: Japanese',
    beginsGroup: true,
    isOn: () => localeNow() === 'ja',
    run: () => setLocale('ja'),
  },
  {
    id: 'view.en',
    ja: '言語：英語',
    en: 'Language: English',
    isOn: () => localeNow() === 'en',
    run: () => setLocale('en'),
  },
];
