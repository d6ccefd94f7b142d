/** The file name, with as much of its folders as makes it unique. */
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
  const depth = own.findIndex((segment, i) => alike.every((one) => one[i] !== segment));
  const above = own[depth];
  if (above === undefined) return { name, folder };
  return { name, folder: depth === 1 ? `${above}/${folder}` : `${above}/…/${folder}` };
}

/** `S00-no-last-stop`: the id alone if it is unique. */
function shortened(folder: string, rivals: readonly string[]): string {
  const [id = folder] = folder.split('-');
  return id !== '' && rivals.every((rival) => rival.split('-')[0] !== id) ? id : folder;
}

export function tabTitle({ name, folder }: TabName): string {
  return folder === null ? name : `${folder} · ${name}`;
}
