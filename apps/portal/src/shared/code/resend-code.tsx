import { useMutation } from '@tanstack/react-query';
import { Button, useAskAgain } from '@urzad/ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForgetFailure } from '../form/forget-failure';
import { FormFailure } from '../form/form-failure';
import { useMessages } from '../i18n/messages';
import { afterPause, nextCodeOf } from './code-pause';
import { codeMessages } from './messages';

export interface ResendCodeProps {
  /** Sends the code again. */
  onResend: () => Promise<unknown>;
  /** When the next code may be asked for; without it at once, as far as this page knows. */
  againAt?: Date | undefined;
}

/**
 * Sends another code of the form around it: what was said about the old one goes, and so do its digits in the field
 * `code`. The countdown is shown, but not announced every second.
 */
export function ResendCode({ onResend, againAt }: ResendCodeProps) {
  const words = useMessages(codeMessages);
  const askAgain = useAskAgain();
  const forgetFailure = useForgetFailure();
  const [left, restart] = useSecondsLeft(againAt);
  const sending = useMutation({
    mutationFn: onResend,
    onSuccess: () => {
      restart(afterPause(Date.now()));
      forgetFailure();
      askAgain('code');
    },
    // The server knows of codes that this page does not: the countdown is its answer.
    onError: (error) => restart(nextCodeOf(error) ?? new Date()),
  });
  const { error, isPending, isSuccess } = sending;

  return (
    <div className="u:grid u:justify-items-start u:gap-1">
      {error && !nextCodeOf(error) && <FormFailure title={words.resendFailed} error={error} />}
      <Button icon={RotateCw} loading={isPending} disabled={left > 0} onClick={() => sending.mutate()}>
        {words.resend}
      </Button>
      {left > 0 && <p className="u:text-sm u:tabular-nums u:text-muted">{words.wait(left)}</p>}
      <p role="status" className="u:text-sm u:text-success-text">
        {isSuccess && words.sent}
      </p>
    </div>
  );
}

/** Counts down to a time of the clock, so that a suspended tab is not late. */
function useSecondsLeft(first: Date | undefined): [number, (end: Date) => void] {
  const [end, setEnd] = useState(() => first?.getTime() ?? 0);
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
