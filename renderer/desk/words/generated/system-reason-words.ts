// Made by `npm run generate` from system-reason.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../system-reason.json' with { type: 'json' };

export interface SystemReasonWords {
  readonly known: {
    readonly EACCES: string;
    readonly EPERM: string;
    readonly EROFS: string;
    readonly ENOSPC: string;
    readonly EDQUOT: string;
    readonly ENOENT: string;
    readonly ENOTDIR: string;
    readonly EISDIR: string;
    readonly ENOTEMPTY: string;
    readonly ENAMETOOLONG: string;
    readonly ELOOP: string;
    readonly EXDEV: string;
    readonly EBUSY: string;
    readonly EIO: string;
    readonly ESTALE: string;
    readonly ETIMEDOUT: string;
    readonly EMFILE: string;
    readonly ENFILE: string;
  };
  readonly other: (values: { readonly code: Value }) => string;
}

export const systemReasonWords = wordsOf<SystemReasonWords>(words);
