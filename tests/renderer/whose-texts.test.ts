import { expect, it } from 'vitest';
import { personIn } from '#renderer/desk/translations/unit-rows.ts';

it('the texts of a person who was chosen before are all texts where the person translates none', () => {
  const jun = { person: 'Jun', locale: 'de' };
  expect([
    personIn([jun], 'Jun'),
    personIn([jun], 'Mika'),
    personIn([], 'Jun'),
    personIn([jun], ''),
    personIn([], ''),
  ]).toEqual(['Jun', null, null, '', null]);
});
