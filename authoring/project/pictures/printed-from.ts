import type { Diagnosis } from '../diagnostics/diagnose.ts';
import type { PrintedFrom } from './art-of-printed.ts';

/** All documents out of which a project is printed, those that stand in the place of others behind them. */
export const printedFrom = ({ project, required }: Diagnosis): readonly PrintedFrom[] => [
  ...required.map(({ id, readings }) => ({ project: id, readings })),
  { project: null, readings: project.readings },
];
