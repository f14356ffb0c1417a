/** Named points at which a test may kill the server, to prove that nothing is lost or written twice. */
export interface Crash {
  at(point: string): void;
}

export const neverCrash: Crash = { at: () => undefined };

/**
 * Kills the process at one point as a power cut would: no handler runs. Made only with NODE_ENV=test and CRASH_AT.
 *
 * @param wanted the name of the point; `name#2` is the second time that the process comes to it
 * @param end another end, of a test that goes on in the same process
 */
export function crashAt(wanted: string, end: () => void = killed): Crash {
  const [name, time = '1'] = wanted.split('#');
  let times = 0;

  return {
    at(point) {
      if (point !== name) return;
      times += 1;
      if (times === Number(time)) end();
    },
  };
}

const killed = () => process.kill(process.pid, 'SIGKILL');
