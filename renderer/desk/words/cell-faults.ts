import type { CellFault } from '#authoring/tools/sheet/read-cell.ts';
import { sheetWords } from './generated/sheet-words.ts';
import type { Locale } from './locale.ts';

/** Why a cell did not take what was typed, and what to write. */
export function cellFaultSentence(fault: CellFault, locale: Locale): string {
  const { cellFaults } = sheetWords[locale];
  switch (fault.code) {
    case 'not-a-word':
      return cellFaults[fault.code]({
        words: fault.words.map((one) => one[locale]).join(cellFaults.or),
      });
    case 'no-such-thing':
    case 'several-things':
      return cellFaults[fault.code]({ name: fault.name });
    case 'format':
      return fault.message[locale];
    default:
      return cellFaults[fault.code];
  }
}
