// No top-level await: Electron is not ready before this file has ended.
import { startDesktop } from './desktop.ts';

startDesktop();
