import { sceneLeads } from '#engine/library/content-checks/scene-leads.ts';
import { language } from './language.ts';

/** What a part of content does with scenario cards. */
export const leadsIn = sceneLeads(language);
