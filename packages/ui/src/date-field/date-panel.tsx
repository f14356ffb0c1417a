import { lazy, type RefObject, Suspense, useId } from 'react';
import { FloatingPanel } from '../floating/floating-panel';
import type { FloatingPhase } from '../floating/use-floating';
import { usePhone } from '../hooks/use-phone';
import { ModalLayer } from '../overlay/modal-layer';
import { ScrollBody } from '../overlay/scroll-body';
import { Spinner } from '../spinner/spinner';
import type { CalendarProps } from './calendar';
import type { DateFieldLabels } from './date-field.labels';

const Calendar = lazy(async () => ({ default: (await import('./calendar')).Calendar }));

export interface DatePanelProps extends CalendarProps {
  phase: FloatingPhase;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
  words: DateFieldLabels;
}

/** The calendar, fetched when first opened: hung on its button, or a bottom sheet on a phone. */
export function DatePanel({ phase, close, button, words, ...days }: DatePanelProps) {
  const id = useId();
  const phone = usePhone();
  const calendar = (
    <Suspense
      fallback={
        <p role="status" className="flex items-center gap-2 p-4">
          <Spinner /> {words.loading}
        </p>
      }
    >
      <Calendar {...days} />
    </Suspense>
  );

  if (phone) {
    return (
      <ModalLayer
        kind="panel"
        width="panel"
        open={phase === 'open'}
        onOpenChange={close}
        title={words.title}
        closeLabel={words.close}
      >
        <ScrollBody className="p-4">{calendar}</ScrollBody>
      </ModalLayer>
    );
  }
  if (phase === 'closed') return null;

  return (
    <FloatingPanel id={id} phase={phase} trigger={button} align="end" onClose={close}>
      <div role="dialog" aria-label={words.title} className="p-4">
        {calendar}
      </div>
    </FloatingPanel>
  );
}
