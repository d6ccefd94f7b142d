import { useProject } from '../project/project-store.ts';
import { hands } from './hands.ts';
import type { MeasuredBehind } from './measured-behind.ts';

/** The desk is left alone so long before anything is drawn behind it, in milliseconds. */
const REST = 10_000;

/** What measures, fetched when it is first wanted. */
class Measurer {
  private behind: Promise<MeasuredBehind> | undefined;

  async measureAll(): Promise<void> {
    this.behind ??= import('./measured-behind.ts').then((one) => new one.MeasuredBehind(useProject.getState().files));
    // What could not be fetched is asked for anew when it is wanted again
    this.behind.catch(() => {
      this.behind = undefined;
    });
    await (await this.behind).measureAll();
  }
}
const measurer = new Measurer();

/** Measures all faces that were not yet, or once more where all were. */
export const measureAllFaces = (): Promise<void> => measurer.measureAll();

/** Measures the faces of the project behind everything else, from when nobody does anything for the first time. */
export function followFaces(): void {
  void hands.rest(REST).then(() => measureAllFaces().catch(() => undefined));
}
