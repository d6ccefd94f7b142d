/** Checks that compare printed texts with effects. */
export const printedFaults: ReadonlySet<string> = new Set(
  ['EFT007', 'EFT008', 'EFT009', 'EFT010'].concat(['EFT011', 'EFT012', 'EFT013', 'EFT014', 'EFT020', 'EFF009']),
);
