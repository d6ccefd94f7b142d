import type { ProjectFile } from '#authoring/text/files/project-file.ts';

/** A project of these files that requires others. */
export function requiring(
  { id, system }: { readonly id: string; readonly system: string },
  requires: readonly string[],
  own: Readonly<Record<string, string>> = {},
): ProjectFile[] {
  const required = requires.map((one) => ({ id: one, version: '0.1.0' }));
  const manifest = { formatVersion: 1, id, version: '0.1.0', system, title: id, sourceLocale: 'ja', locales: ['ja'] };
  const studio = JSON.stringify({ ...manifest, requires: required, settings: {} });
  return Object.entries({ 'studio.json': studio, ...own }).map(([name, text]) => ({ path: name, text }));
}

/** The files of a project, with those of the projects that it requires, as another project requires them. */
export const inPackage = (id: string, files: readonly ProjectFile[]): readonly ProjectFile[] =>
  files.map((file) => (file.path.includes(':') ? file : { ...file, path: `${id}:${file.path}` }));
