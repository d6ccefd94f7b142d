import path from 'node:path';
import type { StudioReply } from '#api/studio/studio-api.ts';
import { foreignEncodings } from '#authoring/text/files/foreign-encodings.ts';
import { decodeForeign, decodeText } from '../files/decode-text.ts';
import { makeFolders } from '../files/make-folders.ts';
import { readAndClose, readRegular } from '../files/regular-file.ts';
import { replaceFile } from '../files/write-files.ts';
import { openDocument } from '../project/open-document.ts';
import { versionOf } from '../project/project-files.ts';
import { recoveryFolder } from './recovery.ts';

// Documents in other encodings than UTF-8: readings in each, and their original bytes, kept for undoing a conversion.

export interface ForeignTexts {
  /** By encodings in which the bytes are valid; empty: binary, or UTF-8 by now. */
  read(place: string, keep: boolean): Promise<StudioReply<'readForeign'>>;
  bytesOf(version: string): Promise<Buffer | null>;
}

export function makeForeignTexts(project: string, folder: string): ForeignTexts {
  const fileOf = async (version: string) =>
    path.join(await recoveryFolder(project, folder), 'foreign', `${version}.bytes`);
  return {
    async read(place, keep) {
      const bytes = await bytesOfDocument(project, place).catch(() => null);
      if (bytes === null || !('fault' in decodeText(bytes))) return { version: '', readings: [] };
      const version = versionOf(bytes);
      const readings = foreignEncodings.flatMap((encoding) => {
        const text = decodeForeign(encoding, bytes);
        // With line feeds only; saving restores the file's line ends.
        return text === null ? [] : [{ encoding, text: text.replace(/\r\n?/g, '\n') }];
      });
      if (keep && readings.length > 0) {
        const file = await fileOf(version);
        try {
          await makeFolders(path.dirname(file), 0o700);
          await replaceFile(file, bytes, 0o600);
        } catch {
          return { version: '', readings: [] };
        }
      }
      return { version, readings };
    },
    async bytesOf(version) {
      const read = await readRegular(await fileOf(version)).catch(() => null);
      return read !== null && 'bytes' in read && versionOf(read.bytes) === version ? read.bytes : null;
    },
  };
}

async function bytesOfDocument(project: string, place: string): Promise<Buffer | null> {
  const opened = await openDocument(project, place);
  const read = opened === null ? null : await readAndClose(opened);
  return read !== null && 'bytes' in read ? read.bytes : null;
}
