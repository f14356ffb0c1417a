import { SOCKET_PATH, SocketNews } from '@urzad/contract';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { TestApp } from './test-app';

const OWN_PAGE = 'http://127.0.0.1:3000';
/** The request in memory is no stream; the server would wait for the rest of its body. */
const WITHOUT_BODY = { readableEnded: true };

const Exactly = z.strictObject(SocketNews.shape);

/** A window with an open socket, and what it was told. */
export interface Window {
  socket: WebSocket;
  heard: SocketNews[];
  heardOf(action: string): SocketNews[];
  /** By which others address it. */
  name(): string;
  /** The code with which the server has closed it. */
  readonly closed: number | undefined;
  send(action: string, target: string, data?: object): void;
  close(): void;
}

export async function openSocket(
  { app }: Pick<TestApp, 'app'>,
  ticket: string,
  onInit: (socket: WebSocket) => void = () => undefined,
): Promise<Window> {
  const heard: SocketNews[] = [];
  let closed: number | undefined;
  const socket: WebSocket = await app.injectWS(
    `${SOCKET_PATH}?ticket=${ticket}`,
    { ...WITHOUT_BODY, headers: { origin: OWN_PAGE } },
    {
      onInit: (begun) => {
        onInit(begun);
        // Strict, as it is no window: what should not be on the wire fails a test.
        begun.on('message', (text) => heard.push(z.parse(Exactly, JSON.parse(text.toString()))));
        begun.on('close', (code) => {
          closed = code;
        });
      },
    },
  );

  return {
    socket,
    heard,
    heardOf: (action) => heard.filter((news) => news.action === action),
    name: () => String(heard.find(({ action }) => action === 'hello')?.data.remote_name),
    get closed() {
      return closed;
    },
    send: (action, target, data = {}) => socket.send(JSON.stringify({ action, data, target })),
    // At once: streams in memory have no end that the other side would see.
    close: () => socket.terminate(),
  };
}

/** The status with which the server refuses to open a socket; of our own page unless another origin is given. */
export async function refusedSocket(
  { app }: TestApp,
  ticket: string,
  from: { origin?: string } = { origin: OWN_PAGE },
): Promise<number> {
  try {
    await app.injectWS(`${SOCKET_PATH}?ticket=${ticket}`, {
      ...WITHOUT_BODY,
      headers: from,
    });
  } catch (error) {
    return Number(/response: ([0-9]{3})/.exec(String(error))?.[1]);
  }
  throw new Error('The socket was opened.');
}
