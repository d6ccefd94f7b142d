import type { NewProjectRequest, NewRefusal } from '#host/new-project/new-project.ts';
import { suggestion } from '#host/program/suggestion.ts';
import { type ArgumentFault, fault, oneOf, wrongValue } from '../arguments/argument-faults.ts';

export function newFault(outcome: NewRefusal, asked: NewProjectRequest): ArgumentFault {
  switch (outcome.kind) {
    case 'no-such-kind':
      return wrongValue('--kind', asked.kind, oneOf(outcome.known), suggestion(asked.kind, outcome.known));
    case 'answers':
      return fault('wrongAnswers', { faults: outcome.faults }, { message: outcome.message });
    case 'project-there':
      return fault('projectThere');
    case 'unreadable-project':
      return fault('unreadableProject');
    case 'no-base':
      return fault('noSample', {}, { system: asked.system });
    case 'no-such-list': {
      const { path, list, isBroken } = outcome.fault;
      return fault(isBroken ? 'brokenDocument' : 'noSuchList', { path, list });
    }
    case 'file-there':
      return fault('fileThere', { path: outcome.path });
    case 'bad-name':
      return fault('badName', { path: outcome.path });
    case 'not-written':
      return fault('notMade', { path: outcome.path, reason: outcome.code });
  }
}
