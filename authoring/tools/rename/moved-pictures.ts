import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { type FileStep, isAtOrIn, pathAfter } from '#authoring/project/documents/file-step.ts';
import { changeOf, type DocumentChange } from '#authoring/project/documents/project-action.ts';
import { withoutLanguage } from '#authoring/project/pictures/local-pictures.ts';
import { picturesFolder } from '#authoring/project/pictures/picture-kinds.ts';
import { isSoundPicture } from '#authoring/project/pictures/project-picture.ts';
import { isRequired, pathInside } from '#authoring/text/files/package-path.ts';
import { LineStarts } from './line-starts.ts';
import { valueEdit } from './rename-plan.ts';

/** What goes along when pictures are moved or deleted. */
export interface PicturesFollowing {
  /** Moves and deletions of pictures that stand for them in a language. Ids of what is deleted are given by who does it. */
  readonly moved: readonly { readonly path: string; readonly to: string | null }[];
  /** Documents that name them, as they lie after the steps. */
  readonly changes: readonly DocumentChange[];
  /** Documents that name what is there no more, and how often. */
  readonly missed: readonly { readonly path: string; readonly count: number }[];
}

/** What becomes of what names pictures that some steps move or delete, and of those that stand for them in a language. */
export function picturesFollowing({ project, pictures }: Diagnosis, steps: readonly FileStep[]): PicturesFollowing {
  const own = (pictures ?? []).filter(({ path }) => !isRequired(path)).map(({ path }) => path);
  // One of a project that is required is seen where the own is gone
  const below = new Set(
    (pictures ?? []).flatMap((one) => (isRequired(one.path) && isSoundPicture(one) ? [pathInside(one.path)] : [])),
  );
  const isTouched = (path: string) => own.includes(path) && pathAfter(steps, path) !== path;
  const named = new Set<string>();
  const changes: DocumentChange[] = [];
  const missed: { readonly path: string; readonly count: number }[] = [];
  for (const reading of project.readings) {
    const art = reading.facts.art.filter(({ file }) => isTouched(file));
    const lies = art.length === 0 ? null : pathAfter(steps, reading.file.path);
    if (lies === null) continue;
    const { text } = reading.file;
    const lines = new LineStarts(text);
    const edits = art.flatMap(({ file, path }) => {
      named.add(file);
      const to = pathAfter(steps, file);
      return to === null ? [] : [valueEdit(reading, lines, [...path, 'file'], to)];
    });
    if (edits.length > 0) changes.push(changeOf(lies, text, edits));
    const count = art.filter(({ file }) => pathAfter(steps, file) === null && !below.has(file)).length;
    if (count > 0) missed.push({ path: lies, count });
  }
  return { moved: own.flatMap((path) => followed(path, named, steps)), changes, missed };
}

/** Where a picture of a language goes with the one that it stands for. */
function followed(path: string, named: ReadonlySet<string>, steps: readonly FileStep[]): PicturesFollowing['moved'] {
  const other = withoutLanguage(path);
  if (other === null || !named.has(other) || steps.some((step) => isAtOrIn(path, step.path))) return [];
  const to = pathAfter(steps, other);
  if (to === null) return [{ path, to }];
  const root = `${picturesFolder}/`;
  const folder = path.slice(0, path.length - (other.length - root.length));
  return to.startsWith(root) ? [{ path, to: folder + to.slice(root.length) }] : [];
}
