import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { FormChoice } from '#authoring/tools/form/choices.ts';
import type { FormField, NamedWord } from '#authoring/tools/form/form.ts';
import { subjectOf } from '#authoring/tools/form/subject.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { followedFiles } from '../project/followed-files.ts';
import { projectStore } from '../project/project-store.ts';
import { localeNow } from '../settings/locale-store.ts';
import { authoring } from '../workers/authoring-client.ts';
import { act, type FormPlace } from './form-writing.ts';

/** Null while the text does not parse. */
function entryAt({ file, path }: FormPlace): Json | null {
  const text = projectStore.getState().files.get(file)?.text ?? '';
  const document = followedFiles().read(file, text);
  return document === null ? null : (JSON.parse(subjectOf(document, path).text) as Json);
}

export function choicesFor(place: FormPlace, at: JsonPath, typed: string): Promise<readonly FormChoice[]> {
  const locale = localeNow();
  const entry = entryAt(place);
  return entry === null ? Promise.resolve([]) : authoring().call('choices', { ...place, entry, locale, at, typed });
}

export function leastFor(place: FormPlace, at: JsonPath): Promise<Json> {
  const locale = localeNow();
  return authoring().call('least', { ...place, entry: entryAt(place), locale, at });
}

/** Also writes the fields that the chosen word requires. */
export async function chooseAt(place: FormPlace, field: FormField, word: NamedWord, label: string): Promise<void> {
  const option = (await choicesFor(place, field.path, '')).find(
    ({ path, names }) => path.length < field.path.length && names[0] === word.value,
  );
  if (option !== undefined) act(place, 'set', label, { kind: 'set', path: option.path, value: option.value });
  else act(place, 'set', label, { kind: 'set', path: field.path, value: word.value, behind: field.behind });
}
