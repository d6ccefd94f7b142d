const PLAIN = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/;

/** False for anything that is not a plain version, such as a pre-release. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [PLAIN.exec(version), PLAIN.exec(than)];
  if (a === null || b === null) return false;
  for (let part = 1; part <= 3; part++) {
    const difference = Number(a[part]) - Number(b[part]);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
