import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { WebSocket } from 'ws';

/**
 * Frees the request that opened a socket. Its reply, which Node has assigned to the connection, and a listener of
 * `@fastify/websocket` would keep it, with its headers and its logger, as long as the window is open.
 * @param log of the server: that of the request goes with it
 */
export function letGoOfRequest(socket: WebSocket, { raw }: FastifyReply, log: FastifyBaseLogger): void {
  if (raw.socket) raw.detachSocket(raw.socket);
  socket.removeAllListeners('error');
  socket.on('error', (err) => {
    log.info({ err }, 'A socket was broken off');
    socket.terminate();
  });
}
