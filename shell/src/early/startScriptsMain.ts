import { startScripts } from './startScripts.ts';

startScripts();
