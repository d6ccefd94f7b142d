import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Fields, Node, Schema } from '#engine/kernel/language/field.ts';

/** Values that examples of ops have in common. */
export interface UsualValues {
  readonly effect: Node;
  /** By the kind of thing that a field selects. */
  readonly selected: { readonly [kind: string]: Node };
  /** Where a field selects things of any kind. */
  readonly anything: Node;
}

/** The example of an op: required fields in their order, each as it is given or with its usual value. */
export function usualExample(
  id: string,
  fields: Fields<Erased>,
  usual: UsualValues,
  given: { readonly [field: string]: unknown } = {},
): Node {
  const written = Object.entries(fields).flatMap(([name, { optional, schema }]): (readonly [string, unknown])[] => {
    if (name in given) return [[name, given[name]]];
    return optional ? [] : [[name, usualValue(schema, usual)]];
  });
  return { op: id, ...Object.fromEntries(written) };
}

/** Undefined for fields whose values belong to the project, such as ids. */
function usualValue(schema: Schema, { effect, selected, anything }: UsualValues): unknown {
  if (schema['type'] === 'array') return [effect];
  if (schema['enum'] !== undefined) return (schema['enum'] as readonly unknown[])[0];
  const [kind = ''] = (schema['x-selects'] ?? []) as readonly string[];
  switch (schema['$ref']) {
    case '#/definitions/amount':
      return 1;
    case '#/definitions/selector':
      return selected[kind] ?? anything;
    default:
      return undefined;
  }
}
