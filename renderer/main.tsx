import './look/fonts.css';
import './look/tokens.css';
import './look/frame.css';
import './look/play.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectToHost } from './connection/connect-to-host.ts';
import { ConnectionError } from './connection/studio-connection.ts';
import { App } from './frame/app.tsx';
import { StudioApiContext } from './frame/workbench-context.ts';
import { useTheme } from './look/theme-store.ts';
import { watchProject } from './project/watch-project.ts';
import { useLocale } from './words/locale-store.ts';

const root = createRoot(document.getElementById('workbench') as HTMLElement);
const { locale, words } = useLocale.getState();
document.documentElement.lang = locale;
document.documentElement.dataset['theme'] = useTheme.getState().theme;
// The editor takes its language when it is loaded, so its words come before it.
if (locale === 'ja') await import('monaco-editor/nls/lang/ja');

try {
  const connection = await connectToHost();
  await watchProject(connection);
  root.render(
    <StrictMode>
      <StudioApiContext value={connection.api}>
        <App />
      </StudioApiContext>
    </StrictMode>,
  );
} catch (error) {
  const noToken = error instanceof ConnectionError && error.code === 'noToken';
  root.render(
    <main className="lost">
      <h1>{words.product}</h1>
      <p role="alert">{noToken ? words.noToken : words.unreachable}</p>
    </main>,
  );
}
