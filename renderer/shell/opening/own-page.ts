const KEPT_ID = 'studio.page';

/** Survives a reload and is unique among open pages: a duplicated tab copies sessionStorage. */
export async function ownPage(): Promise<string> {
  const known = sessionStorage.getItem(KEPT_ID);
  if (known !== null && (await isOurs(known))) return known;
  const id = crypto.randomUUID().replaceAll('-', '');
  sessionStorage.setItem(KEPT_ID, id);
  await isOurs(id);
  return id;
}

/** False: another page has it. */
function isOurs(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(`studio.page.${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}
