import { phraseOf, sayField } from '#authoring/project/sentences/speak.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Sort } from '#engine/kernel/language/op.ts';
import type { FormControl, FormField, FormPiece, NodeControl } from './form.ts';
import type { FormSources } from './form-sources.ts';
import { type SentencePart, saidAround, saidWith, stretchesOf } from './node-pieces.ts';

/** Null if the op is unknown, or the node has fields that the op has not. */
export function nodeControl(
  sort: Sort,
  node: JsonObject,
  fields: readonly FormField[],
  { voice, locale }: FormSources,
): NodeControl | null {
  const op = voice?.ops.get(String(node['op']));
  const isKnown = (key: string) => key === 'op' || op?.fields[key] !== undefined;
  if (voice === null || op === undefined || !Object.keys(node).every(isKnown)) return null;
  const speaking = { locale, voice };
  const byName = new Map(fields.map((field) => [String(field.path.at(-1)), field]));
  const piecesIn = (form: 'whole' | 'any') =>
    stretchesOf(node, op, form, speaking).flatMap((one, i, all): readonly FormPiece[] => {
      if (one.kind === 'words') return [one];
      const field = spoken(one.field, labelAt(one.field, i, all));
      return field === null ? [] : [{ kind: 'field', field, isAny: one.isAny }];
    });
  const pieces = piecesIn('whole');
  const shown = new Set(pieces.flatMap((one) => (one.kind === 'field' ? [one.field.path.at(-1)] : [])));
  const more = Object.keys(op.fields).flatMap((name) => {
    const field = shown.has(name) ? null : spoken(name, saidWith(name, op, locale) ?? byName.get(name)?.label ?? name);
    return field === null ? [] : [field];
  });
  const said = phraseOf(node, locale, voice);
  return {
    kind: 'node',
    sort,
    op: op.id,
    pieces,
    piecesOfAny: op.any === undefined ? null : piecesIn('any'),
    more,
    said,
  };

  function spoken(name: string, label: string): FormField | null {
    const field = byName.get(name);
    return field === undefined ? null : { ...field, label, help: '', control: inOwnWords(field.control, name) };
  }

  /** Fields in a sentence are labelled by the words around them. */
  function labelAt(name: string, at: number, all: readonly SentencePart[]): string {
    const isOptional = op?.fields[name]?.optional === true;
    const whole = isOptional && op !== undefined ? saidWith(name, op, locale) : null;
    return whole ?? saidAround(at, all) ?? byName.get(name)?.label ?? name;
  }

  /** As the field renders its words. */
  function inOwnWords(control: FormControl, name: string): FormControl {
    if (control.kind !== 'words' || op === undefined || voice === null) return control;
    const say = (value: Json): string => sayField(name, { ...node, [name]: value }, op, { locale, voice });
    return { ...control, words: control.words.map(({ value, name: known }) => ({ value, name: say(value) || known })) };
  }
}
