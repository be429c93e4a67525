import { startReads } from './startReads.ts';

if (document.currentScript) startReads(document.currentScript.dataset);
