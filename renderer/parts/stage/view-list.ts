import type { ViewId } from '#renderer/desk/stage/view-ids.ts';
import type { IconName } from '#renderer/kit/icons/icon.tsx';
import type { Keys } from '#renderer/kit/keys/keys.ts';

/** Another way to look at the project than its text. It lies among the editors, or beside them. */
export interface DeskView {
  readonly ja: string;
  readonly en: string;
  readonly icon: IconName;
  readonly keys?: Keys;
  /** Right of the editors, where there is room, so that the text stays to be seen. */
  readonly isBeside?: true;
  /** Shows many things beside each other: while it is in front, it has the room of the game, the face and the problems. */
  readonly isWide?: true;
  /** Looks at all entries of a kind: behind another tab it rests, since each edit would have it look at all of them. */
  readonly isOfAll?: true;
  /** Asked for without more, it is about the file that is worked on, whatever it was about before. */
  readonly isOfFile?: true;
}

/** All views, in the order of the menu; what each is drawn with stands in `view-loads.ts`. */
export const views = {
  form: { ja: 'フォーム', en: 'Form', icon: 'form', isBeside: true },
  sheet: { ja: '表', en: 'Sheet', icon: 'sheet', isWide: true, isOfAll: true },
  gallery: { ja: '面', en: 'Faces', icon: 'gallery', isWide: true, isOfAll: true },
  graph: { ja: 'シナリオの図', en: 'Scenario graph', icon: 'graph', isWide: true },
  layers: { ja: 'MODの重なり', en: 'MOD layers', icon: 'layers', isWide: true },
  translations: { ja: '翻訳', en: 'Translations', icon: 'translate', isWide: true },
  stops: { ja: '止める所と見張り', en: 'Breakpoints and watches', icon: 'pause' },
  lines: { ja: '線', en: 'Lines', icon: 'lines' },
  tests: { ja: 'テスト', en: 'Tests', icon: 'tests' },
  history: { ja: '履歴', en: 'History', icon: 'history', keys: 'Mod+Alt+H', isOfFile: true },
  settings: { ja: '設定', en: 'Settings', icon: 'settings', keys: 'Mod+,' },
} as const satisfies Readonly<Record<ViewId, DeskView>>;

export function findView(id: string): DeskView | undefined {
  return (views as Readonly<Record<string, DeskView>>)[id];
}
