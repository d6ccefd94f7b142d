/** What a tab says of its file: the name, and before it so much of the folders as tells it from others of that name. */
export interface TabName {
  readonly name: string;
  readonly folder: string | null;
}

export function tabName(path: string, tabs: readonly string[]): TabName {
  const [name = path, ...own] = path.split('/').reverse();
  const twins = tabs.filter((one) => one !== path && one.split('/').at(-1) === name);
  const others = twins.map((one) => one.split('/').reverse().slice(1));
  const nearest = own[0];
  if (others.length === 0 || nearest === undefined) return { name, folder: null };
  const alike = others.filter((one) => one[0] === nearest);
  const rivals = others.flatMap((one) => (one[0] === undefined || one[0] === nearest ? [] : [one[0]]));
  const folder = shortened(nearest, rivals);
  if (alike.length === 0) return { name, folder };
  // Folders of one name too: the first above them that is another.
  const depth = own.findIndex((segment, i) => alike.every((one) => one[i] !== segment));
  const above = own[depth];
  if (above === undefined) return { name, folder };
  return { name, folder: depth === 1 ? `${above}/${folder}` : `${above}/…/${folder}` };
}

/** A folder is mostly named by an id and a title, `S00-no-last-stop`: the id is enough where no other begins with it. */
function shortened(folder: string, rivals: readonly string[]): string {
  const [id = folder] = folder.split('-');
  return id !== '' && rivals.every((rival) => rival.split('-')[0] !== id) ? id : folder;
}

export function tabTitle({ name, folder }: TabName): string {
  return folder === null ? name : `${folder} · ${name}`;
}
