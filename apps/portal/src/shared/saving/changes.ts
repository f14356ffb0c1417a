/** How many changes were made, how many of them were sent to the server, and how many it has stored. */
export function createChanges() {
  let made = 0;
  let sent = 0;
  let stored = 0;

  return {
    add() {
      made += 1;
    },
    /** Those until now are sent. @returns their number, for the answer */
    send() {
      sent = made;
      return made;
    },
    /** The server has stored so many; a request that was sent earlier may be answered later. */
    store(upTo: number) {
      stored = Math.max(stored, upTo);
    },
    /** There is nothing to store any more. */
    drop() {
      stored = made;
    },
    isStored: (upTo = made) => upTo <= stored,
    isSent: () => made === sent,
  };
}
