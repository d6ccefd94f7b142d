export function shownAmount(amount: number): string {
  return amount.toLocaleString('en');
}
