import type { OfficeView } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import { useBusinessTime } from '../business-time';
import { useMessages } from '../i18n/messages';
import { useSession } from '../session/session-store';
import { systemMessages } from './messages';

/** Whose portal it is. Undefined until the server has told. */
export function useOffice(): OfficeView | undefined {
  return useSession(({ system }) => system?.office);
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
