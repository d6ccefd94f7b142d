import type { UnitCheck, UnitFault } from '../unit-fault.ts';
import { countedFault } from './counted-faults.ts';
import { doubledFault } from './doubled-faults.ts';
import { endFault, sentencesFault } from './ends-faults.ts';
import { encodingFault, escapeFault, noteFault } from './leftover-marks.ts';
import { accentFault, formFault, formsFault, invisibleFault, variantFault, widthFault } from './letters-faults.ts';
import { apostropheFault, spacedFault, straightFault } from './marks-of-language.ts';

const checks: readonly ((beside: UnitCheck) => UnitFault | null)[] = [
  endFault,
  sentencesFault,
  doubledFault,
  straightFault,
  apostropheFault,
  spacedFault,
  countedFault,
  widthFault,
  formFault,
  invisibleFault,
  encodingFault,
  accentFault,
  escapeFault,
  noteFault,
  formsFault,
  variantFault,
];

/** Checks of how a translation is written, apart from its meaning. */
export const formFaults = (beside: UnitCheck): readonly UnitFault[] =>
  checks.map((check) => check(beside)).filter((one) => one !== null);
