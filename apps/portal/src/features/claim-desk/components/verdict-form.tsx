import type { ClaimLine } from '@urzad/contract';
import { formatMoney, type Grosze } from '@urzad/domain';
import { REASON_MAX } from '@urzad/grants';
import { Button, Form, formOf, PriceField, TextArea } from '@urzad/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useMessages } from '#shared/i18n/messages';
import type { Verdict } from '../logic/use-line-decisions';
import {
  type ExplainedDecision,
  type VerdictError,
  type VerdictValues,
  verdictErrors,
  verdictOf,
  verdictValuesOf,
} from '../logic/verdict-form';
import { decisionMessages } from '../messages/decisions';

interface VerdictFormProps {
  line: ClaimLine;
  decision: ExplainedDecision;
  /** A part is less than this; grosze. */
  most: Grosze;
  /** The name of the line. */
  name: string;
  /** What was typed before and not stored. */
  refused: Verdict | undefined;
  /** Absent where nothing can be decided any more: what is typed stays to be read. */
  onDecide: ((verdict: Verdict) => void) | undefined;
  onClose: () => void;
}

const { FormField } = formOf<VerdictValues>();

/** The amount and the reason of a line that is not accepted in full, below it. */
export function VerdictForm({ line, decision, most, name, refused, ...on }: VerdictFormProps) {
  const { onDecide, onClose } = on;
  const words = useMessages(decisionMessages);
  const box = useRef<HTMLDivElement>(null);
  const whole = formatMoney(most);
  const texts: Record<VerdictError, string> = { amount: words.amountNeeded(whole), note: words.noteNeeded };

  // It was opened by a key or a press on its button.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus();
  }, []);

  function leave(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    // Escape closes what a key has opened.
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are the controls.
    <div ref={box} onKeyDown={leave}>
      <Form<VerdictValues, VerdictError>
        label={words.verdictOn(name)}
        className="u:grid u:gap-3 u:pt-1"
        defaultValues={verdictValuesOf(line, decision, refused)}
        summary={false}
        check={(values) => verdictErrors(values, decision, most)}
        errorText={(code) => texts[code]}
        send={async (values) => onDecide?.(verdictOf(values, decision))}
      >
        {!onDecide && (
          <p role="alert" className="u:text-sm u:font-medium u:text-error-text">
            {words.closed}
          </p>
        )}
        {decision === 'CZESC' && (
          <FormField name="amount">
            {(field) => (
              <PriceField {...field} required label={words.amount} hint={words.amountHint(whole)} />
            )}
          </FormField>
        )}
        <FormField name="note">
          {(field) => (
            <TextArea
              {...field}
              required
              rows={2}
              maxLength={REASON_MAX}
              label={words.note}
              hint={words.noteHint}
            />
          )}
        </FormField>
        <div className="u:flex u:flex-wrap u:gap-2">
          {onDecide && (
            <Button type="submit" variant="primary" size="sm">
              {words.keep}
            </Button>
          )}
          <Button size="sm" onClick={onClose}>
            {words.leave}
          </Button>
        </div>
      </Form>
    </div>
  );
}
