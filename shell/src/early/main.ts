import { completeLocaleSwitch } from './completeLocaleSwitch.ts';
import { startReads } from './startReads.ts';
import { startScripts } from './startScripts.ts';

// First, so that the page hydrates whatever happens to its reads.
startScripts();
completeLocaleSwitch();
if (document.currentScript) startReads(document.currentScript.dataset);
