import type { LabAgainst, LabQuestion } from './lab-calls.ts';

/** The other side of a comparison; null: none. */
export const againstOf = ({ aim }: LabQuestion): LabAgainst => (aim.kind === 'balance' ? aim.against : null);
