import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import '../print/print-room.css';
import type { Settings } from '#api/studio/settings.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { changedFaces } from '#authoring/tools/faces/changed-faces.ts';
import { faceLanguages, facesOf, idsIn } from '#authoring/tools/faces/faces-of.ts';
import { foundOn } from '#authoring/tools/faces/found-on-face.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { FaceQueue } from '#renderer/desk/faces/face-queue.ts';
import { tellFound } from '#renderer/desk/problems/faces-found.ts';
import { documentsOf, documentsTogether } from '#renderer/desk/project/documents.ts';
import type { OpenFile } from '#renderer/desk/project/open-file.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { setting } from '#renderer/desk/settings/settings-store.ts';
import { inBackground } from '#renderer/desk/timing/pending.ts';
import { beginWork, type WorkUnderWay } from '#renderer/desk/work/running-work.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { MeasuringPlace } from '../print/measuring-place.tsx';
import { offscreenContainer } from './offscreen-container.ts';
import { userActivity } from './user-activity.ts';

type Why = 'asked' | 'unasked';

type Files = ReadonlyMap<string, OpenFile>;

const REST = 400;
/** Time budget of one drawing, in milliseconds: typing waits for it. */
const LONGEST = 12;
/** Pause after a drawing, as a multiple of the time it took, if the user is not waiting. */
const SPARED = 2;

const measuring = localizedText(deskWords, ({ work }) => work.measureFaces);

/** Measures faces while the user is idle, changed ones first, and publishes what it finds as problems. */
export class BackgroundMeasurer {
  private readonly place: MeasuringPlace;
  private readonly queue = new FaceQueue();
  private files: Files;
  private seen: Documents;
  private isRunning = false;
  private size = 1;
  private all: { readonly work: WorkUnderWay; why: Why; of: number; isListed: boolean } | null = null;

  /** `files`: the state that counts as measured. Later changes are measured first. */
  constructor(files: Files) {
    this.place = new MeasuringPlace(offscreenContainer('print-room'));
    this.files = files;
    this.seen = documentsOf(files);
    projectStore.subscribe((state, before) => {
      if (state.files !== before.files && setting('editor.measureFaces') !== 'off') void this.run();
    });
  }

  /** Applies the setting. A run that the user asked for goes on, and problems already found stay. */
  async follow(which: Settings['editor.measureFaces']): Promise<void> {
    if (which === 'all') return this.measureAll('unasked');
    if (this.all?.why === 'unasked') this.stop();
    if (which === 'changed') await this.run();
  }

  async measureAll(why: Why): Promise<void> {
    if (this.all !== null) {
      if (why === 'asked') this.all.why = why;
      return;
    }
    const all = { work: beginWork(measuring, () => this.stop()), why, of: 0, isListed: false };
    this.all = all;
    const documents = this.documents();
    const faces = await findTable(documents).loadFaces();
    const languages = faceLanguages(documents);
    const own = documentsOf(projectStore.getState().files);
    // Asking for the faces of a document parses it.
    for (const path of Object.keys(documents).filter((one) => faces?.hasFaces(one) === true)) {
      await userActivity.rest(REST);
      if (this.all !== all) return;
      const its = facesOf(own, { [path]: [...idsIn(documents[path])] }, languages);
      this.queue.add(its);
      all.of += its.length;
    }
    all.isListed = true;
    await this.run();
  }

  private stop(): void {
    this.queue.leaveOthers();
    this.endAll();
  }

  private endAll(): void {
    this.all?.work.end();
    this.all = null;
  }

  private documents(): Documents {
    return documentsTogether(projectStore.getState().files);
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await userActivity.rest(REST);
      await this.noteChanges();
      while (this.queue.size > 0) {
        const began = performance.now();
        await this.next();
        if (this.all?.why !== 'asked') await rested(SPARED * (performance.now() - began));
        await userActivity.rest(REST);
        await this.noteChanges();
      }
    } finally {
      this.isRunning = false;
      this.place.clear();
      if (this.all?.isListed === true) this.endAll();
    }
  }

  private async next(): Promise<void> {
    const documents = this.documents();
    const faces = await findTable(documents).loadFaces();
    const asked = this.queue.take(this.size);
    this.place.take(documents, faces);
    const measured = await this.place.measure(asked);
    this.size = this.place.lasted > LONGEST ? Math.max(1, this.size >> 1) : this.size + 1;
    await tellFound(asked.map((face, at) => ({ face, found: foundOn(face, measured[at] ?? null) })));
    this.all?.work.progress(Math.max(0, this.all.of - this.queue.size), this.all.of);
  }

  private async noteChanges(): Promise<void> {
    const { files } = projectStore.getState();
    if (files === this.files) return;
    const [before, after] = [this.seen, documentsOf(files)];
    const own = [...files.values()].filter(({ path, fault }) => !isRequired(path) && fault === null);
    const changed = own.filter(({ path, written }) => this.files.get(path)?.written !== written);
    [this.files, this.seen] = [files, after];
    const languages = faceLanguages(after);
    const found = changed.map(({ path }) => changedFaces(path, before[path], after[path], languages));
    this.queue.addFirst(found.flatMap((one) => one.faces));
    if (changed.some(({ path }) => isOnEveryFace(path)) && setting('editor.measureFaces') === 'all') {
      this.endAll();
      void this.measureAll('unasked');
    }
    const renamed = found.flatMap((one) => one.renamed);
    if (renamed.length === 0) return;
    this.queue.add(await authoring().call('facesNaming', { ids: renamed, languages }));
  }
}

const rested = (milliseconds: number) => new Promise<void>((then) => void inBackground(then, milliseconds));

/** Documents that affect every face: the list of languages and the game's words. */
const isOnEveryFace = (path: string): boolean => path === 'studio.json' || /^l10n\/[^/]+\/system\.json$/.test(path);
