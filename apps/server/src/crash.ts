/** Named points at which a test may kill the server, to prove that nothing is lost or written twice. */
export interface Crash {
  at(point: string): void;
}

export const neverCrash: Crash = { at: () => undefined };

/** Kills the process at one point as a power cut would: no handler runs. Made only with NODE_ENV=test and CRASH_AT. */
export function crashAt(wanted: string): Crash {
  return {
    at(point) {
      if (point === wanted) process.kill(process.pid, 'SIGKILL');
    },
  };
}
