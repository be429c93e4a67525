import { completeLanguageSwitch } from './completeLanguageSwitch.ts';
import { startReads } from './startReads.ts';
import { startScripts } from './startScripts.ts';

// First, so that the page hydrates whatever happens to its reads.
startScripts();
completeLanguageSwitch();
if (document.currentScript) startReads(document.currentScript.dataset);
