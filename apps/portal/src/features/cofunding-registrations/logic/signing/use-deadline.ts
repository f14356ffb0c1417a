import type { Registration } from '@urzad/contract';
import { dayText, longDateText, timeText, warsawDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { signingMessages } from '../../messages/signing';

/** Until when a registration, or its correction, can be submitted. */
export function useDeadline({ status, correction_to, call: { open_to } }: Registration): string | undefined {
  const { panel: words } = useMessages(signingMessages);
  const locale = useLocale();
  if (status === 'to_correct') {
    return correction_to ? words.correctUntil(longDateText(correction_to, locale)) : undefined;
  }
  if (!open_to) return undefined;

  const end = new Date(open_to);
  return words.sendUntil(dayText(warsawDate(end), locale), timeText(end));
}
