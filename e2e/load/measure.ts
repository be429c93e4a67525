import autocannon from 'autocannon';

export interface Crowd {
  title: string;
  url: string;
  /** Asked for in turn. */
  paths: string[];
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** Requests a second, sent whether or not earlier ones were answered; as fast as it goes by default. */
  rate?: number;
}

export interface Figures {
  title: string;
  connections: number;
  seconds: number;
  rate: number | undefined;
  requests: number;
  perSecond: number;
  /** Milliseconds, the wait of requests that could not be sent in time included. */
  p50: number;
  p99: number;
  slowest: number;
  /** Answers other than 2xx, broken connections and time-outs. */
  errors: number;
}

export async function measure(crowd: Crowd): Promise<Figures> {
  const { title, url, paths, headers, connections, seconds, rate } = crowd;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 10,
    requests: paths.map((path) => ({ path, headers })),
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  return {
    title,
    connections,
    seconds,
    rate,
    requests: result.requests.total,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    slowest: result.latency.max,
    errors: result.errors + result.non2xx,
  };
}
