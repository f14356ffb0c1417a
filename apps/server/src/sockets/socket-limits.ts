/** What one socket, and one person, may ask of the server (Security §2). */
export const SOCKET_LIMITS = {
  /** Of one message. */
  payloadBytes: 64_000,
  messagesPerSecond: 20,
  pingMs: 30_000,
  /** Without an answer to a ping for so long a socket is ended. */
  pongMs: 10_000,
  /** Windows of one person, on all nodes together. */
  socketsOfUser: 20,
  roomsOfSocket: 50,
  /** Who reads slower than this is ended: they find what they have missed when they come back. */
  waitingBytes: 1_000_000,
  ticketsPerMinute: 60,
  /** A row of a node that says nothing for so long is of one that has ended. */
  seenMs: 150_000,
  /** People of one answer of `userList`. */
  listedPeople: 500,
  /** People who have one object open. */
  listedOnlookers: 50,
} as const;
