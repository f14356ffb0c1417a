import type { OfficeView } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useBusinessTime } from '../business-time';
import { useMessages } from '../i18n/messages';
import { useSession } from '../session/session-store';
import { systemMessages } from './messages';

/** The office of the portal. Undefined until it is loaded. */
export function useOffice(): OfficeView | undefined {
  return useSession(({ system }) => system?.office);
}

/** The hours of the office's phone: "pon.–pt. 7:30–15:30". */
export function useOfficeHours(): string | undefined {
  const locale = useLocale();

  return useOffice()?.office_hours[locale] || undefined;
}

/** The name of the application: configuration of the office. */
export function useAppName(): string {
  const words = useMessages(systemMessages);

  return useSession(({ system }) => system?.app_name) ?? words.appName;
}

/** The office's day, updated at midnight. Undefined until the time is loaded. */
export function useBusinessToday(): IsoDate | undefined {
  const isKnown = useSession(({ system }) => system !== undefined);

  return useBusinessTime((now) => (isKnown ? warsawDate(now) : undefined));
}
