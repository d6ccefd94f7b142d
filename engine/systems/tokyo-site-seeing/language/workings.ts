import { board } from '../table/board-queries.ts';
import type { TokyoWorkings } from '../table/game.ts';
import { layers } from '../table/layers.ts';
import { layOut } from '../table/layout.ts';
import { eachInOrder } from './each-in-order.ts';
import { mayChoose } from './may-choose.ts';
import { texts } from './texts.ts';
import { windows } from './windows.ts';

export const gameBehaviour: TokyoWorkings = { board, layOut, windows, texts, layers, each: eachInOrder, mayChoose };
