import { sceneLeads } from '#engine/library/content-checks/scene-leads.ts';
import { language } from './language.ts';

export const leadsIn = sceneLeads(language);
