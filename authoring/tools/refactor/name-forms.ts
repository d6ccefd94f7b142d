import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { findEntry, unitOf } from '#engine/kernel/documents/entry-named.ts';
import { nameFields } from '#engine/kernel/documents/referred-names.ts';
import type { NameReplacement } from './written-as.ts';

/** With the references that replace them. */
export function formsOf(documents: Documents, locale: string, id: string): readonly NameReplacement[] {
  const found = findEntry(documents, id);
  const field = nameFields.find((one) => typeof found?.entry[one] === 'string');
  const unit =
    found === undefined || field === undefined ? undefined : unitOf(documents, locale, found.file, `${id}/${field}`);
  const [t, forms] = [unit?.['t'], unit?.['forms']];
  if (typeof t !== 'string' || t === '') return [];
  const others = isObject(forms) ? Object.entries(forms) : [];
  return [
    { said: t, instead: `{${id}}` },
    ...others.flatMap(([form, said]): readonly NameReplacement[] =>
      typeof said === 'string' && said !== '' && said !== t ? [{ said, instead: `{${id}:${form}}` }] : [],
    ),
  ];
}
