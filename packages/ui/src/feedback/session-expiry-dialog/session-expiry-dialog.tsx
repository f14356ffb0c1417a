import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '../../actions/button/button';
import { useLabels } from '../../foundations/locale/locale';
import { Modal } from '../../overlays/modal/modal';
import { Alert } from '../alert/alert';
import { type SessionExpiryLabels, sessionExpiryLabels } from './session-expiry-dialog.labels';
import { clockText, secondsToWarn, spokenStep } from './session-time';

export interface SessionExpiryDialogProps {
  /** The end of the session, in milliseconds of the clock `now`. */
  expiresAt: number;
  /** The clock, in milliseconds. @default Date.now */
  now?: () => number;
  /** How long before the end the dialog opens; never less than 20. @default 60 */
  warnSeconds?: number;
  /** Requests more time; also called by Escape, the cross or a press outside, since somebody is there. */
  onExtend: () => void;
  /** Called by the button that signs out at once. */
  onLogout: () => void;
  /** The time is over without an answer. */
  onExpired: () => void;
  /** More time was requested. @default false */
  pending?: boolean | undefined;
  /** Why there is no more time, and what to do: the dialog stays open. */
  error?: string | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<SessionExpiryLabels>;
}

/** Asks before the end of the session whether somebody is still there, with a countdown (WCAG 2.2.1). */
export function SessionExpiryDialog(props: SessionExpiryDialogProps) {
  const {
    expiresAt,
    now = Date.now,
    warnSeconds = 60,
    onExtend,
    onLogout,
    onExpired,
    pending = false,
    error,
    labels,
  } = props;
  const words = useLabels<SessionExpiryLabels>(sessionExpiryLabels, labels);
  const textId = useId();
  const seconds = useSyncExternalStore(
    everySecond,
    () => secondsToWarn(expiresAt, now(), warnSeconds),
    () => undefined,
  );
  const isOver = seconds === 0;
  const tellEnd = useEffectEvent(onExpired);

  useEffect(() => {
    if (isOver) tellEnd();
  }, [isOver]);

  return (
    <Modal
      open={seconds !== undefined && !isOver}
      // Requested once, however often Escape is pressed.
      onOpenChange={() => !pending && onExtend()}
      role="alertdialog"
      width="narrow"
      title={words.title}
      describedBy={textId}
      footer={
        <>
          <Button onClick={onLogout}>{words.logout}</Button>
          <Button variant="primary" data-autofocus="" loading={pending} onClick={onExtend}>
            {words.extend}
          </Button>
        </>
      }
    >
      <p className="u:part" id={textId}>
        {words.text}
      </p>
      {seconds !== undefined && <Countdown seconds={seconds} words={words} />}
      {error && (
        <div className="u:mt-3">
          <Alert kind="error" live>
            {error}
          </Alert>
        </div>
      )}
    </Modal>
  );
}

/** Announced when the dialog opens and at each step, with the present seconds: a suspended tab may reach a step late. */
function Countdown({ seconds, words }: { seconds: number; words: SessionExpiryLabels }) {
  const step = spokenStep(seconds);
  const [said, setSaid] = useState({ step, seconds });
  if (said.step !== step) setSaid({ step, seconds });

  return (
    <>
      <p className="u:mt-3 u:flex u:items-baseline u:gap-3">
        <span className="u:text-sm u:text-muted">{words.left}</span>
        <span role="timer" className="u:text-2xl u:font-bold u:tabular-nums">
          {clockText(seconds)}
        </span>
      </p>
      <p role="status" className="u:sr-only">
        {words.spoken(said.seconds)}
      </p>
    </>
  );
}

function everySecond(listener: () => void) {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}
