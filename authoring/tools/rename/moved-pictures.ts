import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { type FileStep, isAtOrIn, pathAfter } from '#authoring/project/documents/file-step.ts';
import { changeOf, type DocumentChange } from '#authoring/project/documents/project-action.ts';
import { withoutLanguage } from '#authoring/project/pictures/local-pictures.ts';
import { picturesFolder } from '#authoring/project/pictures/picture-kinds.ts';
import { isSoundPicture } from '#authoring/project/pictures/project-picture.ts';
import { isRequired, pathInside } from '#authoring/text/files/package-path.ts';
import { LineStarts } from './line-starts.ts';
import { valueEdit } from './rename-plan.ts';

export interface PicturesFollowing {
  /** Localized versions. `to` null: deleted. */
  readonly moved: readonly { readonly path: string; readonly to: string | null }[];
  /** At the paths after the steps. */
  readonly changes: readonly DocumentChange[];
  /** Documents with dangling names, and how many. */
  readonly missed: readonly { readonly path: string; readonly count: number }[];
}

export function picturesFollowing({ project, pictures }: Diagnosis, steps: readonly FileStep[]): PicturesFollowing {
  const own = (pictures ?? []).filter(({ path }) => !isRequired(path)).map(({ path }) => path);
  // A required picture shows again where the own one is gone
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

function followed(path: string, named: ReadonlySet<string>, steps: readonly FileStep[]): PicturesFollowing['moved'] {
  const other = withoutLanguage(path);
  if (other === null || !named.has(other) || steps.some((step) => isAtOrIn(path, step.path))) return [];
  const to = pathAfter(steps, other);
  if (to === null) return [{ path, to }];
  const root = `${picturesFolder}/`;
  const folder = path.slice(0, path.length - (other.length - root.length));
  return to.startsWith(root) ? [{ path, to: folder + to.slice(root.length) }] : [];
}
