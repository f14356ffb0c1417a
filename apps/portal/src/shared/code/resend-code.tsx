import { CODE_PAUSE_SECONDS } from '@urzad/contract';
import { Button } from '@urzad/ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../http/api-failure';
import { useMessages } from '../i18n/messages';
import { codeMessages } from './messages';

export interface ResendCodeProps {
  /** Sends the code; the caller shows a rejection, and the person can try again. */
  onResend: () => Promise<unknown>;
}

/** Sends the code again. The countdown is shown, but not announced every second. */
export function ResendCode({ onResend }: ResendCodeProps) {
  const words = useMessages(codeMessages);
  const [left, restart] = useSecondsLeft();
  const [state, setState] = useState<'waiting' | 'sending' | 'sent'>('waiting');

  async function resend() {
    setState('sending');
    try {
      await onResend();
      setState('sent');
      restart(afterPause());
    } catch (error) {
      setState('waiting'); // The caller shows the reason.
      if (error instanceof ApiFailure && error.againAt) restart(error.againAt);
    }
  }

  return (
    <div className="u:grid u:justify-items-start u:gap-1">
      <Button icon={RotateCw} loading={state === 'sending'} disabled={left > 0} onClick={() => void resend()}>
        {words.resend}
      </Button>
      {left > 0 && <p className="u:text-sm u:tabular-nums u:text-muted">{words.wait(left)}</p>}
      <p role="status" className="u:text-sm u:text-success-text">
        {state === 'sent' && words.sent}
      </p>
    </div>
  );
}

/** Counts down, at first from the pause between two codes. The end is a time of the clock, so a suspended tab is not late. */
function useSecondsLeft(): [number, (end: Date) => void] {
  const [end, setEnd] = useState(() => afterPause().getTime());
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  function restart(end: Date) {
    setNow(Date.now());
    setEnd(end.getTime());
  }

  return [left, restart];
}

function afterPause(): Date {
  return new Date(Date.now() + CODE_PAUSE_SECONDS * 1000);
}
