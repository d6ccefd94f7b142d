import '../../../../renderer/kit/theme/fonts.css';
import '../../../../renderer/kit/theme/tokens.css';
import '../../../../renderer/kit/theme/page.css';
import '../../../../renderer/kit/controls/controls.css';
import './faces-page.css';
import { type CSSProperties, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { entryAt } from '#authoring/project/documents/entry-at.ts';
import { join } from '#authoring/project/packages/join.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { noteDrawn } from '#renderer/desk/play/first-board.ts';
import { AnyFace } from '#renderer/tables/tokyo-site-seeing/face/any-face.tsx';
import { FacePanel } from '#renderer/tables/tokyo-site-seeing/face/face-panel.tsx';
import { facesIn, findFaceSubject } from '#renderer/tables/tokyo-site-seeing/face/face-subject.ts';

// A page of faces only. #sheet shows those of every card and PC of the sample game, #panel the panel of one. With
// &package=NAME those of a package that requires it.

const root = '../../../../sample-content/';
const texts = import.meta.glob<string>(
  ['../../../../sample-content/tokyo-site-seeing/**/*.json', '../../../../sample-content/tokyo-bay/**/*.json'],
  { query: '?raw', import: 'default', eager: true },
);
const asked = new URLSearchParams(location.hash.slice(1));
const files = filesOf('tokyo-site-seeing');
const documents = asked.has('package')
  ? join(
      [files, filesOf(asked.get('package') ?? '')].map((its, layer) => ({ id: String(layer), documents: read(its) })),
    ).documents
  : read(files);

function filesOf(project: string): Readonly<Record<string, string>> {
  const start = `${root}${project}/`;
  const own = Object.entries(texts).filter(([file]) => file.startsWith(start));
  return Object.fromEntries(own.map(([file, text]) => [file.slice(start.length), text]));
}

function read(its: Readonly<Record<string, string>>): Documents {
  return Object.fromEntries(Object.entries(its).map(([path, text]) => [path, JSON.parse(text) as Json]));
}

const locale = asked.get('locale') === 'en' ? 'en' : 'ja';
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'asa';
document.documentElement.lang = locale;

function Sheet() {
  const wanted = new RegExp(asked.get('only') ?? '');
  const entries = Object.entries(documents).flatMap(([path, document]) =>
    facesIn(path, document).map(({ id }, index) => ({ path, id: String(id), index })),
  );
  return (
    <main className="faces-sheet" style={{ '--u': `${asked.get('u') ?? '3.78'}px` } as CSSProperties}>
      {entries
        .filter(({ id }) => wanted.test(id))
        .map((entry) => {
          const subject = findFaceSubject(documents, entry);
          if (subject === null) return null;
          return (
            <div key={entry.id} data-face={entry.id}>
              <AnyFace subject={subject} documents={documents} locale={locale} />
            </div>
          );
        })}
    </main>
  );
}

function Panel() {
  const path = asked.get('path') ?? 'cards/weapons.json';
  const [text, setText] = useState(files[path] ?? '');
  const [offset, setOffset] = useState(text.indexOf(asked.get('at') ?? 'W-05'));
  return (
    <main className="faces-panel">
      <textarea
        aria-label="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onSelect={(event) => setOffset(event.currentTarget.selectionStart)}
      />
      <div style={{ width: `${asked.get('width') ?? '236'}px` }}>
        <FacePanel
          documents={{ ...documents, ...parsed(path, text) }}
          entry={entryAt(path, text, offset)}
          locale={locale}
        />
      </div>
    </main>
  );
}

/** The parsed document; undefined while it is invalid, so that the last one on disk counts. */
function parsed(path: string, text: string): Documents {
  try {
    return { [path]: JSON.parse(text) as Json };
  } catch {
    return {};
  }
}

noteDrawn();
createRoot(document.getElementById('faces') as HTMLElement).render(asked.has('panel') ? <Panel /> : <Sheet />);
