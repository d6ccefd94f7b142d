import { fieldsOf, templateFaults, templateOf } from '#authoring/text/messages/template.ts';
import { listed, type UnitCheck, type UnitFault } from './unit-fault.ts';

/** L10N031: places lost, added or malformed. */
export function placesFault({ source, t }: UnitCheck): UnitFault | null {
  const [meant, said] = [source, t].map((text) => [...fieldsOf(text)].sort()) as [string[], string[]];
  const [fault] = templateFaults(t);
  if (fault !== undefined)
    return { code: 'L10N031', data: { said: t.slice(fault.at, fault.at + SHOWN), meant: listed(meant) } };
  if (meant.join() === said.join()) return null;
  return { code: 'L10N031', data: { said: listed(said), meant: listed(meant) } };
}

const SHOWN = 12;

export const withoutPlaces = (text: string): string =>
  templateOf(text)
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('');
