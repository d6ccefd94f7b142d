import { openProject } from './opening/open-project.ts';

// The host is asked before the desk's own code is there, which takes longer to load than to answer.
const opening = openProject();
// What went wrong is said on the desk.
opening.catch(() => undefined);
const { showDesk } = await import('./desk.tsx');
await showDesk(opening);
