import type { LabMachines } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

/** Whether computers that are lent play too, and why not. */
export function MachinesLine({ machines }: { readonly machines: LabMachines }) {
  const { machines: words } = useWords(balanceWords);
  switch (machines.kind) {
    case 'joined':
      return <p className="balance-machines muted text-12">{words.joined({ threads: machines.threads })}</p>;
    case 'lied':
      return <p className="note note-warning">{words.lied({ by: machines.by })}</p>;
    case 'none':
      return <p className="note note-warning">{words.none({ why: words.why[machines.why] })}</p>;
  }
}
