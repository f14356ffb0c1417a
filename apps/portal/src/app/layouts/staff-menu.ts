import type { MenuEntry } from '@urzad/contract';
import type { Locale } from '@urzad/domain';
import { type MenuItem, useLocale } from '@urzad/ui';
import { useSession } from '#shared/session/session-store';
import { useCaseEntry } from '../../features/case-list/menu';
import { useChatEntry } from '../../features/chat/menu';
import { useClaimEntry } from '../../features/claim-list/menu';
import { useContactEntry } from '../../features/contact-desk/menu';
import { useMailEntry } from '../../features/mail/menu';
import { usePaymentsEntry } from '../../features/payments/menu';
import { useQueueEntry } from '../../features/registration-queue/menu';
import { useTicketEntries } from '../../features/tickets/menu';
import { MENU_ICONS } from './menu-icons';

/** The entries of the server's menu (Spec §3), with what features know of theirs meanwhile (`menu.ts`). */
export function useStaffMenu(): MenuItem[] {
  const locale = useLocale();
  const menu = useSession(({ system }) => system?.menu ?? NONE);
  const live: Readonly<Record<string, Partial<MenuItem>>> = {
    registrations: useQueueEntry(),
    claims: useClaimEntry(),
    cases: useCaseEntry(),
    contact: useContactEntry(),
    chat: useChatEntry(),
    mail: useMailEntry(),
    'mail-inbox': useMailEntry(),
    payments: usePaymentsEntry(),
    ...useTicketEntries(),
  };

  return menu.map((entry) => ({ ...itemOf(entry, locale), ...live[entry.id] }));
}

const NONE: readonly MenuEntry[] = [];

/** What an entry of the server is to the menu of @urzad/ui. */
export function itemOf(entry: MenuEntry, locale: Locale): MenuItem {
  const { id, id_top, number, color, requires_privileges, user } = entry;
  const icon = entry.icon === null ? undefined : MENU_ICONS[entry.icon];

  return {
    id,
    id_top,
    number,
    name: locale === 'en' ? entry.name_en : entry.name,
    requires_privileges,
    divide: entry.divide === 'yes',
    disabled: entry.disabled === 'yes',
    load: entry.load === 'yes',
    letters_icon: entry.letters_icon === 'yes',
    is_preset: entry.is_preset === 'yes',
    is_preset_selected: entry.is_preset_selected === 'yes',
    sort: entry.sort === 'yes',
    ...(icon && { icon }),
    ...(entry.link !== null && { link: entry.link }),
    ...(color !== null && { color }),
    ...(entry.badge !== null && { badge: entry.badge }),
    ...(entry.count !== null && { count: entry.count }),
    ...(entry.text !== null && { text: entry.text }),
    ...(user && {
      user: { name_all: user.name_all, ...(user.avatar_url !== null && { avatar_url: user.avatar_url }) },
    }),
  };
}
