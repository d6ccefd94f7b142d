/** The six arrangements of the desk, in the order of the rail. */
export const workspaceIds = ['cards', 'scenarios', 'play', 'translate', 'tests', 'project'] as const;
export type WorkspaceId = (typeof workspaceIds)[number];

/** Places in a workspace; each shows one part at a time. */
export const slotIds = ['list', 'text', 'main', 'side', 'foot', 'problems'] as const;
export type SlotId = (typeof slotIds)[number];
