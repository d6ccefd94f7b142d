import { isRequired } from '#authoring/text/files/package-path.ts';
import type { Unreadable } from '#renderer/desk/project/unreadable.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { UnreadableFile } from '../problems/unreadable-file.tsx';
import { KindBar } from './kind-bar.tsx';

/** Whether one of the project's own documents cannot be read, so that entries cannot be added. */
export const blocksNewEntries = (broken: readonly Unreadable[]): boolean =>
  broken.some(({ file }) => !isRequired(file));

/** Whether one of the project's own documents has been unreadable from the start, so that its rows are unknown. */
export const hidesRows = (broken: readonly Unreadable[]): boolean =>
  broken.some(({ file, isShown }) => !isShown && !isRequired(file));

interface UnreadKindProps {
  readonly kinds: readonly SheetKind[];
  readonly kind: SheetKind;
  readonly broken: readonly Unreadable[];
}

export function UnreadKind({ kinds, kind, broken }: UnreadKindProps) {
  return (
    <div className="sheet">
      <KindBar kinds={kinds} kind={kind}>
        {null}
      </KindBar>
      {broken.map((one) => (
        <UnreadableFile key={one.file} {...one} />
      ))}
    </div>
  );
}
