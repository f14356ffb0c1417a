import { useCallback, useEffect, useRef, useState } from 'react';

/** What somebody who is there does sooner or later. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;
/** Signs are noted, and told to the other tabs, at most this often. */
const STEP_MS = 5_000;
const CHANNEL = 'seen';

/**
 * When somebody was last seen at any tab of this browser, in milliseconds of its clock. Asking the server, as the bell
 * does by itself, is no sign of a person.
 * @param askAfterMs then a person is asked whether they are there; from now on only `stay`, their answer, counts
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
