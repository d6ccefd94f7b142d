/** Shows nothing for 0. */
export function Count({ of, tone = 'quiet' }: { readonly of: number; readonly tone?: 'quiet' | 'warning' | 'error' }) {
  return of > 0 ? <span className={`badge badge-${tone}`}>{of}</span> : null;
}
