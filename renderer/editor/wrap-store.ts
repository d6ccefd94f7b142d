import { create } from 'zustand';

/** Whether long lines of the editors go on below; what the person chose comes with the work that was kept. */
export const useWrap = create<{ readonly wraps: boolean }>(() => ({ wraps: true }));

export function setWrap(wraps: boolean): void {
  useWrap.setState({ wraps });
}
