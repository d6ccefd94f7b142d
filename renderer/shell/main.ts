import { openProject } from './opening/open-project.ts';

// Ask the host first: loading the desk takes longer.
const opening = openProject();
opening.catch(() => undefined);
const { showDesk } = await import('./desk.tsx');
await showDesk(opening);
