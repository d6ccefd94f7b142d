import { readName } from '#authoring/text/files/package-path.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';

export interface PackageFiles {
  readonly own: readonly ProjectFile[];
  readonly others: ReadonlyMap<string, readonly ProjectFile[]>;
}

const none: ReadonlyMap<string, readonly ProjectFile[]> = new Map();
const named = new WeakMap<ProjectFile, ProjectFile>();

export function packageFiles(files: readonly ProjectFile[]): PackageFiles {
  if (!files.some(({ path }) => path.includes(':'))) return { own: files, others: none };
  const own: ProjectFile[] = [];
  const others = new Map<string, ProjectFile[]>();
  for (const file of files) {
    const { package: project, name } = readName(file.path);
    if (project === null) own.push(file);
    else {
      const list = others.get(project) ?? [];
      others.set(project, list);
      list.push(as(file, name));
    }
  }
  return { own, others };
}

function as(file: ProjectFile, path: string): ProjectFile {
  const known = named.get(file);
  if (known?.path === path) return known;
  const renamed: ProjectFile = isFaulty(file) ? { path, fault: file.fault } : { ...file, path };
  named.set(file, renamed);
  return renamed;
}
