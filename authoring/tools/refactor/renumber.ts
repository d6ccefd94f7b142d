import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { type FileStep, isAtOrIn } from '#authoring/project/documents/file-step.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { withTranslations } from '#authoring/project/localization/translations-follow.ts';
import { planRenames, type Renaming, refusalOf } from '../rename/rename-plan.ts';
import type { RefactoringPlan } from './refactoring-plan.ts';
import { refused } from './refused.ts';

const numbered = /^([A-Za-z]+)(\d+)$/;

/** Renumbers a document and what its folder declares: `S05` makes `SC05-01`. Renames the folder, too. */
export function planRenumber(diagnosis: Diagnosis, declaration: Declaration, to: string): RefactoringPlan {
  const index = indexOf(diagnosis);
  const { id, file } = declaration;
  const [was, will] = [numbered.exec(id), numbered.exec(to)];
  if (declaration.path.length !== 1 || was === null) return refused(declaration, 'number', { file });
  const folder = file.slice(0, file.lastIndexOf('/'));
  const with_ = index.declarations.filter(
    (one) => one.package === null && one !== declaration && isAtOrIn(one.file, folder) && numberIn(one.id) === was[2],
  );
  const all: readonly Renaming[] = [
    { declaration, to },
    ...with_.map((one) => ({ declaration: one, to: one.id.replace(String(was[2]), String(will?.[2] ?? '')) })),
  ];
  for (const one of all) {
    const refusal = refusalOf(index, one.declaration, one.to);
    if (refusal !== null) return { ...refusal, users: [] };
  }
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  const isCalledSo = name === id || name.startsWith(`${id}-`);
  const moved: readonly FileStep[] = isCalledSo
    ? [
        {
          kind: 'move',
          path: folder,
          to: `${folder.slice(0, folder.length - name.length)}${to}${name.slice(id.length)}`,
        },
      ]
    : [];
  const paths = diagnosis.project.readings.map((reading) => reading.file.path);
  return { ...planRenames(diagnosis, all), files: withTranslations(moved, paths, () => '') };
}

const numberIn = (id: string): string | undefined => /^[A-Za-z]+(\d+)-/.exec(id)?.[1];
