import type { LabMachines } from '#api/studio/lab-calls.ts';
import type { LineStore } from '../lab/line-store.ts';
import { type LabNews, LentMachines } from '../lab-machines/lent-machines.ts';
import type { FromLab } from './lab-protocol.ts';
import type { MachinesFor } from './run-queue.ts';

/** The first machine is waited for only shortly, as a person is waiting too, and the next run looks again. */
const PATIENCE = 2000;

/** Machines for the runs of a desk that was started with an address of a lab. */
export function lentMachines(store: LineStore | null, tell: (message: FromLab) => void): MachinesFor {
  if ((process.env['STUDIO_LAB_URL'] ?? '') === '') return () => null;
  return (stop) =>
    new LentMachines({
      ...{ store, stop, patience: PATIENCE },
      heard: (news) => tell({ kind: 'machines', machines: machinesShown(news) }),
    });
}

/** Without the address of the server, and without names of files. */
export function machinesShown(news: LabNews): LabMachines {
  switch (news.kind) {
    case 'joined':
      return { kind: 'joined', threads: news.threads };
    case 'lied':
      return { kind: 'lied', by: news.by };
    case 'nobody':
    case 'gone':
      return { kind: 'none', why: news.kind };
    case 'fault':
      return { kind: 'none', why: news.fault.code };
  }
}
