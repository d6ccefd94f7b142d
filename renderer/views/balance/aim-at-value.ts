import type { LabAim } from '#api/studio/lab-calls.ts';

type AimAtValue = Extract<LabAim, { kind: 'value' }>;

/** Values on each side of the present one that are tried unless others are asked for. */
const AROUND = 10;
/** Half of the games are won. */
const EVEN = 0.5;

export const aimAtValue = ({ path, value }: { readonly path: string; readonly value: number }): AimAtValue => ({
  ...{
    kind: 'value',
    number: path,
    target: EVEN,
    from: value < 0 ? value - AROUND : Math.max(0, value - AROUND),
    to: value + AROUND,
  },
});
