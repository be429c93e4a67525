import ws from 'ws';

/** For supabase-js's option `realtime.transport`: Node 20 has no WebSocket, without which it creates no client. */
// @ts-expect-error supabase-js names `ws` for this; its type declarations have events of their own.
export const nodeWebSocket: typeof WebSocket = ws;
