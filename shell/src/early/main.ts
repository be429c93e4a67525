import { startReads } from './startReads.ts';
import { startScripts } from './startScripts.ts';

// First, so that the page comes to life whatever becomes of its reads.
startScripts();
if (document.currentScript) startReads(document.currentScript.dataset);
