import type { OfficeView } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useBusinessTime } from '../business-time';
import { useMessages } from '../i18n/messages';
import { useSession } from '../session/session-store';
import { systemMessages } from './messages';

/** Whose portal it is. Undefined until the server has told. */
export function useOffice(): OfficeView | undefined {
  return useSession(({ system }) => system?.office);
}

/** When somebody answers the phones of the office: "pon.–pt. 7:30–15:30". */
export function useOfficeHours(): string | undefined {
  const locale = useLocale();

  return useOffice()?.office_hours[locale] || undefined;
}

/** The name of the application: configuration of the office. */
export function useAppName(): string {
  const words = useMessages(systemMessages);

  return useSession(({ system }) => system?.app_name) ?? words.appName;
}

/** The office's day, also past midnight. Undefined until the server has told the time. */
export function useBusinessToday(): IsoDate | undefined {
  const isKnown = useSession(({ system }) => system !== undefined);

  return useBusinessTime((now) => (isKnown ? warsawDate(now) : undefined));
}
