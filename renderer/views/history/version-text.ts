import type { StudioApi, StudioReply } from '#api/studio/studio-api.ts';
import type { TextSource } from '#renderer/desk/history/version-items.ts';
import type { HistoryWords } from '#renderer/desk/words/generated/history-words.ts';
import { useAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';

/** The text of a version, null if there was no file; or why it cannot be shown. */
export type VersionText = { readonly text: string | null } | { readonly fault: string };

/** A null source means that there was no file. Undefined while loading. */
export function useVersionText(source: TextSource | null, words: HistoryWords): VersionText | undefined {
  const api = useStudioApi();
  const answer = useAnswer([api, JSON.stringify(source), words], () =>
    source === null ? null : textOf(api, source, words).catch((): VersionText => ({ fault: words.failed })),
  );
  return source === null ? noFile : answer;
}

const noFile: VersionText = { text: null };

async function textOf(api: StudioApi, source: TextSource, words: HistoryWords): Promise<VersionText> {
  if (source.kind === 'commit') return ofCommit(await api.gitText({ path: source.path, commit: source.commit }), words);
  const reply = await api.keptText({ path: source.path, version: source.version });
  return 'text' in reply ? reply : { fault: words.noText[reply.why] };
}

function ofCommit(reply: StudioReply<'gitText'>, words: HistoryWords): VersionText {
  return 'why' in reply ? { fault: words.gitFaults[reply.why] } : { text: reply.text };
}
