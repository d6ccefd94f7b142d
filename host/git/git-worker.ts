import { parentPort, workerData } from 'node:worker_threads';
import { answerOf, failedAnswer, type GitQuestion, type GitThreadData } from './git-questions.ts';
import { makeProjectGit } from './project-git.ts';

// Worker thread: answers one question at a time.
const port = parentPort;
if (port === null) throw new Error('this file runs as a thread');
const { project, patience } = workerData as GitThreadData;
const git = makeProjectGit(project, patience);

port.on('message', (question: GitQuestion) => {
  void answerOf(git, question)
    .catch(() => failedAnswer(question, 'unreadable'))
    .then((answer) => port.postMessage(answer));
});
port.postMessage('ready');
