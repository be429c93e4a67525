import { readBoot } from '../boot/readBoot.ts';
import { startReports } from './startReports.ts';

const boot = readBoot();
// Of the tabs that a rate leaves out, nothing is ever sent.
if (Math.random() < (boot.site.reportRate ?? 1)) startReports(boot);
