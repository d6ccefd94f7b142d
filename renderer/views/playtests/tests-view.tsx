import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './tests.css';
import { useEffect, useMemo } from 'react';
import { recordStore } from '#renderer/desk/playtests/record-store.ts';
import { afterEdits, readTests, runTests, stopTests, watchTests } from '#renderer/desk/playtests/run-tests.ts';
import { stateOf, type TestState, testsStore } from '#renderer/desk/playtests/tests-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import type { PartProps } from '#renderer/desk/stage/part-ids.ts';
import { testWords } from '#renderer/desk/words/generated/test-words.ts';
import type { ListedFile, ListedTest } from '#renderer/desk/workers/tests-calls.ts';
import type { IconName } from '#renderer/kit/icons/icon.tsx';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { RecordForm } from './record-form.tsx';
import { TestDetail } from './test-detail.tsx';

const icons: Readonly<Record<TestState, IconName>> = {
  passed: 'check',
  failed: 'error',
  running: 'again',
  notRun: 'minus',
};

/** `about`: a playtest's key. */
export function TestsView({ about }: PartProps) {
  const isRecording = useStore(recordStore, ({ isOpen }) => isOpen);
  useEffect(() => {
    void readTests();
    // Watched tests are read when they run.
    return afterEdits(() => testsStore.getState().isWatching || void readTests());
  }, []);
  useEffect(() => {
    if (about !== null) testsStore.setState({ chosen: about });
  }, [about]);
  return (
    <div className="tests-view stack gap-0">
      <Head />
      {isRecording ? (
        <RecordForm />
      ) : (
        <div className="tests-body">
          <TestList />
          <TestDetail />
        </div>
      )}
    </div>
  );
}

function Head() {
  const words = useWords(testWords);
  const { files, results, running, isWatching, onlyFailed, errors } = useStore(testsStore);
  const isRecording = useStore(recordStore, ({ isOpen }) => isOpen);
  const all = files.reduce((sum, { tests }) => sum + tests.length, 0);
  const failed = [...results.values()].filter(({ ok }) => !ok).length;
  const isRunning = running.size > 0;
  return (
    <div className="view-head tests-head">
      <h2>{words.title}</h2>
      <span className="tests-summary muted text-12" role="status">
        {all > 0 &&
          words.summary({
            all,
            failed,
            passed: results.size - failed,
            left: all > results.size ? all - results.size : null,
          })}
      </span>
      <span className="head-space" />
      <Button
        icon="record"
        off={isRecording}
        aria-description={words.recordHelp}
        onClick={() => recordStore.setState({ isOpen: true })}
      >
        {words.record}
      </Button>
      <Button aria-pressed={onlyFailed} onClick={() => testsStore.setState({ onlyFailed: !onlyFailed })}>
        {words.onlyFailed}
      </Button>
      <Button aria-pressed={isWatching} onClick={() => watchTests(!isWatching)}>
        {words.watch}
      </Button>
      <Button off={isRunning || failed === 0} onClick={() => void runTests('failed')}>
        {words.runFailed}
      </Button>
      {isRunning ? (
        <Button onClick={stopTests}>{words.stop}</Button>
      ) : (
        <Button
          look={isRecording ? 'plain' : 'primary'}
          off={all === 0 || errors > 0}
          onClick={() => void runTests('all')}
        >
          {words.runAll}
        </Button>
      )}
    </div>
  );
}

type Row = { readonly kind: 'file'; readonly file: ListedFile } | { readonly kind: 'test'; readonly test: ListedTest };

function TestList() {
  const words = useWords(testWords);
  const { files, results, running, onlyFailed, isRead, errors, ranOn, chosen } = useStore(testsStore);
  const isOld = useStore(projectStore, (state) => ranOn !== null && state.files !== ranOn) && results.size > 0;
  const rows = useMemo(
    () =>
      files.flatMap((file): readonly Row[] => {
        const tests = onlyFailed
          ? file.tests.filter(({ key }) => stateOf({ results, running }, key) === 'failed')
          : file.tests;
        if (tests.length === 0 && (onlyFailed || file.fault === null)) return [];
        return [{ kind: 'file', file }, ...tests.map((test): Row => ({ kind: 'test', test }))];
      }),
    [files, results, running, onlyFailed],
  );
  const keys = useMemo(() => rows.map((row) => (row.kind === 'file' ? row.file.path : row.test.key)), [rows]);
  return (
    <div className="tests-list stack gap-0">
      {errors > 0 && <p className="note note-warning">{words.errors({ count: errors })}</p>}
      {isOld && errors === 0 && <p className="empty">{words.isOld}</p>}
      {rows.length === 0 ? (
        <Nothing isRead={isRead} hasTests={files.some(({ tests }) => tests.length > 0)} />
      ) : (
        <VirtualRows
          count={rows.length}
          usual={28}
          label={words.list}
          keys={keys}
          hasButton={(index) => rows[index]?.kind === 'test'}
        >
          {(index) => {
            const row = rows[index] as Row;
            return row.kind === 'file' ? (
              <FileRow file={row.file} />
            ) : (
              <TestRow
                test={row.test}
                state={stateOf({ results, running }, row.test.key)}
                isChosen={row.test.key === chosen}
              />
            );
          }}
        </VirtualRows>
      )}
    </div>
  );
}

function Nothing({ isRead, hasTests }: { readonly isRead: boolean; readonly hasTests: boolean }) {
  const words = useWords(testWords);
  if (!isRead) return <p className="empty">{words.reading}</p>;
  if (hasTests) return <p className="empty">{words.noFailed}</p>;
  return (
    <p className="empty">
      <strong>{words.none}</strong> {words.noneNext}
    </p>
  );
}

function FileRow({ file: { path, tests, fault } }: { readonly file: ListedFile }) {
  const words = useWords(testWords);
  const locale = useLocale();
  const results = useStore(testsStore, (state) => state.results);
  const passed = tests.filter(({ key }) => results.get(key)?.ok === true).length;
  return (
    <>
      <p className="virtual-heading">
        {path.replace(/^playtests\//, '')} <span>{words.ofFile({ passed, all: tests.length })}</span>
      </p>
      {fault !== null && (
        <p className="note note-warning">
          {words.fault}
          {fault[locale]}
        </p>
      )}
    </>
  );
}

interface TestRowProps {
  readonly test: ListedTest;
  readonly state: TestState;
  readonly isChosen: boolean;
}

function TestRow({ test: { key, name }, state, isChosen }: TestRowProps) {
  const words = useWords(testWords);
  return (
    <Button
      look="row"
      icon={icons[state]}
      className={`tests-row tests-${state}`}
      aria-current={isChosen}
      data-tip={name}
      onClick={() => testsStore.setState({ chosen: key })}
    >
      <span className="hidden">{words.states[state]}: </span>
      <span className="tests-name">{name}</span>
    </Button>
  );
}
