import path from 'node:path';
import type { StudioReply } from '#api/studio/studio-api.ts';
import { replaceFile } from '../files/beside.ts';
import { decodeForeign, decodeText, foreignEncodings } from '../files/decode-text.ts';
import { makeFolders } from '../files/make-folders.ts';
import { readAndClose, readRegular } from '../files/regular-file.ts';
import { openDocument } from '../project/open-document.ts';
import { versionOf } from '../project/project-files.ts';
import { keptPlace } from './recovery.ts';

// Documents that somebody's older program has written in another encoding than UTF-8: what they say, and their bytes as
// they were, which lie among what is kept of the work so that there is a way back from a conversion.

export interface ForeignTexts {
  /** What the document says in each encoding that its bytes are sound in; none: it is no text, or is UTF-8 by now. */
  read(place: string, keep: boolean): Promise<StudioReply<'readForeign'>>;
  /** The bytes of a version that was kept; null when none were. */
  bytesOf(version: string): Promise<Buffer | null>;
}

export function makeForeignTexts(project: string, folder: string): ForeignTexts {
  const fileOf = async (version: string) => path.join(await keptPlace(project, folder), 'foreign', `${version}.bytes`);
  return {
    async read(place, keep) {
      const bytes = await bytesOfDocument(project, place).catch(() => null);
      if (bytes === null || !('fault' in decodeText(bytes))) return { version: '', readings: [] };
      const version = versionOf(bytes);
      const readings = foreignEncodings.flatMap((encoding) => {
        const text = decodeForeign(encoding, bytes);
        // As all texts of the page; the ends of the lines are put back from the file when it is saved.
        return text === null ? [] : [{ encoding, text: text.replace(/\r\n?/g, '\n') }];
      });
      if (keep && readings.length > 0) {
        const file = await fileOf(version);
        try {
          await makeFolders(path.dirname(file), 0o700);
          await replaceFile(file, bytes, 0o600);
        } catch {
          // There would be no way back.
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
