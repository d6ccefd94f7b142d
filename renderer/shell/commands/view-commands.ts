import { localeNow, setLocale } from '#renderer/desk/settings/locale-store.ts';
import { changeSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import { zoomAsUsual, zoomBy, zoomTextAsUsual, zoomTextBy } from '#renderer/desk/settings/zoom.ts';
import { partIds, partName } from '#renderer/desk/stage/dock-parts.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { Command } from '#renderer/parts/keys/command.ts';
import { named } from '#renderer/parts/keys/command-names.ts';
import { themeChoices } from '#renderer/parts/look/theme-store.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';
import { canEnlarge, isEnlarged, toggleEnlarged, togglePart } from '../dock/dock-store.ts';
import { layoutIds } from '../dock/layout-sizes.ts';
import { layFor, layoutsStore, resetLayouts } from '../dock/layouts.ts';
import { openView } from '../dock/open-view.ts';
import { canSplit, splitEditor } from '../dock/split-editor.ts';
import { views } from '../dock/view-list.ts';

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
    ...localizedText(deskWords, (words) => partName(id, words)),
    isOn: () => shownPartsStore.getState().shown.has(id),
    run: () => togglePart(id),
  })),
  ...views.map((view, i) => viewCommand(view, i === 0)),
  {
    ...named('view.enlarge'),
    beginsGroup: true,

    keys: ['Alt+Enter'],
    canRun: canEnlarge,
    isOn: isEnlarged,
    run: toggleEnlarged,
  },
  {
    ...named('view.split'),
    keys: ['Mod+\\', 'Mod+¥'],
    canRun: canSplit,
    run: splitEditor,
  },
  ...layoutIds.map((id, i) => ({
    id: `view.layout.${id}`,
    ...(i === 0 ? { beginsGroup: true as const } : {}),
    ...localizedText(deskWords, ({ layouts }) => layouts[id]),
    keys: [`Mod+Alt+${i + 1}`],
    isOn: () => layoutsStore.getState().current === id,
    run: () => layFor(id),
  })),
  { ...named('view.reset'), run: resetLayouts },
  ...views.flatMap(({ commands = [] }) => commands),
  {
    ...named('view.zoomIn'),
    beginsGroup: true,

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
  ...themeChoices.map((choice, i) => ({
    id: `view.theme.${choice}`,
    ...(i === 0 ? { beginsGroup: true as const } : {}),
    ...localizedText(deskWords, ({ themeIs, theme }) => themeIs({ theme: theme[choice] })),
    isOn: () => setting('look.theme') === choice,
    run: () => changeSetting('look.theme', choice),
  })),
  {
    ...named('view.ja'),
    beginsGroup: true,
    isOn: () => localeNow() === 'ja',
    run: () => setLocale('ja'),
  },
  {
    ...named('view.en'),
    isOn: () => localeNow() === 'en',
    run: () => setLocale('en'),
  },
];
