import { type IncrementalJson, readJson, updateJson } from '#authoring/text/json/followed-json.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { deskState } from '../state/desk-state.ts';
import { type AnyText, CompressedText, isSameText } from '../texts/compressed-text.ts';
import { shared } from '../texts/shared.ts';
import { typedTexts } from '../texts/typed-texts.ts';
import { inBackground } from '../timing/pending.ts';
import { projectStore } from './project-store.ts';

/** Versions held per file: the written one and the played one. */
const most = 2;

/** How long further versions are kept, in milliseconds. */
const LET_GO = 1000;

interface Version {
  readonly held: CompressedText;
  readonly read: IncrementalJson;
}

/** Parsed files, updated incrementally. */
export class FollowedFiles {
  private readonly known = new Map<string, readonly Version[]>();
  /** The last parsed version, as an undo returns to it and the game may need it. */
  private readonly lastWritten = new Map<string, IncrementalJson>();
  private readonly leaving = new Map<string, () => void>();
  /** The saved version of edited files; shares most of its data with the current one. */
  private readonly onDisk = new Map<string, { readonly held: CompressedText; readonly value: Json }>();
  private readonly writtenNow: (path: string) => AnyText | undefined;
  private readonly savedNow: (path: string) => CompressedText | undefined;

  /** `writtenNow`: the current text; `savedNow`: that on disk. */
  constructor(
    writtenNow: (path: string) => AnyText | undefined,
    savedNow: (path: string) => CompressedText | undefined = () => undefined,
  ) {
    this.writtenNow = writtenNow;
    this.savedNow = savedNow;
  }

  /** Null: invalid JSON. Shares data with the previous version. */
  read(path: string, text: AnyText): IncrementalJson | null {
    const read = this.versionOf(path, text);
    if (read !== null && isSameText(text, this.writtenNow(path))) this.lastWritten.set(path, read);
    return read;
  }

  private versionOf(path: string, text: AnyText): IncrementalJson | null {
    const versions = this.known.get(path) ?? [];
    const found = versions.find(({ held }) => held === text) ?? versions.find(({ held }) => held.is(text));
    if (found !== undefined) return found.read;
    const held = typeof text === 'string' ? new CompressedText(text) : text;
    const newest = versions[0]?.read;
    const share = newest === undefined ? undefined : <T>(value: T): T => shared(value, newest.value);
    const read =
      newest === undefined ? readJson(held, share) : updateJson(newest, held.text, share, madeOf(newest, held.text));
    if (read !== null) {
      this.noteSaved(path, versions);
      this.known.set(path, [{ held, read }, ...versions].slice(0, most));
      this.leaving.get(path)?.();
      if (versions.length > 0)
        this.leaving.set(
          path,
          inBackground(() => this.letGo(path), LET_GO),
        );
    }
    return read;
  }

  private noteSaved(path: string, versions: readonly Version[]): void {
    const saved = this.savedNow(path);
    const found = versions.find(({ held }) => held === saved);
    if (found !== undefined) this.onDisk.set(path, { held: found.held, value: found.read.value });
  }

  /** Undefined: it was not parsed before editing. */
  saved(path: string, text: CompressedText): Json | undefined {
    const found = this.known.get(path)?.find(({ held }) => held === text);
    if (found !== undefined) return found.read.value;
    const known = this.onDisk.get(path);
    return known?.held === text ? known.value : undefined;
  }

  private letGo(path: string): void {
    const now = this.writtenNow(path);
    const versions = (this.known.get(path) ?? []).filter(({ held }) => isSameText(held, now));
    if (versions.length > 0) this.known.set(path, versions);
  }

  last(path: string): IncrementalJson | null {
    return this.lastWritten.get(path) ?? this.known.get(path)?.[0]?.read ?? null;
  }
}

const madeOf = (before: IncrementalJson, text: string) => ({
  spliced: typedTexts().spliced(text),
  difference: typedTexts().between(before.text, text),
});

export const followedFiles = deskState(
  () =>
    new FollowedFiles(
      (path) => projectStore.getState().files.get(path)?.written,
      (path) => projectStore.getState().files.get(path)?.saved,
    ),
);
