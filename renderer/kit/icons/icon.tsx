import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleDot from 'lucide-react/icons/circle-dot';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Columns3 from 'lucide-react/icons/columns-3';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import FastForward from 'lucide-react/icons/fast-forward';
import File from 'lucide-react/icons/file';
import FilePlus from 'lucide-react/icons/file-plus';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Folder from 'lucide-react/icons/folder';
import FolderPlus from 'lucide-react/icons/folder-plus';
import GitBranch from 'lucide-react/icons/git-branch';
import History from 'lucide-react/icons/history';
import Info from 'lucide-react/icons/info';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import ListFilter from 'lucide-react/icons/list-filter';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import MoveVertical from 'lucide-react/icons/move-vertical';
import OctagonX from 'lucide-react/icons/octagon-x';
import Palette from 'lucide-react/icons/palette';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import Plus from 'lucide-react/icons/plus';
import Redo2 from 'lucide-react/icons/redo-2';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Save from 'lucide-react/icons/save';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Sheet from 'lucide-react/icons/sheet';
import SkipForward from 'lucide-react/icons/skip-forward';
import Square from 'lucide-react/icons/square';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Type from 'lucide-react/icons/type';
import Undo2 from 'lucide-react/icons/undo-2';
import User from 'lucide-react/icons/user';
import Workflow from 'lucide-react/icons/workflow';
import X from 'lucide-react/icons/x';
import type { ComponentType, SVGProps } from 'react';

type Drawn = ComponentType<SVGProps<SVGSVGElement>>;

const icons = byName({
  error: OctagonX,
  warning: TriangleAlert,
  info: Info,
  closed: ChevronRight,
  open: ChevronDown,
  file: File,
  newFile: FilePlus,
  newFolder: FolderPlus,
  filter: ListFilter,
  back: Undo2,
  on: Redo2,
  last: ChevronLast,
  stop: Square,
  pause: CirclePause,
  bookmark: Bookmark,
  lines: GitBranch,
  again: RefreshCw,
  next: SkipForward,
  play: FastForward,
  save: Save,
  folder: Folder,
  card: CardSign,
  table: LayoutDashboard,
  form: TextCursorInput,
  log: List,
  close: X,
  search: Search,
  history: History,
  windows: Copy,
  sheet: Sheet,
  gallery: LayoutGrid,
  columns: Columns3,
  paste: ClipboardPaste,
  download: Download,
  curves: ChartColumn,
  up: ArrowUp,
  down: ArrowDown,
  pencil: Pencil,
  over: MoveVertical,
  translate: Languages,
  check: Check,
  tests: FlaskConical,
  record: CircleDot,
  graph: Workflow,
  layers: Layers,
  fit: Maximize,
  pin: Pin,
  plus: Plus,
  minus: Minus,
  settings: Settings,
  palette: Palette,
  letters: Type,
  keyboard: Keyboard,
  person: User,
  bell: Bell,
  help: CircleQuestionMark,
});

export type IconName = keyof typeof icons;

/** Keeps the literal names but widens the library's icon type. */
function byName<Name extends string>(icons: Readonly<Record<Name, Drawn>>): Readonly<Record<Name, Drawn>> {
  return icons;
}

export function Icon({ name }: { readonly name: IconName }) {
  const Sign = icons[name];
  return <Sign className="icon" aria-hidden="true" />;
}

function CardSign(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" {...props} aria-hidden="true">
      <path d="M6 3h12v18H6zM9 7h6M9 14h6M9 17h4" />
    </svg>
  );
}

/** The logo of the studio, which also marks the present moment of a game. */
export function Ring() {
  return (
    <svg className="ring" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 2.6a7.9 7.9 0 1 0 0 15.8 7.9 7.9 0 0 0 0-15.8z"
      />
      <path d="M7.6 12h2.2v4.6H7.6zM10.9 8.2h2.2v8.4h-2.2zM14.2 10.4h2.2v6.2h-2.2z" />
    </svg>
  );
}
