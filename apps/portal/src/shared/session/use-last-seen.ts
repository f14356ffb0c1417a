import { useCallback, useEffect, useRef, useState } from 'react';

/** Events that show that somebody is there. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;
/** Activity is stored, and told to the other tabs, at most this often. */
const STEP_MS = 5_000;
const CHANNEL = 'seen';

/**
 * The time of the last activity in any tab of this browser, in milliseconds of its clock. A request, as the bell
 * sends by itself, is no activity.
 *
 * @param askAfterMs then a dialog asks the person; from there on only `stay`, their answer, counts
 */
export function useLastSeen(askAfterMs: number): { lastSeen: number; stay: () => void } {
  const [lastSeen, setLastSeen] = useState(Date.now);
  const channel = useRef<BroadcastChannel>(undefined);

  const stay = useCallback(() => {
    setLastSeen(Date.now());
    channel.current?.postMessage(Date.now());
  }, []);

  useEffect(() => {
    const tabs = new BroadcastChannel(CHANNEL);
    tabs.onmessage = ({ data }) => setLastSeen((known) => Math.max(known, Number(data)));
    channel.current = tabs;
    return () => tabs.close();
  }, []);

  useEffect(() => {
    function note() {
      const quietMs = Date.now() - lastSeen;
      if (quietMs >= STEP_MS && quietMs < askAfterMs) stay();
    }

    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, note);
    };
  }, [lastSeen, askAfterMs, stay]);

  return { lastSeen, stay };
}
