import { useStore } from 'zustand';
import './project-page.css';
import type { ReactNode } from 'react';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import { openPrinting } from '#renderer/desk/printing/printing-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { goTo, openFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { projectWords } from '#renderer/desk/words/generated/project-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { Count } from '#renderer/kit/layout/count.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import { useSharesOfLocales, useTranslationShares } from '../explorer/translation-state.tsx';
import { useKeptFiles } from '../history/use-history.ts';
import { useLayers } from '../layers/use-layers.ts';
import { manifestFacts } from './manifest-facts.ts';
import { useProjectTitle } from './project-title.ts';

const MOST = 4;

/** What the project is, in which languages, what is wrong, what it needs, what happened, and what goes out. */
export function ProjectPage() {
  const words = useWords(projectWords);
  const title = useProjectTitle();
  return (
    <div className="view scroll project-page">
      <header className="row wrap">
        <h2 className="grow cut">{title}</h2>
        <Button icon="plus" look="accent" onClick={() => openBegin('thing')}>
          {words.new}
        </Button>
      </header>
      <div className="project-boxes">
        <Facts />
        <Languages />
        <ProblemsBox />
        <Required />
        <Saved />
        <Out />
      </div>
    </div>
  );
}

interface BoxProps {
  readonly name: string;
  readonly count?: number;
  readonly link?: readonly [string, () => void];
  readonly children: ReactNode;
}

function Box({ name, count, link, children }: BoxProps) {
  return (
    <section className="project-box stack gap-3" aria-label={name}>
      <div className="row">
        <h3 className="bold text-13">
          {name}
          {count !== undefined && <Count of={count} />}
        </h3>
        <span className="head-space" />
        {link !== undefined && (
          <Button look="link" onClick={link[1]}>
            {link[0]}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

function Facts() {
  const words = useWords(projectWords);
  const languageName = useLanguageName();
  const title = useProjectTitle();
  const { id, version, source } = manifestFacts(useDocuments()['studio.json']);
  const files = useStore(projectStore, (state) => [...state.files.keys()].filter((path) => !isRequired(path)).length);
  const { facts } = words;
  function edit(): void {
    openFile('studio.json');
    stage().openPart('form');
  }
  return (
    <Box name={words.name} link={[words.edit, edit]}>
      <dl className="facts text-12">
        <dt>{facts.title}</dt>
        <dd className="bold">{title}</dd>
        <dt>{facts.version}</dt>
        <dd>{version}</dd>
        <dt>{facts.id}</dt>
        <dd className="code">{id}</dd>
        <dt>{facts.source}</dt>
        <dd>{source === '' ? '' : languageName(source)}</dd>
        <dt>{facts.files}</dt>
        <dd>{files}</dd>
      </dl>
    </Box>
  );
}

function Languages() {
  const words = useWords(projectWords);
  const languageName = useLanguageName();
  useTranslationShares(true);
  const shares = useSharesOfLocales();
  const { source } = manifestFacts(useDocuments()['studio.json']);
  return (
    <Box name={words.languages} link={[words.addLanguage, () => openBegin('thing', 'locale')]}>
      <ul className="stack gap-3 text-12">
        {source !== '' && (
          <li className="row">
            <span className="project-name">{languageName(source)}</span>
            <span className="badge badge-quiet">{words.isSource}</span>
          </li>
        )}
        {shares.map(({ locale, texts, done, stale }) => (
          <li key={locale} className="row">
            <span className="project-name">{languageName(locale)}</span>
            <progress className="grow" value={done} max={texts} aria-label={languageName(locale)} />
            <span>{words.share({ done, texts })}</span>
            {stale > 0 && <span className="badge badge-warning">{words.stale({ count: stale })}</span>}
          </li>
        ))}
      </ul>
      {shares.length === 0 ? (
        <p className="muted">{words.onlySource}</p>
      ) : (
        <Button look="link" onClick={() => stage().openPart('translations')}>
          {words.translate}
        </Button>
      )}
    </Box>
  );
}

function ProblemsBox() {
  const words = useWords(projectWords);
  const locale = useLocale();
  const problems = useStore(problemsStore, (state) => state.problems);
  return (
    <Box
      name={words.problems}
      count={problems.length}
      {...(problems.length > 0 ? { link: [words.allProblems, () => stage().goToPart('problems')] as const } : {})}
    >
      {problems.length === 0 ? (
        <p className="row muted">
          <Icon name="check" />
          {words.noProblems}
        </p>
      ) : (
        <ul className="stack gap-2 text-12">
          {problems.slice(0, MOST).map(({ file, code, message, range, severity }) => (
            <li key={`${file} ${code} ${range.start.line} ${range.start.character}`}>
              <Button look="row" onClick={() => goTo({ path: file, ...range.start })}>
                <Icon name={severity === 'error' ? 'error' : 'warning'} />
                <span className="cut">{message[locale]}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

function Required() {
  const words = useWords(projectWords);
  const layers = useLayers();
  const required = layers?.projects.filter(({ package: folder }) => folder !== null) ?? [];
  const overridden = layers?.entries.filter(({ state }) => state === 'overridden' || state === 'conflict').length ?? 0;
  return (
    <Box name={words.requires}>
      {required.length === 0 ? (
        <p className="muted">{words.requiresNothing}</p>
      ) : (
        <>
          <ul className="stack gap-2 text-12">
            {required.map(({ id, title, version }) => (
              <li key={id} className="row">
                <Icon name="check" />
                <span className="bold cut grow">{title}</span>
                <span className="muted">{version}</span>
              </li>
            ))}
          </ul>
          <Button look="link" onClick={() => stage().openPart('layers')}>
            {words.overrides({ count: overridden })}
          </Button>
        </>
      )}
    </Box>
  );
}

function Saved() {
  const words = useWords(projectWords);
  const locale = useLocale();
  const kept = useKeptFiles();
  const latest = [...kept].sort((a, b) => b.at - a.at).slice(0, MOST);
  const time = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });
  return (
    <Box name={words.history} link={[words.seeHistory, () => stage().openPart('history')]}>
      {latest.length === 0 ? (
        <p className="muted">{words.noHistory}</p>
      ) : (
        <ul className="stack gap-2 text-12">
          {latest.map(({ path, at }) => (
            <li key={path}>
              <Button look="row" onClick={() => stage().openPart('history', path)}>
                <time className="muted project-time">{time.format(at)}</time>
                <span className="cut">{path}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

function Out() {
  const words = useWords(projectWords);
  return (
    <Box name={words.out}>
      <div className="row wrap">
        <Button icon="file" onClick={openPrinting}>
          {words.print}
        </Button>
        <Button icon="gallery" onClick={() => stage().openPart('gallery')}>
          {words.pictures}
        </Button>
      </div>
    </Box>
  );
}
