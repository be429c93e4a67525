import type { Backend } from '../backend/startBackend.ts';

export interface RestAnswer {
  status: number;
  /** The parsed body; an empty array when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests state the shape that they expect of each answer
  body: any;
  headers: Headers;
}

export interface RestRequest {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

export type RestCall = (path: string, request?: RestRequest) => Promise<RestAnswer>;

export function restClient(backend: Pick<Backend, 'url'>, apikey: string): RestCall {
  return async (path, { method = 'GET', body, headers = {} } = {}) => {
    const response = await fetch(`${backend.url}/rest/v1/${path}`, {
      method,
      headers: { apikey, 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text || '[]'), headers: response.headers };
  };
}
