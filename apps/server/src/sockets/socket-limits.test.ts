import { expect, it } from 'vitest';
import { SOCKET_LIMITS } from './socket-limits';

it('are those that are promised', () => {
  expect(SOCKET_LIMITS).toEqual({
    payloadBytes: 64_000,
    messagesPerSecond: 20,
    pingMs: 30_000,
    pongMs: 10_000,
    socketsOfUser: 20,
    roomsOfSocket: 50,
    waitingBytes: 1_000_000,
    ticketsPerMinute: 60,
    seenMs: 150_000,
    listedPeople: 500,
    listedOnlookers: 50,
  });
});

it('let a node miss a ping before its sockets count as gone', () => {
  expect(SOCKET_LIMITS.seenMs).toBeGreaterThan(2 * (SOCKET_LIMITS.pingMs + SOCKET_LIMITS.pongMs));
});
