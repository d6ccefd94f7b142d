import { useProject } from '../project/project-store.ts';
import { hands } from './hands.ts';
import type { MeasuredBehind } from './measured-behind.ts';

/** The desk is left alone so long before anything is drawn behind it, in milliseconds. */
const REST = 10_000;

/** What measures, fetched when it is first wanted. */
class Measurer {
  private behind: Promise<MeasuredBehind> | undefined;

  fetched(): Promise<MeasuredBehind> {
    this.behind ??= import('./measured-behind.ts').then(
      (one) => new one.MeasuredBehind(useProject.getState().files),
      (error: unknown) => {
        // It is asked for anew when it is wanted again
        this.behind = undefined;
        throw error;
      },
    );
    return this.behind;
  }
}
const measurer = new Measurer();

/** Measures all faces that were not yet, or once more where all were. */
export const measureAllFaces = async (): Promise<void> => (await measurer.fetched()).measureAll();

/** Measures the faces of the project behind everything else, from when nobody does anything for the first time. */
export function followFaces(): void {
  void hands
    .rest(REST)
    .then(() => measurer.fetched())
    .then(
      (behind) => behind.measureAll(),
      // Nobody asked for it: what cannot be fetched now is no fault to tell
      () => undefined,
    );
}
