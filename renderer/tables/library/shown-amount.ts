/** A sum as it is read: its thousands apart. */
export function shownAmount(amount: number): string {
  return amount.toLocaleString('en');
}
