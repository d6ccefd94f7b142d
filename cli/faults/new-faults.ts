import type { AskedNew, NewRefusal } from '#host/begin/begin-project.ts';
import { suggestion } from '#host/program/suggestion.ts';
import { type ArgumentFault, wrongValue } from '../arguments/argument-faults.ts';
import type { Words } from '../arguments/command.ts';

/** Why nothing was begun, in words that say what to do. */
export function newFault(outcome: NewRefusal, asked: AskedNew): ArgumentFault {
  const fault = (code: string, message: Words, data: ArgumentFault['data'] = {}): ArgumentFault => ({
    code,
    message,
    data,
  });
  switch (outcome.kind) {
    case 'no-such-kind': {
      const { known } = outcome;
      const words = { ja: `${known.join('・')} のどれか`, en: `one of ${known.join(', ')}` };
      return wrongValue('--kind', asked.kind, words, suggestion(asked.kind, known));
    }
    case 'answers':
      return fault('NEW001', outcome.message, { faults: outcome.faults });
    case 'project-there':
      return fault('NEW002', {
        ja: 'ここにはもうプロジェクトがあります。--kind に、足すもの（カードなど）を書いてください。--list で一覧を見られます。',
        en: 'There is a project already. Say with --kind what is to be added; --list tells what can be.',
      });
    case 'unreadable-project':
      return fault('NEW003', {
        ja: 'ここの studio.json を読めません。studio check で何が悪いか見てください。',
        en: 'The studio.json here cannot be read. studio check tells what is wrong with it.',
      });
    case 'no-base':
      return fault('NEW004', {
        ja: `${asked.system} の見本のプロジェクトが見つかりません。studio を入れ直してください。`,
        en: `The sample project of ${asked.system} is not to be found. Install the studio again.`,
      });
    case 'no-such-list':
      return fault(
        'NEW005',
        outcome.fault.isBroken
          ? {
              ja: `${outcome.fault.path} をJSONとして読めないので、足せません。先にそのファイルを直してください。`,
              en: `${outcome.fault.path} cannot be read as JSON, so nothing can be added to it. Fix that file first.`,
            }
          : {
              ja: `${outcome.fault.path} に「${outcome.fault.list}」の一覧がないので、足せません。先にそのファイルを直してください。`,
              en: `${outcome.fault.path} has no list "${outcome.fault.list}" to add to. Fix that file first.`,
            },
        { path: outcome.fault.path, list: outcome.fault.list },
      );
    case 'file-there':
      return fault(
        'NEW006',
        {
          ja: `${outcome.path} はもうあります。上書きはしません。別の名前にしてください。`,
          en: `${outcome.path} is there already and is not written over. Choose another name.`,
        },
        { path: outcome.path },
      );
    case 'bad-name':
      return fault(
        'NEW007',
        { ja: `${outcome.path} という名前のファイルは作れません。`, en: `No file can be called ${outcome.path}.` },
        { path: outcome.path },
      );
    case 'not-written':
      return fault(
        'NEW008',
        {
          ja: `${outcome.path} を書けません（${outcome.code}）。何も変えていません。`,
          en: `${outcome.path} could not be written (${outcome.code}). Nothing has changed.`,
        },
        { path: outcome.path, reason: outcome.code },
      );
  }
}
