import type { TableView } from '../table-view.ts';
import { Board } from './board.tsx';
import { Cheats } from './cheats.tsx';
import { Setup } from './setup.tsx';
import './table.css';

export const tokyoSiteSeeingTable: TableView = { system: 'tokyo-site-seeing', Setup, Board, Cheats };
