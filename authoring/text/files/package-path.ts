/** A name across projects: `package:name`. Files and ids are called so. */
export interface PackageName {
  /** The project it belongs to; null: the one that is looked at. */
  readonly package: string | null;
  readonly name: string;
}

/** What a project may be called: so its id can be the name of a folder, and stand before a colon. */
export const packageIdPattern = '[a-z][a-z0-9-]*';

const packageId = new RegExp(`^${packageIdPattern}$`);
const across = new RegExp(`^(${packageIdPattern}):(.+)$`, 's');

/** Whether a text may be the id of a project. */
export function isPackageId(id: string): boolean {
  return packageId.test(id);
}

/** Takes a name apart. No path of a project's own file and no id holds a colon. */
export function readName(name: string): PackageName {
  const match = across.exec(name);
  return match === null ? { package: null, name } : { package: match[1] as string, name: match[2] as string };
}

/** A path or an id as other projects call it. */
export function nameIn(project: string, name: string): string {
  return `${project}:${name}`;
}

/** The path of a file inside its own project, whichever that is. */
export function pathInside(path: string): string {
  return readName(path).name;
}

/** Whether a file belongs to a project that is required: it can be read here, and not written. */
export function isRequired(path: string): boolean {
  return readName(path).package !== null;
}
