import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemIds } from '#engine/systems/system-ids.ts';
import { beginInFolder } from '#host/new-project/new-project.ts';
import { beginStore } from '#renderer/desk/begin/begin-store.ts';
import { firstMinuteStore } from '#renderer/desk/help/first-minute-store.ts';
import { makeOwnCard, prepareScene, takeNumberBack, tryNumber } from '#renderer/desk/help/first-scene.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { historyStore } from '#renderer/desk/project/project-actions.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { type OpenedDesk, openDesk } from '../../desk/open-desk.ts';

const scene = () => firstMinuteStore.getState();
const play = () => playStore.getState();

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk();
});
afterEach(() => opened.close());

it('the scene stands right after a number of the project was used; trying another changes what happened, and back restores it', async () => {
  await prepareScene();
  const { number, before } = scene();
  expect([scene().scene, play().view?.at, [...scene().done]]).toEqual(['ready', (number?.entry ?? 0) + 1, []]);
  expect(play().view?.at).toBeGreaterThanOrEqual(10);
  expect(before).toContain(number?.sentence);
  const hash = play().view?.hash;

  tryNumber();
  await idle();
  expect([scene().scene, [...scene().done]]).toEqual(['changed', ['try']]);
  expect(play().view?.hash).not.toBe(hash);
  expect(scene().after.filter((one) => !before.includes(one))).not.toEqual([]);

  takeNumberBack();
  await idle();
  expect([scene().scene, [...scene().done], play().view?.hash]).toEqual(['back', ['try', 'back'], hash]);
  expect(historyStore.getState().history.done).toEqual([]);

  makeOwnCard();
  expect([scene().isShown, scene().scene, [...scene().done], beginStore.getState().open]).toEqual([
    false,
    'none',
    ['try', 'back', 'own'],
    'thing',
  ]);
});

it('steps of the person elsewhere are no steps of the scene', async () => {
  await prepareScene();
  const { stepBack } = await import('#renderer/desk/play/play-commands.ts');
  await stepBack();
  expect([...scene().done]).toEqual([]);
});

it('in a project without numbers of its own nothing is played', async () => {
  await opened.close();
  opened = await openDesk({
    prepare: async (folder) => {
      await rm(folder, { recursive: true });
      const asked = { kind: 'empty', answers: {}, title: null, locale: 'ja', write: true } as const;
      await beginInFolder({ ...asked, folder, system: systemIds[0] });
    },
  });
  const places = new Set<number | undefined>([play().view?.at]);
  playStore.subscribe(({ view }) => places.add(view?.at));
  await prepareScene();
  expect([scene().scene, [...places]]).toEqual(['unused', [0]]);
});
