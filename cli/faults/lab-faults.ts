import type { LabFault } from '#host/lab-machines/lab-address.ts';
import type { LabNews } from '#host/lab-machines/lent-machines.ts';
import { type ArgumentFault, fault } from '../arguments/argument-faults.ts';
import type { CliText, CommandContext } from '../arguments/command.ts';
import { resultText } from '../words/cli-text.ts';

const names = {
  noAddress: 'labNoAddress',
  wrongAddress: 'labWrongAddress',
  noAuthorityFile: 'labNoAuthorityFile',
  unreachable: 'labUnreachable',
  wrongPassword: 'labWrongPassword',
  unknownAuthority: 'labUnknownAuthority',
  oldServer: 'labOldServer',
} as const;

export function labFault({ code, ...data }: LabFault): ArgumentFault {
  return fault(names[code], data);
}

/** About machines that play too; not part of the output. */
export function tellLabNews({ err, locale }: CommandContext, news: LabNews): void {
  err(`${sentence(news)[locale]}\n`);
}

function sentence(news: LabNews): CliText {
  switch (news.kind) {
    case 'fault':
      return resultText('labHere', { reason: labFault(news.fault).message });
    case 'nobody':
      return resultText('labHere', { reason: resultText('labNobody') });
    case 'gone':
      return resultText('labHere', { reason: resultText('labGone') });
    case 'joined':
      return resultText('labJoined', { threads: news.threads });
    case 'lied':
      return resultText('labLied', { by: news.by, seed: news.seed, chunks: news.chunks });
  }
}
