import './sheet.css';
import { useEffect, useState } from 'react';
import { useProject } from '../project/project-store.ts';
import type { ViewProps } from '../views/view-list.ts';
import { useSheetWords } from '../words/sheet-words.ts';
import { chooseKind, useSheetChoice } from './sheet-choice-store.ts';
import { kindWith } from './sheet-kinds.ts';
import { SheetOfKind } from './sheet-of-kind.tsx';
import { useAskedSheets } from './sheets-store.ts';

/** All entries of a kind, one a line. `about`: a document whose kind is shown. */
export function SheetView({ about }: ViewProps) {
  const words = useSheetWords();
  const { kinds, names } = useAskedSheets();
  const chosen = useSheetChoice((state) => state.kind);
  const [first] = useState(() => useProject.getState().current);
  useEffect(() => {
    const asked = kindWith(kinds ?? [], about);
    if (asked !== undefined) chooseKind(asked.id);
  }, [about, kinds]);
  if (kinds === null) return <p className="empty">{words.loading}</p>;
  const kind = kinds.find(({ id }) => id === chosen) ?? kindWith(kinds, first) ?? kinds[0];
  if (kind === undefined) return <p className="empty">{words.empty}</p>;
  return <SheetOfKind key={kind.id} {...{ kinds, kind, names }} />;
}
