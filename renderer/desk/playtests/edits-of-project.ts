import type { Commit, KeptVersion } from '#api/studio/history-calls.ts';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { isForTests } from '#authoring/text/files/playtest-path.ts';
import { editsBetween, inOrder, type KeptEdit, type VersionOf } from '#authoring/tools/history/bisect.ts';
import type { OpenFile } from '../project/open-file.ts';
import { isDirty, projectStore } from '../project/project-store.ts';

/** `now`: the current text. */
export type EditSource =
  | { readonly kind: 'kept'; readonly path: string; readonly version: string }
  | { readonly kind: 'commit'; readonly path: string; readonly commit: string }
  | { readonly kind: 'now'; readonly path: string };

export type SinceEdit = KeptEdit<EditSource>;

/** Playtests and translations cannot break a playtest. */
const isLooked = (path: string): boolean => !isForTests(path) && !path.startsWith('l10n/');

export interface EditNames {
  readonly locale: 'ja' | 'en';
  readonly unsaved: string;
  readonly why: Readonly<Record<KeptVersion['why'], string>>;
}

/** Oldest first; unsaved edits come last. */
export async function keptEdits(api: StudioApi, names: EditNames): Promise<readonly SinceEdit[]> {
  const { files } = await api.keptFiles({});
  const edits = await Promise.all(
    files.filter(({ path }) => isLooked(path)).map(({ path }) => editsOf(api, path, names)),
  );
  const unsaved = [...projectStore.getState().files.values()].filter((file) => isDirty(file) && isLooked(file.path));
  return [...inOrder(edits.flat()), ...unsaved.map((file) => unsavedEdit(file, names))];
}

async function editsOf(api: StudioApi, path: string, names: EditNames): Promise<readonly SinceEdit[]> {
  const versions: KeptVersion[] = [];
  for (let before: number | null = null; ; ) {
    const page: { versions: KeptVersion[]; more: boolean } = await api.keptVersions({ path, before });
    versions.push(...page.versions);
    before = page.versions.at(-1)?.at ?? null;
    if (!page.more || before === null) break;
  }
  return editsBetween(
    versions.map(
      ({ at, path: then, version, why, name }): VersionOf<EditSource> => ({
        at,
        path: then,
        name: name?.[names.locale] ?? names.why[why],
        source: version === null ? null : { kind: 'kept', path: then, version },
        isFirst: why === 'made',
      }),
    ),
  );
}

function unsavedEdit({ path, version }: OpenFile, { unsaved }: EditNames): SinceEdit {
  const saved: EditSource = { kind: 'kept', path, version: version ?? '' };
  return {
    at: Date.now(),
    name: unsaved,
    before: [{ path, source: saved }],
    after: [{ path, source: { kind: 'now', path } }],
  };
}

export async function committedEdits(api: StudioApi, before: number): Promise<readonly SinceEdit[]> {
  const state = await api.gitState({});
  if (state.kind !== 'ready') return [];
  const paths = [...projectStore.getState().files.keys()].filter(isLooked);
  const logs = await Promise.all(paths.map(async (path) => ({ path, log: await api.gitLog({ path, entry: null }) })));
  const byCommit = new Map<string, SinceEdit>();
  for (const { path, log } of logs) {
    if (!('commits' in log)) continue;
    for (const edit of editsOfCommits(path, log.commits)) {
      if (edit.at >= before) continue;
      const known = byCommit.get(edit.id);
      byCommit.set(
        edit.id,
        known === undefined
          ? edit
          : { ...known, before: [...known.before, ...edit.before], after: [...known.after, ...edit.after] },
      );
    }
  }
  return inOrder([...byCommit.values()]);
}

function editsOfCommits(path: string, commits: readonly Commit[]): readonly (SinceEdit & { readonly id: string })[] {
  const sourceOf = ({ id, how }: Commit): EditSource | null =>
    how === 'removed' ? null : { kind: 'commit', path, commit: id };
  return commits.flatMap((commit, i) => {
    const older = commits[i + 1];
    if (older === undefined && commit.how !== 'added') return [];
    const before = older === undefined ? null : sourceOf(older);
    const { id, at, title } = commit;
    return [{ id, at, name: title, before: [{ path, source: before }], after: [{ path, source: sourceOf(commit) }] }];
  });
}

/** Null: no longer available. */
export async function textOfSource(api: StudioApi, source: EditSource): Promise<string | null> {
  switch (source.kind) {
    case 'now':
      return projectStore.getState().files.get(source.path)?.text ?? null;
    case 'kept': {
      const reply = await api.keptText({ path: source.path, version: source.version });
      if ('text' in reply) return reply.text;
      const file = projectStore.getState().files.get(source.path);
      return file?.version === source.version ? file.savedText : null;
    }
    case 'commit': {
      const reply = await api.gitText({ path: source.path, commit: source.commit });
      return 'text' in reply ? reply.text : null;
    }
  }
}
