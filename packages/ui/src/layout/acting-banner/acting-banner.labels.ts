import { longDateText, timeText, warsawDate } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface ActingBannerLabels {
  region: string;
  title: (name: string) => string;
  self: (mail: string) => string;
  until: (moment: Date) => string;
  leave: string;
  /** The beginning of `leave`, on a phone. */
  leaveShort: string;
}

export const actingBannerLabels = {
  widget: 'ActingBanner',
  pl: {
    region: 'Działasz w imieniu uczestnika',
    title: (name) => `Działasz jako ${name}`,
    self: (mail) => `Ty: ${mail}`,
    until: (moment) => `dostęp do ${longDateText(warsawDate(moment))}, ${timeText(moment)}`,
    leave: 'Zakończ i wróć na swoje konto',
    leaveShort: 'Zakończ',
  },
  en: {
    region: 'You are acting for a participant',
    title: (name) => `You are acting as ${name}`,
    self: (mail) => `You: ${mail}`,
    until: (moment) => `access until ${longDateText(warsawDate(moment), 'en')}, ${timeText(moment)}`,
    leave: 'Finish and return to your account',
    leaveShort: 'Finish',
  },
} as const satisfies LabelSet<ActingBannerLabels>;
