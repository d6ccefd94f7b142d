type Part = { readonly [word: string]: unknown };
type Definitions = { readonly [name: string]: unknown };

/** Words under which a schema stands, and those under which there are several, by key or in a row. */
const under = new Set(['items', 'then', 'else', 'additionalProperties', 'not']);
const several = new Set(['properties', 'patternProperties', 'allOf', 'anyOf', 'oneOf']);
/** A shorter part takes less code where it stands than a call of it would. */
const least = 100;

/** The same definitions, with what stands in several places of them written once: a validator for each part. */
export function withSharedParts(definitions: Definitions): Definitions {
  const counts = new Map<string, number>();
  // What is inside of a part that was met before is not met once more
  const count = (part: Part): Part => {
    const text = JSON.stringify(part);
    const times = (counts.get(text) ?? 0) + 1;
    if (text.length >= least) counts.set(text, times);
    if (times === 1) mapped(part, count);
    return part;
  };
  for (const part of Object.values(definitions)) mapped(part as Part, count);
  const names = new Map<string, string>();
  const shared: { [name: string]: unknown } = {};
  const share = (part: Part): Part => {
    const text = JSON.stringify(part);
    if ((counts.get(text) ?? 0) < 2) return mapped(part, share);
    const known = names.get(text);
    const name = known ?? `shared.${names.size + 1}`;
    names.set(text, name);
    if (known === undefined) shared[name] = mapped(part, share);
    return { $ref: `#/definitions/${name}` };
  };
  const own = Object.entries(definitions).map(([name, part]) => [name, mapped(part as Part, share)]);
  return { ...Object.fromEntries(own), ...shared };
}

/** A schema with the schemas in it made others. */
function mapped(part: Part, make: (part: Part) => Part): Part {
  return Object.fromEntries(
    Object.entries(part).map(([word, value]) => {
      if (under.has(word) && isPart(value)) return [word, make(value)];
      if (!several.has(word)) return [word, value];
      if (Array.isArray(value)) return [word, value.map((one: unknown) => (isPart(one) ? make(one) : one))];
      const inside = Object.entries(value as Part).map(([key, one]) => [key, isPart(one) ? make(one) : one]);
      return [word, Object.fromEntries(inside)];
    }),
  );
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);
