import { findEffect, pathsTo } from '#authoring/project/documents/effect-place.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Choices, Documents } from '#engine/kernel/contract/system.ts';
import { replaced } from '../completion/drafting.ts';

type Steps = readonly (string | number)[];

/** A whole number in a document of the game. */
export interface ContentNumber {
  readonly file: string;
  readonly steps: Steps;
  /** As paths of effects are written: `W-01/effects/strike/do/0/amount`. */
  readonly path: string;
  readonly value: number;
}

/** Of the documents that the game itself reads, in document order. */
export function numbersIn({ documents, formats }: Playable): readonly ContentNumber[] {
  const read = formats.filter(({ house }) => !house);
  return Object.entries(documents)
    .filter(([file]) => read.some(({ path }) => path.test(file)))
    .flatMap(([file, document]) =>
      leavesOf(document, []).map(({ steps, value }) => ({
        file,
        steps,
        path: pathOfPart(documents, file, steps),
        value,
      })),
    );
}

/** The path that names a part of a document, by the id of its entry; else its file and steps. */
export function pathOfPart(documents: Documents, file: string, steps: Steps): string {
  const ways = pathsTo(documents[file] ?? null, steps);
  return ways.find((way) => leadsTo(findEffect(documents, way), file, steps)) ?? [file, ...steps].join('/');
}

/** Where `pathOfPart` leads to in its file; null: to nothing. */
export function stepsTo(documents: Documents, file: string, path: string): Steps | null {
  if (!path.startsWith(`${file}/`)) {
    const found = findEffect(documents, path);
    return found?.path === file && pathOfPart(documents, file, found.steps) === path ? found.steps : null;
  }
  const steps: (string | number)[] = [];
  let part: Json | undefined = documents[file];
  for (const name of path.slice(file.length + 1).split('/')) {
    const step = Array.isArray(part) ? Number(name) : name;
    part = Array.isArray(part) ? part[step as number] : isObject(part ?? null) ? (part as JsonObject)[name] : undefined;
    if (part === undefined) return null;
    steps.push(step);
  }
  return steps;
}

function leavesOf(part: Json, steps: Steps): readonly Pick<ContentNumber, 'steps' | 'value'>[] {
  if (Number.isSafeInteger(part)) return [{ steps, value: part as number }];
  if (Array.isArray(part)) return part.flatMap((one, at) => leavesOf(one, [...steps, at]));
  return isObject(part) ? Object.entries(part).flatMap(([key, one]) => leavesOf(one, [...steps, key])) : [];
}

const leadsTo = (found: ReturnType<typeof findEffect>, file: string, steps: Steps): boolean =>
  found?.path === file && found.steps.length === steps.length && found.steps.every((step, at) => step === steps[at]);

/** The project with another value there. Null: the format of the document does not allow it. */
export function withNumber(playable: Playable, { file, steps }: ContentNumber, value: number): Playable | null {
  const { documents, formats } = playable;
  const document = replaced(documents[file], steps, value);
  const format = formats.find(({ path }) => path.test(file));
  if (format?.validate(document) !== true) return null;
  return { ...playable, documents: { ...documents, [file]: document } };
}

/** Those of a file, of an entry or of a part of it, by their paths. Empty: there is nothing of that name. */
export function numbersUnder(numbers: readonly ContentNumber[], name: string): readonly ContentNumber[] {
  const isUnder = (path: string) => path === name || path.startsWith(`${name}/`);
  return numbers.filter(({ file, path }) => isUnder(path) || isUnder(file));
}

/** Those of the folder that is the home of what was chosen; without such a folder all. */
export function numbersOfChoices(
  playable: Playable,
  numbers: readonly ContentNumber[],
  choices: Choices,
): readonly ContentNumber[] {
  const { documents, system } = playable;
  const content = contentOf(playable);
  const homes = Object.entries(choices).flatMap(([id, chosen]) => {
    const others =
      system.options
        .find((one) => one.id === id)
        ?.values(content)
        .filter((one) => !chosen.includes(one)) ?? [];
    const files = filesNamed(documents, others);
    return filesNamed(documents, chosen).map((file) => {
      const folder = folderOf(file);
      return files.some((other) => folderOf(other) === folder) ? file : folder;
    });
  });
  const found = homes.flatMap((home) => numbersUnder(numbers, home));
  return found.length === 0 ? numbers : found;
}

const filesNamed = (documents: Documents, ids: readonly string[]): readonly string[] =>
  Object.entries(documents).flatMap(([file, document]) =>
    isObject(document) && ids.includes(String(document['id'])) && file.includes('/') ? [file] : [],
  );
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
