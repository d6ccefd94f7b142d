import { utilityProcess } from 'electron';
import { lowerPriority, type StartProcess } from '#host/lab-runs/background-process.ts';

/** The application cannot run as Node, so Electron starts its processes. */
export const startUtilityProcess: StartProcess = (program, words) => {
  const child = utilityProcess.fork(program, [...words], { stdio: 'ignore' });
  child.on('spawn', () => child.pid !== undefined && lowerPriority(child.pid));
  return {
    post: (message) => child.postMessage(message),
    follow(heard, ended) {
      child.on('message', heard);
      child.on('exit', ended);
    },
    end: () => void child.kill(),
  };
};
