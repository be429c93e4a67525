import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

export interface LineSpeed {
  /** Milliseconds there and back. */
  roundTrip: number;
  /** Bits a second. */
  down: number;
  up: number;
}

export interface SlowLine {
  /** Address of the HTTP proxy through which connections take this line. */
  proxy: string;
  /** Ends every connection, so that the next visit begins with a handshake. */
  hangUp(): void;
  close(): Promise<void>;
}

/**
 * One slow line that carries every connection to this machine, as a phone's does. The browser's own emulation delays
 * each request by itself, knows neither handshakes nor the order in which a server sends, and loses some of the line
 * by chance: visits alike in everything took 1.4 to 1.9 s with it.
 */
export async function openSlowLine({ roundTrip, down, up }: LineSpeed): Promise<SlowLine> {
  const open = new Set<Duplex>();
  const [downward, upward] = [createDirection(down, roundTrip / 2), createDirection(up, roundTrip / 2)];
  const proxy = createServer((_, response) => response.writeHead(501).end());

  proxy.on('connect', async ({ url = '' }, phone) => {
    const { hostname, port } = new URL(`http://${url}`);
    if (hostname !== loopback) {
      phone.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const site = connect({ host: hostname, port: Number(port), noDelay: true });
    joined(phone, site);
    joined(site, phone);
    // What TCP's handshake takes.
    await pause(roundTrip);
    phone.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    downward(site, phone);
    upward(phone, site);
  });

  function joined(end: Duplex, other: Duplex) {
    open.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => {
      open.delete(end);
      // One that has said all takes leave over the line.
      if (!end.readableEnded) other.destroy();
    });
  }

  proxy.listen(0, loopback);
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port.');
  const hangUp = () => {
    for (const end of open) end.destroy();
  };
  return {
    proxy: `http://${loopback}:${address.port}`,
    hangUp,
    async close() {
      hangUp();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

const loopback = '127.0.0.1';

/** Bytes that go over the line in one piece. */
const packet = 1460;

/** Bytes of a connection that wait before the line at most; the sender waits with the rest. */
const longestQueue = 32 * 1024;

/** Stands on the line for the end of a connection. */
const leave = Buffer.alloc(0);

interface Queue {
  to: Duplex;
  chunks: Buffer[];
  bytes: number;
}

/** One direction of the line. The connections take turns, packet by packet. */
function createDirection(bitsPerSecond: number, latency: number) {
  const bytesPerMillisecond = bitsPerSecond / 8000;
  const waiting = new Map<Duplex, Queue>();
  const onTheWay: { to: Duplex; bytes: Buffer; arrival: number }[] = [];
  let lineFree = 0;
  let isSending = false;
  let isDelivering = false;

  async function send() {
    isSending = true;
    while (waiting.size > 0) {
      for (const [from, queue] of waiting) {
        const bytes = takePacket(queue);
        if (queue.bytes < longestQueue) from.resume();
        if (queue.chunks.length === 0) waiting.delete(from);
        lineFree = Math.max(lineFree, performance.now()) + bytes.length / bytesPerMillisecond;
        onTheWay.push({ to: queue.to, bytes, arrival: lineFree + latency });
        if (!isDelivering) void deliver();
        await until(lineFree);
      }
    }
    isSending = false;
  }

  async function deliver() {
    isDelivering = true;
    for (let next = onTheWay.shift(); next; next = onTheWay.shift()) {
      await until(next.arrival);
      if (next.bytes === leave) next.to.end();
      else if (next.to.writable) next.to.write(next.bytes);
    }
    isDelivering = false;
  }

  return (from: Duplex, to: Duplex) => {
    const add = (chunk: Buffer) => {
      const queue = waiting.get(from) ?? { to, chunks: [], bytes: 0 };
      queue.chunks.push(chunk);
      queue.bytes += chunk.length;
      waiting.set(from, queue);
      if (queue.bytes >= longestQueue) from.pause();
      if (!isSending) void send();
    };
    from.on('data', add);
    from.on('end', () => add(leave));
  };
}

function takePacket(queue: Queue) {
  const [first = leave] = queue.chunks;
  const bytes = first.length > packet ? first.subarray(0, packet) : first;
  if (first.length > packet) queue.chunks[0] = first.subarray(packet);
  else queue.chunks.shift();
  queue.bytes -= bytes.length;
  return bytes;
}

async function until(moment: number) {
  const milliseconds = moment - performance.now();
  if (milliseconds > 0) await pause(milliseconds);
}
