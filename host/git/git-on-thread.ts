import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GitFault } from '#api/studio/history-calls.ts';
import { oneAfterAnother } from '../files/one-after-another.ts';
import { programFolder } from '../program/program-folder.ts';
import { answerOf, faultyAnswer, type GitAnswer, type GitQuestion, type GitThreadData } from './git-questions.ts';
import { makeProjectGit, PATIENCE, type ProjectGit } from './project-git.ts';

// Git's code unpacks and puts together at once what somebody else may have written. It does so on a thread of its own, which
// is ended when it takes too long or holds too much: nobody's saving waits for it.

export interface GitLimits {
  /** In milliseconds; the reader itself stops earlier, and says what it has found. */
  readonly time: number;
  /** By so many bytes the memory of the program may grow while a question is answered. */
  readonly memory: number;
  /** How often the memory is looked at, in milliseconds. */
  readonly look: number;
  /** A thread that nobody asks ends after so many milliseconds, and with it what it holds of packs. */
  readonly idle: number;
  /** The file that the thread runs, if not the one that ships. */
  readonly program?: string;
}
const LIMITS: GitLimits = { time: 2 * PATIENCE, memory: 768_000_000, look: 50, idle: 30_000 };
/** Of what a thread holds that is no file: lists, names, texts. */
const HEAP_MB = 512;

/** What git holds of a project, read on a thread. */
export function makeGitOnThread(project: string, limits: Partial<GitLimits> = {}): ProjectGit {
  const { idle, program = shippedProgram(), ...most } = { ...LIMITS, ...limits };
  const inTurn = oneAfterAnother();
  let thread: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;

  function end(): void {
    void thread?.terminate();
    thread = null;
  }
  async function ready(): Promise<Worker | null> {
    // One that has died since its last answer has no number any more.
    if (thread?.threadId === -1) thread = null;
    thread ??= await startThread(program, { project, patience: most.time / 2 });
    return thread;
  }
  async function answered(question: GitQuestion): Promise<GitAnswer> {
    clearTimeout(ending);
    const asked = await ready();
    // Where no thread can be had, it is read here, with what limits the files alone.
    if (asked === null) return await answerOf(makeProjectGit(project), question);
    const outcome = await askThread(asked, question, most);
    if (outcome.kind === 'fault') {
      end();
      return faultyAnswer(question, outcome.why);
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
    commitNamed: (word) => ask(['commitNamed', word]) as ReturnType<ProjectGit['commitNamed']>,
  };
}

/** Null: it could not begin. */
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
  // A program that has nothing else to do waits for the answer, but not for a thread that nobody asks.
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
    // By name: without one, Node's own listeners go too, and the thread is heard no more
    for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
    // It may yet die of what it was asked, which is nobody's fault any more.
    thread.on('error', () => undefined);
    thread.unref();
  }
}

function shippedProgram(): string {
  return path.join(programFolder() ?? '.', 'dist', 'threads', 'git-worker.js');
}
