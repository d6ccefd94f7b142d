import type { FormField } from '#authoring/tools/form/form.ts';
import type { SubjectList } from '#authoring/tools/form/subject.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { nameFields } from '#engine/kernel/documents/referred-names.ts';
import { leastFor } from '#renderer/desk/form/choose.ts';
import { actInDocument, pointTo } from '#renderer/desk/form/form-writing.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useFormContext } from './form-context.ts';

/** Longer lists are left out; entries are found by name instead. */
const MOST = 60;

interface DocumentListsProps {
  readonly file: string;
  readonly lists: readonly SubjectList[];
  readonly labels: readonly FormField[];
}

export function DocumentLists({ file, lists, labels }: DocumentListsProps) {
  const words = useWords(formWords);
  const { place, isLocked } = useFormContext();
  async function add(key: string, count: number): Promise<void> {
    const value = await leastFor(place, [key, count]);
    actInDocument(file, 'add', labelOf(key), { kind: 'append', path: [key], value });
  }
  const labelOf = (key: string): string => labels.find(({ path }) => path[0] === key)?.label ?? key;
  return lists.map(({ key, entries }) => (
    <section key={key} className="document-list" aria-label={labelOf(key)}>
      <h3 className="form-label row bold muted text-12">
        <span>{labelOf(key)}</span>
        <span className="faint text-11 cut">{words.entries({ count: entries.length })}</span>
      </h3>
      <ul>
        {entries.slice(0, MOST).map(({ name, value, start }) => (
          <li key={start}>
            <Button
              look="bare"
              className="document-entry row"
              onClick={() => pointTo(file, projectStore.getState().files.get(file)?.text ?? '', start + 1, false)}
            >
              <span className="muted code cut">{name ?? idOf(value)}</span>
              <span className="cut">{nameOf(value)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {entries.length > MOST && <p className="faint text-11 cut">{words.further({ count: entries.length - MOST })}</p>}
      {!isLocked && entries[0]?.name === null && (
        <Button look="bare" className="form-link" onClick={() => void add(key, entries.length)}>
          ＋ {words.addTo({ label: labelOf(key) })}
        </Button>
      )}
    </section>
  ));
}

function idOf(value: unknown): string {
  const id = isObject(value as Json) ? (value as { readonly id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : '';
}

function nameOf(value: unknown): string {
  const entry = value as { readonly [key: string]: unknown };
  const name = [...nameFields, 't'].map((key) => entry[key]).find((one) => typeof one === 'string');
  return typeof name === 'string' ? name : '';
}
