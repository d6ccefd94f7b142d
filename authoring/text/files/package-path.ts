export interface PackageName {
  /** Null: the project that is open. */
  readonly package: string | null;
  readonly name: string;
}

/** A package id serves as folder name and as prefix before a colon. */
export const packageIdPattern = '[a-z][a-z0-9-]*';

const packageId = new RegExp(`^${packageIdPattern}$`);
const across = new RegExp(`^(${packageIdPattern}):(.+)$`, 's');

export function isPackageId(id: string): boolean {
  return packageId.test(id);
}

/** Own paths and ids never contain a colon. */
export function readName(name: string): PackageName {
  const match = across.exec(name);
  return match === null ? { package: null, name } : { package: match[1] as string, name: match[2] as string };
}

export function nameIn(project: string, name: string): string {
  return `${project}:${name}`;
}

export function pathInside(path: string): string {
  return readName(path).name;
}

/** Whether a file belongs to a required project, and so is read-only. */
export function isRequired(path: string): boolean {
  return readName(path).package !== null;
}

/** Whether a file names the game of a project, the open one or one that it requires. */
export const isManifest = (path: string): boolean => pathInside(path) === 'studio.json';
