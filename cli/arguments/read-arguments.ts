import { parseArgs } from 'node:util';
import { suggestion } from '#host/program/suggestion.ts';
import { optionValue } from '../words/cli-text.ts';
import { type ArgumentFault, fault, missingValue, oneOf, unknown, wrongValue } from './argument-faults.ts';
import type { CliCommand, CliText, OptionShape, ParsedArguments } from './command.ts';

type Value = string | number | true;
type Read = { readonly given: ParsedArguments } | { readonly fault: ArgumentFault };

const commonOptions = {
  json: { type: 'flag' },
  help: { type: 'flag' },
  locale: { type: 'text', words: ['ja', 'en'] as readonly string[] },
} as const satisfies { readonly [name: string]: OptionShape };

/** After the command name. Reports the first error. */
export function readArguments(command: CliCommand, typed: readonly string[]): Read {
  const shapes: { readonly [name: string]: OptionShape } = { ...commonOptions, ...command.options };
  const options = Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      { type: shape.type === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...typed],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, Value>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const shape = Object.hasOwn(shapes, token.name) ? shapes[token.name] : undefined;
    if (shape === undefined || !token.rawName.startsWith('--')) {
      const nearest = suggestion(token.name, Object.keys(shapes));
      return { fault: unknown('unknownOption', token.rawName, nearest === undefined ? undefined : `--${nearest}`) };
    }
    const value = readValue(token.rawName, shape, token.value);
    if (typeof value === 'object') return { fault: value };
    values.set(token.name, value);
  }
  // With `--language`, `--locale` is the language of the answer only
  const locale = values.get('locale');
  const { locale: answers } = commonOptions;
  if (values.has('language') && typeof locale === 'string' && !answers.words.includes(locale)) {
    return { fault: wrongValue('--locale', locale, rightOf(answers), suggestion(locale, answers.words)) };
  }
  const wanted = command.positionals;
  const asksForHelp = values.has('help');
  if (!asksForHelp && (positionals.length < wanted.least || positionals.length > wanted.most)) {
    return { fault: fault('wrongCount', { usage: command.usage, given: positionals.length }) };
  }
  return { given: givenOf(positionals, values) };
}

function givenOf(positionals: readonly string[], values: ReadonlyMap<string, Value>): ParsedArguments {
  return {
    positionals,
    flag: (name) => values.get(name) === true,
    text: (name) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : undefined;
    },
    number: (name) => {
      const value = values.get(name);
      return typeof value === 'number' ? value : undefined;
    },
  };
}

function readValue(option: string, shape: OptionShape, written: string | undefined): Value | ArgumentFault {
  if (shape.type === 'flag') {
    return written === undefined ? true : wrongValue(option, written, optionValue('nothing'));
  }
  if (written === undefined) return missingValue(option, rightOf(shape));
  if (shape.type === 'number') {
    const number = Number(written);
    const isRight =
      /^-?\d+$/.test(written) &&
      Number.isSafeInteger(number) &&
      number >= (shape.least ?? Number.MIN_SAFE_INTEGER) &&
      number <= (shape.most ?? Number.MAX_SAFE_INTEGER);
    return isRight ? number : wrongValue(option, written, rightOf(shape));
  }
  if (shape.words === undefined || shape.words.includes(written)) return written;
  return wrongValue(option, written, rightOf(shape), suggestion(written, shape.words));
}

function rightOf(shape: OptionShape): CliText {
  if (shape.type === 'number') {
    const { least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER } = shape;
    return optionValue('number', { least, most });
  }
  if (shape.type === 'text' && shape.words !== undefined) return oneOf(shape.words);
  return optionValue('value');
}
