import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { IncrementalJson } from '#authoring/text/json/followed-json.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Form } from '#authoring/tools/form/form.ts';
import type { FormSubject } from '#authoring/tools/form/subject.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';
import { type SavedAt, useSavedAt } from './saved-entry.ts';
import { useSubject } from './use-subject.ts';

export interface ShownForm {
  readonly file: string;
  readonly document: IncrementalJson;
  readonly subject: FormSubject;
  readonly entry: Json;
  readonly form: Form;
  readonly here: JsonPath;
  readonly savedAt: SavedAt;
  /** The text does not parse: this is the last version that did. */
  readonly isBroken: boolean;
}

/** Null: no file; `pending`: still loading; `none`: no schema describes it; `unreadable`: the file cannot be parsed. */
export type FormState = ShownForm | { readonly unreadable: string } | 'pending' | 'none' | null;

interface Answer {
  readonly key: string;
  readonly form: Form | null;
}

export function useForm(about: string | null): FormState {
  const file = useStore(projectStore, (state) => about ?? state.current);
  const text = useStore(projectStore, (state) => state.files.get(file ?? '')?.text);
  const isFaulty = useStore(projectStore, (state) => (state.files.get(file ?? '')?.fault ?? null) !== null);
  const { document, subject, here, isBroken } = useSubject(file);
  const entry = useMemo(() => (subject === null ? null : (JSON.parse(subject.text) as Json)), [subject]);
  const answer = useFields(file, subject, entry);
  const savedAt = useSavedAt(file, subject, entry);
  if (file === null || text === undefined) return null;
  if (isFaulty || (document === null && isJson(file))) return { unreadable: file };
  if (answer === null) return 'pending';
  if (answer.form === null) return 'none';
  if (document === null || subject === null || answer.key !== keyOf(file, subject)) return 'pending';
  return { file, document, subject, entry: entry as Json, form: answer.form, here, savedAt, isBroken };
}

const isJson = (file: string): boolean => file.endsWith('.json');

const keyOf = (file: string, { path }: FormSubject): string => JSON.stringify([file, path]);

/** Requests fields again when the entry changes. While one request is pending, only the newest waits. */
function useFields(file: string | null, subject: FormSubject | null, entry: Json): Answer | null {
  const locale = useLocale();
  const problems = useStore(problemsStore, (state) => state.problems);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asking = useRef<{ isBusy: boolean; next: (() => Promise<void>) | null }>({ isBusy: false, next: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of other entries may change at a check
  useEffect(() => {
    if (file === null || subject === null) return;
    const key = keyOf(file, subject);
    const ask = async (): Promise<void> => {
      const form = await authoring()
        .call('form', { file, path: subject.path, entry, locale })
        .catch(() => null);
      setAnswer({ key, form });
    };
    asking.current.next = ask;
    void inTurn(asking.current);
  }, [file, subject, locale, problems]);
  return answer;
}

async function inTurn(asking: { isBusy: boolean; next: (() => Promise<void>) | null }): Promise<void> {
  if (asking.isBusy) return;
  asking.isBusy = true;
  while (asking.next !== null) {
    const { next } = asking;
    asking.next = null;
    await next();
  }
  asking.isBusy = false;
}
