import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GitFault } from '#api/studio/history-calls.ts';
import { serialQueue } from '../files/serial-queue.ts';
import { programFolder } from '../program/program-folder.ts';
import { answerOf, failedAnswer, type GitAnswer, type GitQuestion, type GitThreadData } from './git-questions.ts';
import { GIT_TIMEOUT_MS, makeProjectGit, type ProjectGit } from './project-git.ts';

// isomorphic-git unpacks untrusted data synchronously, so it runs on a thread of its own, which is ended when it takes
// too much time or memory.

export interface GitLimits {
  /** In milliseconds; the reader itself stops earlier and returns what it has. */
  readonly time: number;
  /** Growth of the process per question, in bytes. */
  readonly memory: number;
  readonly look: number;
  /** An idle thread ends after this time, in milliseconds, and frees its packs. */
  readonly idle: number;
  readonly program?: string;
}
const LIMITS: GitLimits = { time: 2 * GIT_TIMEOUT_MS, memory: 768_000_000, look: 50, idle: 30_000 };
const HEAP_MB = 512;

export function makeGitOnThread(project: string, limits: Partial<GitLimits> = {}): ProjectGit {
  const { idle, program = shippedProgram(), ...most } = { ...LIMITS, ...limits };
  const inTurn = serialQueue();
  let thread: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;

  function end(): void {
    void thread?.terminate();
    thread = null;
  }
  async function ready(): Promise<Worker | null> {
    // -1: it died after its last answer.
    if (thread?.threadId === -1) thread = null;
    thread ??= await startThread(program, { project, patience: most.time / 2 });
    return thread;
  }
  async function answered(question: GitQuestion): Promise<GitAnswer> {
    clearTimeout(ending);
    const asked = await ready();
    // Without threads it is read here, limited by `GitFiles` only.
    if (asked === null) return await answerOf(makeProjectGit(project), question);
    const outcome = await askThread(asked, question, most);
    if (outcome.kind === 'fault') {
      end();
      return failedAnswer(question, outcome.why);
    }
    ending = setTimeout(end, idle);
    ending.unref();
    return outcome.answer;
  }
  const ask = (question: GitQuestion): Promise<GitAnswer> => inTurn(() => answered(question));

  return {
    state: () => ask(['state']) as ReturnType<ProjectGit['state']>,
    log: (place, entry) => ask(['log', place, entry]) as ReturnType<ProjectGit['log']>,
    text: (place, commit) => ask(['text', place, commit]) as ReturnType<ProjectGit['text']>,
    documents: (commit) => ask(['documents', commit]) as ReturnType<ProjectGit['documents']>,
    commitNamed: (word) => ask(['commitNamed', word]) as ReturnType<ProjectGit['commitNamed']>,
  };
}

async function startThread(program: string, workerData: GitThreadData): Promise<Worker | null> {
  const thread = new Worker(program, { workerData, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
  return await new Promise((resolve) => {
    thread.once('message', () => resolve(thread));
    thread.once('error', () => resolve(null));
    thread.once('exit', () => resolve(null));
  });
}

type Outcome =
  | { readonly kind: 'answer'; readonly answer: GitAnswer }
  | { readonly kind: 'fault'; readonly why: GitFault };

async function askThread(
  thread: Worker,
  question: GitQuestion,
  { time, memory, look }: Pick<GitLimits, 'time' | 'memory' | 'look'>,
): Promise<Outcome> {
  const before = process.memoryUsage.rss();
  const timers: NodeJS.Timeout[] = [];
  // The process waits for an answer, but not for an idle thread.
  thread.ref();
  try {
    return await new Promise<Outcome>((resolve) => {
      const fail = (why: GitFault): void => resolve({ kind: 'fault', why });
      thread.on('message', (answer: GitAnswer) => resolve({ kind: 'answer', answer }));
      thread.on('error', (error: NodeJS.ErrnoException) =>
        fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'large' : 'unreadable'),
      );
      thread.on('exit', () => fail('unreadable'));
      timers.push(setTimeout(() => fail('slow'), time));
      timers.push(setInterval(() => process.memoryUsage.rss() - before > memory && fail('large'), look));
      thread.postMessage(question);
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    // By name: without one, Node's own listeners are removed too
    for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
    thread.on('error', () => undefined);
    thread.unref();
  }
}

function shippedProgram(): string {
  return path.join(programFolder() ?? '.', 'dist', 'threads', 'git-worker.js');
}
