import { expect, it } from 'vitest';
import { OverlayError, withOverlay } from '#authoring/project/play/playable.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
if (!('playable' in project)) throw new Error('the sample game has errors');
const { playable } = project;

const unfit = (of: string) => ({
  cards: [
    {
      id: 'SC00-90',
      name: '試験の不調',
      effects: [{ id: 'unfit', when: 'constant', do: [{ op: 'modify', number: 'maxHp', of: { op: of }, add: -1 }] }],
    },
  ],
});

it('an effect that can never work cannot be layered over a project', () => {
  expect(() => withOverlay(playable, unfit('self'))).toThrow(
    new OverlayError({
      ja: 'この文を使うPCはいないので、「自分」は誰も指さず、何も起きません。「PC全員」ではありませんか。誰のことかを書いてください。（EFT017）',
      en: 'No PC uses this text, so “this PC” selects nobody and nothing happens. Did you mean "all PCs"? Write which PC it affects. (EFT017)',
    }),
  );
});

it('the requirements of a whole project do not apply to layered entries', () => {
  const laid = withOverlay(playable, unfit('allPcs'));
  expect(Object.keys(laid).filter((path) => laid[path] !== playable.documents[path])).toEqual([
    'scenarios/S00-no-last-stop/cards.json',
  ]);
});
