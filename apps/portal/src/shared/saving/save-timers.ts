/** Typed text is stored within 300 ms of the key, the time of writing included. */
const KEEP_MS = 100;
/** It is sent to the server within 1 s of the last key, and at least every 5 s during typing. */
const QUIET_MS = 800;
const UNBROKEN_MS = 4500;
const RETRY_MS = 15_000;

interface SaveActs {
  /** Stores the changes in this browser. */
  keep: () => Promise<unknown>;
  /** Sends them to the server. */
  flush: () => Promise<unknown>;
}

export type SaveTimers = ReturnType<typeof createSaveTimers>;

/** When changes are stored in this browser, and when they are sent. */
export function createSaveTimers({ keep, flush }: SaveActs) {
  const keepTimer = aTimer();
  const sendTimer = aTimer();
  const unbrokenTimer = aTimer();

  const stopSending = () => {
    sendTimer.stop();
    unbrokenTimer.stop();
  };

  return {
    /** Something was typed or marked. */
    changed(quietMs = QUIET_MS) {
      if (!keepTimer.isRunning()) keepTimer.start(KEEP_MS, keep);
      if (!unbrokenTimer.isRunning()) unbrokenTimer.start(UNBROKEN_MS, flush);
      sendTimer.start(quietMs, flush);
    },
    /** After a failure that passes. */
    retry: () => sendTimer.start(RETRY_MS, flush),
    /** The changes are being stored. */
    stopKeeping: keepTimer.stop,
    /** The changes are being sent. */
    stopSending,
    stop() {
      keepTimer.stop();
      stopSending();
    },
  };
}

/** One timeout that can be stopped and restarted. */
function aTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    isRunning: () => timer !== undefined,
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
    start(delay: number, task: () => Promise<unknown>) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        void task();
      }, delay);
    },
  };
}
