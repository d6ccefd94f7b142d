import { getLocation } from 'jsonc-parser';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { IncrementalJson } from '#authoring/text/json/followed-json.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { type FormSubject, ownOffset, subjectAt, subjectOf } from '#authoring/tools/form/subject.ts';
import { cursorStore } from '#renderer/desk/project/cursor-store.ts';
import { followedFiles } from '#renderer/desk/project/followed-files.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

export interface SubjectAtCursor {
  /** The last version that was JSON; null: none was. */
  readonly document: IncrementalJson | null;
  readonly subject: FormSubject | null;
  /** Where the cursor is in the subject. */
  readonly here: JsonPath;
  /** The text is no JSON now. */
  readonly isBroken: boolean;
}

export function useSubject(file: string | null): SubjectAtCursor {
  const text = useStore(projectStore, (state) => state.files.get(file ?? '')?.text);
  const isFaulty = useStore(projectStore, (state) => (state.files.get(file ?? '')?.fault ?? null) !== null);
  const offset = useStore(cursorStore, (state) => state.places.get(file ?? '')?.offset ?? 0);
  const now = file === null || text === undefined || isFaulty ? null : followedFiles().read(file, text);
  const last = useRef<{ readonly file: string; readonly path: JsonPath; readonly document: IncrementalJson } | null>(
    null,
  );
  // What was shown last, which the worker may not have read last: games also run on other texts.
  const before = last.current?.file === file ? last.current.document : null;
  const document = now ?? before ?? (file === null ? null : followedFiles().last(file));
  const subject = useMemo(() => {
    if (document === null || file === null) return null;
    // The cursor's offset refers to the broken text, so keep what was shown.
    if (now === null && last.current?.file === file) return subjectOf(document, last.current.path);
    return subjectAt(document, offset);
  }, [document, file, now, offset]);
  useEffect(() => {
    if (file !== null && subject !== null && document !== null) last.current = { file, path: subject.path, document };
  }, [file, subject, document]);
  const own = subject === null ? null : ownOffset(subject, offset);
  const here = subject === null || own === null ? [] : getLocation(subject.text, own).path;
  return { document, subject, here, isBroken: now === null };
}
