import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { ownerOf, type UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import type { TableFaces } from '#renderer/tables/table-faces.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { useFaces } from '#renderer/tables/use-faces.ts';

interface UnitFacesProps {
  readonly row: UnitRow;
  readonly locale: string;
  readonly sourceLocale: string;
}

export function UnitFaces({ row, locale, sourceLocale }: UnitFacesProps) {
  const words = useWords(translationWords);
  const saved = useDocuments();
  const typed = useDeferredValue(useStore(translationsStore, (state) => (state.row === row.id ? state.typed : null)));
  const documents = useMemo(() => (typed === null ? saved : withTyped(saved, row, typed)), [saved, row, typed]);
  const faces = useFaces(findTable(saved));
  const path = pathInside(row.file.source);
  if (path === systemDocument) return <p className="empty">{words.ofGameHelp}</p>;
  if (faces == null || !faces.hasFaces(path)) return <p className="empty">{words.noFace}</p>;
  return (
    <div className="row wrap translations-faces">
      {[sourceLocale, locale].map((into) => (
        <OneFace key={into} {...{ faces, documents, path, into }} id={ownerOf(row.line.key)} />
      ))}
    </div>
  );
}

interface OneFaceProps {
  readonly faces: TableFaces;
  readonly documents: Documents;
  readonly path: string;
  readonly id: string;
  readonly into: string;
}

function OneFace({ faces, documents, path, id, into }: OneFaceProps) {
  const words = useWords(translationWords);
  const nameOf = useLanguageName();
  const [overflows, setOverflows] = useState(false);
  const drawn = faces.draw(documents, { path, id, index: null }, into, setOverflows);
  if (drawn === null) return null;
  return (
    <figure className="translations-face">
      <figcaption className="row between muted text-12" data-over={overflows || undefined}>
        <span>{nameOf(into)}</span>
        <span>{overflows ? words.overflows : words.fits}</span>
      </figcaption>
      <div className="translations-paper">{drawn}</div>
    </figure>
  );
}

function withTyped(documents: Documents, { file, line }: UnitRow, typed: string): Documents {
  const before = documents[file.path];
  const units = isObject(before) && isObject(before['units']) ? before['units'] : {};
  const unit: JsonObject = { t: typed, h: line.hash ?? '', s: 'draft' };
  const now: JsonObject = { ...(isObject(before) ? before : {}), units: { ...units, [line.key]: unit } };
  return { ...documents, [file.path]: now };
}
