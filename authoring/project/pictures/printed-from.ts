import type { Diagnosis } from '../diagnostics/diagnose.ts';
import type { PrintSource } from './art-of-printed.ts';

/** Requirements first. */
export const printedFrom = ({ project, required }: Diagnosis): readonly PrintSource[] => [
  ...required.map(({ id, readings }) => ({ project: id, readings })),
  { project: null, readings: project.readings },
];
