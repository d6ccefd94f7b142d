import type { Words } from './command.ts';

/** Something typed that the program cannot take. */
export interface ArgumentFault {
  readonly code: string;
  readonly message: Words;
  readonly data: { readonly [key: string]: unknown };
}

function instead(nearest: string | undefined): Words {
  if (nearest === undefined) return { ja: 'studio --help で一覧を見られます。', en: 'See studio --help.' };
  return { ja: `${nearest} ではありませんか。`, en: `Did you mean ${nearest}?` };
}

function withNearest(given: string, nearest: string | undefined): { readonly [key: string]: string } {
  return nearest === undefined ? { given } : { given, nearest };
}

export function noCommand(): ArgumentFault {
  return {
    code: 'ARG001',
    message: {
      ja: '何をするかの指定がありません。studio --help で一覧を見られます。',
      en: 'No command was given. See studio --help.',
    },
    data: {},
  };
}

export function unknownCommand(given: string, nearest: string | undefined): ArgumentFault {
  const then = instead(nearest);
  return {
    code: 'ARG002',
    message: {
      ja: `「${given}」というコマンドはありません。${then.ja}`,
      en: `There is no command "${given}". ${then.en}`,
    },
    data: withNearest(given, nearest),
  };
}

export function unknownOption(given: string, nearest: string | undefined): ArgumentFault {
  const then = instead(nearest);
  return {
    code: 'ARG003',
    message: { ja: `${given} という指定はありません。${then.ja}`, en: `There is no option ${given}. ${then.en}` },
    data: withNearest(given, nearest),
  };
}

export function wrongValue(option: string, given: string, right: Words, nearest: string | undefined): ArgumentFault {
  const then = nearest === undefined ? { ja: '', en: '' } : instead(nearest);
  return {
    code: 'ARG004',
    message: {
      ja: `${option} に「${given}」は使えません。${right.ja}を書いてください。${then.ja}`,
      en: `${option} cannot be "${given}". Give ${right.en}. ${then.en}`.trimEnd(),
    },
    data: { option, ...withNearest(given, nearest) },
  };
}

export function missingValue(option: string, right: Words): ArgumentFault {
  return {
    code: 'ARG005',
    message: { ja: `${option} の後に${right.ja}を書いてください。`, en: `Give ${right.en} after ${option}.` },
    data: { option },
  };
}

export function wrongCount(usage: string, given: number): ArgumentFault {
  return {
    code: 'ARG006',
    message: { ja: `こう打ってください：studio ${usage}`, en: `Type it so: studio ${usage}` },
    data: { usage, given },
  };
}
