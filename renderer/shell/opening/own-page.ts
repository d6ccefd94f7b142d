const KEPT_ID = 'studio.page';

/**
 * The id under which this page keeps its work. It outlives a reload, and is never that of another page that is open: a
 * tab that was duplicated brings the id of the first along.
 */
export async function ownPage(): Promise<string> {
  const known = sessionStorage.getItem(KEPT_ID);
  if (known !== null && (await isOurs(known))) return known;
  const id = crypto.randomUUID().replaceAll('-', '');
  sessionStorage.setItem(KEPT_ID, id);
  await isOurs(id);
  return id;
}

/** Takes the id as long as the page is there; false when another page has it. */
function isOurs(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(`studio.page.${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // Held until the page goes.
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}
