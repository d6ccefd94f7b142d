import type { Expectation, Playtest } from '#authoring/project/playtests/playtest.ts';
import { failureOfTest, type PlayedThrough } from '#authoring/tools/playtests/run.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';

// A test that cannot fail is worthless: each expected value of a playtest is changed once, and it must fail.

export function blindPlaces(test: Playtest, played: PlayedThrough): readonly string[] {
  return [...alterations(test.then as Json, 'then')].flatMap(([at, then]) =>
    failureOfTest({ ...test, then: then as Expectation }, played) === null ? [at] : [],
  );
}

const negative = new Set(['noEvents', 'refused', '$not']);

function* alterations(value: Json, at: string): Generator<readonly [string, Json]> {
  if (Array.isArray(value) || isObject(value)) {
    for (const [key, inside] of Object.entries(value as { readonly [key: string]: Json })) {
      if (negative.has(key)) continue;
      for (const [place, other] of alterations(inside, `${at}/${key}`)) {
        const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as { [key: string]: Json };
        copy[key] = other;
        yield [place, copy];
      }
    }
    if (Array.isArray(value)) yield [`${at}/more`, [...value, 'something else']];
  } else yield [at, altered(value)];
}

function altered(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${value ?? 'not '}x`;
}
