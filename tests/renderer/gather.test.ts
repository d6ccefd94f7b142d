import { expect, it } from 'vitest';
import { strays } from '#renderer/shell/dock/gather.ts';

const text = { id: 'text', panels: ['file:cards/weapons.json', 'view:history'] };

it('a layout makes tabs of the editors of what lies beside them, and of what lies upon a part', () => {
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

it('where no file is open, what stands in its place is the place of the editors', () => {
  const groups = [
    { id: 'column', panels: ['view:form'] },
    { id: 'text', panels: ['noFile'] },
  ];
  expect(strays(groups)).toEqual({ into: 'text', panels: ['view:form'] });
});

it('parts are left where they lie', () => {
  expect(strays([text, { id: 'foot', panels: ['problems', 'log'] }])).toEqual({ into: 'text', panels: [] });
  expect(strays([{ id: 'foot', panels: ['problems', 'log'] }])).toBeNull();
});
