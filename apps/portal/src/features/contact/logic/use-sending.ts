import { CONTACT_FILLED_MIN_MS } from '@urzad/grants';
import { useState } from 'react';
import { useIdempotencyKey } from '#shared/http/use-idempotency-key';
import { sendMessage } from '../api';
import type { ContactValues } from './contact-values';

/** The field that people do not see is filled in. */
export class LooksAutomatic extends Error {}

/**
 * Sends a message no sooner than the server takes one: who pressed the button at once, as with a filled form, waits a
 * moment instead of being refused.
 */
export function useSending(onSent: (mail: string) => void) {
  const [openedAt] = useState(() => Date.now());
  const idempotencyKey = useIdempotencyKey();

  return async ({ clause_ack: _, topic, ...values }: ContactValues) => {
    // The form has refused an empty topic before.
    if (topic === '') return;
    if (values.website !== '') throw new LooksAutomatic();
    const early = openedAt + CONTACT_FILLED_MIN_MS - Date.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));

    const filled_ms = Math.max(CONTACT_FILLED_MIN_MS, Date.now() - openedAt);
    const body = { ...values, topic, clause_ack: 'yes' as const, filled_ms };
    await idempotencyKey.use((key) => sendMessage(body, key));
    onSent(values.mail);
  };
}
