import { drive } from './drive.ts';
import type { Crowd } from './measure.ts';

/** A crowd has a process of its own, as visitors have: it takes no time from the servers' event loop. */
process.once('message', async (crowd: Crowd) => {
  process.send?.(await drive(crowd), () => process.disconnect());
});
