import type { Backend } from '../backend/startBackend.ts';

interface RestRequest {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

export type RestCall = ReturnType<typeof restClient>;

/** Requests of one key; `body` of a response is parsed, an empty array when there is none. */
export const restClient =
  (backend: Pick<Backend, 'url'>, apikey: string) =>
  async (path: string, { method = 'GET', body, headers = {} }: RestRequest = {}) => {
    const response = await fetch(`${backend.url}/rest/v1/${path}`, {
      method,
      headers: { apikey, 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text || '[]'), headers: response.headers };
  };
