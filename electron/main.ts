// The program that Electron runs. It never waits at its top level: Electron is not ready before this file has ended.
import { startDesktop } from './desktop.ts';

startDesktop();
