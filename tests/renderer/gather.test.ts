import { expect, it } from 'vitest';
import { strays } from '#renderer/shell/dock/gather.ts';

const text = { id: 'text', panels: ['file:cards/weapons.json', 'view:history'] };

it('a layout joins the editors from the sides and the floating ones as tabs', () => {
  const groups = [
    { id: 'explorer', panels: ['explorer'] },
    { id: 'column', panels: ['view:form'] },
    text,
    { id: 'game', panels: ['play', 'view:sheet'] },
    { id: 'below', panels: ['twin:cards/weapons.json'] },
  ];
  expect(strays(groups)).toEqual({
    into: 'text',
    panels: ['view:form', 'view:sheet', 'twin:cards/weapons.json'],
  });
});

it('without an open file, the placeholder is the place of the editors', () => {
  const groups = [
    { id: 'column', panels: ['view:form'] },
    { id: 'text', panels: ['noFile'] },
  ];
  expect(strays(groups)).toEqual({ into: 'text', panels: ['view:form'] });
});

it('panels keep their places', () => {
  expect(strays([text, { id: 'foot', panels: ['problems', 'log'] }])).toEqual({ into: 'text', panels: [] });
  expect(strays([{ id: 'foot', panels: ['problems', 'log'] }])).toBeNull();
});
