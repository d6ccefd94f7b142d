import { fork } from 'node:child_process';
import os from 'node:os';

/** Another process, started by Node or by the desktop application. */
export interface BackgroundProcess {
  post(message: unknown): void;
  /** `heard` gets its messages, `ended` is called when it is gone. */
  follow(heard: (message: unknown) => void, ended: () => void): void;
  end(): void;
}

export type StartProcess = (program: string, words: readonly string[]) => BackgroundProcess;

/** Its output is dropped. It gives way to other processes, and does not keep this one alive. */
export const startNodeProcess: StartProcess = (program, words) => {
  const child = fork(program, words, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  if (child.pid !== undefined) lowerPriority(child.pid);
  child.unref();
  child.channel?.unref();
  return {
    post: (message) => void child.send(message as object, () => undefined),
    follow(heard, ended) {
      child.on('message', heard);
      child.on('error', ended);
      child.on('exit', ended);
    },
    end: () => void child.kill(),
  };
};

/** Enough is left to it that it ends on a machine that is always busy. */
export function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may be forbidden; then it takes what it gets.
  }
}
