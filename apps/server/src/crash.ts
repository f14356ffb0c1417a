/** Named places where a test may kill the server, to prove that nothing is lost or doubled there. */
export interface Crash {
  at(point: string): void;
}

export const neverCrash: Crash = { at: () => undefined };

/** Dies at one point as a power cut would: no handler runs. Made only when NODE_ENV=test and CRASH_AT are set. */
export function crashAt(wanted: string): Crash {
  return {
    at(point) {
      if (point === wanted) process.kill(process.pid, 'SIGKILL');
    },
  };
}
