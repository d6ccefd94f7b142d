import { expect, it } from 'vitest';
import { DeltaReceiver, DeltaSender } from '#renderer/desk/texts/text-deltas.ts';

const texts = (all: Readonly<Record<string, string>>) => new Map(Object.entries(all));

it('sends a text in full once, and then only its changes', () => {
  const teller = new DeltaSender();
  expect(teller.tell(texts({ 'a.json': '{"ap":1}', 'b.json': '[]' }))).toEqual({
    texts: [
      { path: 'a.json', whole: '{"ap":1}' },
      { path: 'b.json', whole: '[]' },
    ],
    gone: [],
  });
  expect(teller.tell(texts({ 'a.json': '{"ap":12}', 'b.json': '[]' }))).toEqual({
    texts: [{ path: 'a.json', from: 7, to: 7, instead: '2' }],
    gone: [],
  });
  expect(teller.tell(texts({ 'b.json': '[]' }))).toEqual({ texts: [], gone: ['a.json'] });
});

it('arrives as it was sent, whatever was typed, deleted or created again', () => {
  const [teller, listener] = [new DeltaSender(), new DeltaReceiver()];
  const versions = [
    { 'a.json': '', 'b.json': '{"name":"橋"}' },
    { 'a.json': '{', 'b.json': '{"name":"橋本"}' },
    { 'b.json': '{}' },
    { 'a.json': '新', 'b.json': '{}', 'c.json': 'x' },
    { 'c.json': '' },
  ];
  const heard = versions.map((version) => {
    const all = [...listener.hear(teller.tell(texts(version)))];
    return Object.fromEntries(all.map(([path, text]) => [path, text.toString()]));
  });
  expect(heard).toEqual(versions);
});

it('sends one text ahead of the others, which do not repeat it', () => {
  const [teller, listener] = [new DeltaSender(), new DeltaReceiver()];
  listener.hear(teller.tell(texts({ 'a.json': '{"ap":1}', 'b.json': '[]' })));
  const ahead = teller.tellOne('a.json', '{"ap":12}');
  expect(ahead).toEqual({ texts: [{ path: 'a.json', from: 7, to: 7, instead: '2' }], gone: [] });
  expect(listener.hear(ahead).get('a.json')?.toString()).toBe('{"ap":12}');
  expect(teller.tellOne('a.json', '{"ap":12}')).toEqual({ texts: [], gone: [] });
  expect(teller.tell(texts({ 'a.json': '{"ap":12}', 'b.json': '[]' }))).toEqual({ texts: [], gone: [] });
});
