import type { GitFault } from '#api/studio/history-calls.ts';
import type { ProjectGit } from './project-git.ts';

export type GitCall = keyof ProjectGit;
export type GitAnswer = Awaited<ReturnType<ProjectGit[GitCall]>>;

export type GitQuestion = { readonly [Call in GitCall]: readonly [Call, ...Parameters<ProjectGit[Call]>] }[GitCall];

export interface GitThreadData {
  readonly project: string;
  /** After so many milliseconds the reader stops, and says what it has found. */
  readonly patience: number;
}

export function answerOf(git: ProjectGit, question: GitQuestion): Promise<GitAnswer> {
  switch (question[0]) {
    case 'state':
      return git.state();
    case 'log':
      return git.log(question[1], question[2]);
    case 'text':
      return git.text(question[1], question[2]);
    case 'commitNamed':
      return git.commitNamed(question[1]);
    case 'documents':
      return git.documents(question[1]);
  }
}

export function failedAnswer([call]: GitQuestion, why: GitFault): GitAnswer {
  return call === 'state' ? { kind: 'faulty', why } : { why };
}
