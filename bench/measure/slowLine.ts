import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { type Duplex, pipeline, Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from 'platform/serve/listen.ts';

export interface LineSpeed {
  roundTripMs: number;
  downBitsPerSecond: number;
  upBitsPerSecond: number;
}

/** Bytes that go over the line in one piece. */
const packetBytes = 1460;

/**
 * An HTTP proxy that sends every connection to this machine over one slow line, as a phone's connections go. Returns its
 * address. The browser's own emulation, which Lighthouse uses, delays each request by itself and knows neither
 * handshakes nor the order in which a server sends: the same visit took 1.4 to 1.9 s with it.
 */
export async function openSlowLine(speed: LineSpeed): Promise<string> {
  const down = createDirection(speed.downBitsPerSecond, speed.roundTripMs / 2);
  const up = createDirection(speed.upBitsPerSecond, speed.roundTripMs / 2);
  const proxy = createServer((_, response) => response.writeHead(501).end());
  proxy.on('connect', async ({ url = '' }, phone) => {
    const { hostname, port } = new URL(`http://${url}`);
    if (hostname !== loopback) {
      phone.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const site = connect({ host: hostname, port: Number(port), noDelay: true, allowHalfOpen: true });
    // The TCP handshake.
    await delay(speed.roundTripMs);
    phone.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    down(site, phone);
    up(phone, site);
  });
  const port = await freePort();
  proxy.listen(port, loopback).unref();
  await once(proxy, 'listening');
  return `http://${loopback}:${port}`;
}

const loopback = '127.0.0.1';

/** One direction of the line. Connections take turns, a packet each; a sender waits while its packet is sent. */
function createDirection(bitsPerSecond: number, latencyMs: number) {
  let queue = Promise.resolve();
  let freeAt = 0;

  async function send(bytes: number) {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8000) / bitsPerSecond;
    await delay(freeAt - performance.now());
  }

  const direction = () =>
    new Transform({
      async transform(chunk, _, next) {
        for (let at = 0; at < chunk.length; at += packetBytes) {
          const packet = chunk.subarray(at, at + packetBytes);
          queue = queue.then(() => send(packet.length));
          await queue;
          // Timers of one duration fire in order.
          setTimeout(() => this.push(packet), latencyMs);
        }
        next();
      },
      flush: (done) => void setTimeout(done, latencyMs),
    });

  // An end that fails takes the other with it.
  return (from: Duplex, to: Duplex) => pipeline(from, direction(), to, () => undefined);
}
