import { command, startServer } from './runningProcess.ts';
import { developmentSite, productionSite } from './sites.ts';

/** Serves the sites of the browser tests until a signal, or until its parent ends, and says when they are ready. */
const sites = await Promise.all(
  [productionSite, developmentSite].map(({ environment }) => startServer(command('start'), { environment })),
);
process.once('SIGTERM', stop);
process.once('disconnect', stop);
console.log('The sites are ready');
process.send?.('ready');

async function stop() {
  await Promise.all(sites.map((site) => site.stop()));
  process.exit(0);
}
