import { fileNoteStore } from '../project/file-note-store.ts';
import { otherPagesStore } from '../project/other-pages.ts';
import { projectStore } from '../project/project-store.ts';
import { keepingStore } from '../recovery/keep-work.ts';
import { settingsKeepingStore } from '../settings/keep-settings.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { fileWords } from '../words/generated/file-words.ts';
import { noticeWords } from '../words/generated/notice-words.ts';
import { reasonOf } from '../words/system-reasons.ts';
import { type Notice, tellNotice } from './notices-store.ts';

const { ja, en } = deskWords;

type Said = Notice['said'][keyof Notice['said']];
type Speaker<Words> = (words: Words, locale: 'ja' | 'en') => Said;

function both<Words>(words: Readonly<Record<'ja' | 'en', Words>>, say: Speaker<Words>): Notice['said'] {
  return { ja: say(words.ja, 'ja'), en: say(words.en, 'en') };
}
const desk = { ja, en };

/** More files at once are not edited by hand, but by a branch switch or a tool. */
const MANY = 4;

export function followNotices(): void {
  fileNoteStore.subscribe(({ note }, before) => {
    if (note === null || note === before.note) return;
    if (note.kind === 'refused')
      tellNotice(
        'error',
        both(fileWords, (words, locale) => ({
          title: words.refusedTitle[note.did],
          text: words.refused({ path: note.path, reason: reasonOf(words.reasons, note.code, locale) }),
        })),
      );
    else {
      const { names } = note;
      tellNotice(
        'info',
        both(fileWords, (words) => ({
          title: words.removed({
            what: names.length === 1 ? (names[0] ?? '') : words.several({ count: names.length }),
          }),
          text: words.removedText,
        })),
      );
    }
  });
  projectStore.subscribe(({ underneath }, before) => {
    if (underneath === null || underneath === before.underneath) return;
    const { changed, gone, unsaved, isFolderGone } = underneath;
    if (isFolderGone)
      tellNotice(
        'error',
        both(noticeWords, ({ folderGone }) => folderGone),
      );
    else if (changed + gone >= MANY)
      tellNotice(
        'warning',
        both(noticeWords, (words) => ({
          title: words.manyChanged({ count: changed + gone, gone: gone > 0 ? gone : null }),
          text: unsaved > 0 ? words.manyChangedUnsaved({ unsaved }) : words.manyChangedText,
        })),
      );
  });
  projectStore.subscribe(({ save, closedUnsaved }, before) => {
    if (save !== before.save && (save.kind === 'refused' || save.kind === 'failed'))
      tellNotice(
        'error',
        both(noticeWords, (words) => ({ title: words.notSaved({ path: save.path }), text: words.notSavedText })),
      );
    if (save !== before.save && save.kind === 'unkept')
      tellNotice(
        'warning',
        both(desk, (words) => ({ title: words.savedUnkept({ path: save.path }), text: '' })),
      );
    if (closedUnsaved !== before.closedUnsaved && closedUnsaved !== null)
      tellNotice(
        'info',
        both(desk, (words) => ({ title: words.unsaved, text: words.closedUnsaved({ path: closedUnsaved }) })),
      );
  });
  otherPagesStore.subscribe(({ pages }, before) => {
    if (pages.length > before.pages.length)
      tellNotice(
        'warning',
        both(desk, (words) => ({ title: words.otherPagesHeading, text: words.otherPagesText })),
      );
  });
  keepingStore.subscribe(({ works }, before) => {
    if (before.works && !works) {
      const say = both(noticeWords, ({ notKept: title }) => ({ title, text: '' }));
      tellNotice('error', { ja: { ...say.ja, text: ja.notKept }, en: { ...say.en, text: en.notKept } });
    }
  });
  settingsKeepingStore.subscribe(({ refused }, before) => {
    if (refused !== null && before.refused === null)
      tellNotice(
        'error',
        both(noticeWords, (words) => ({
          title: words.settingsNotKept,
          text: words.settingsNotKeptText({ code: refused }),
        })),
      );
  });
  for (const file of settingsKeepingStore.getState().damaged)
    tellNotice(
      'warning',
      both(noticeWords, (words) => ({ title: words.settingsDamaged, text: words.settingsDamagedText({ file }) })),
    );
}
