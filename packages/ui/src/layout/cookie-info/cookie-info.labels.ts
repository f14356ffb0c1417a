import type { LabelSet } from '../../foundations/locale/locale';

export interface CookieInfoLabels {
  title: string;
  text: string;
  more: string;
  dismiss: string;
}

export const cookieInfoLabels = {
  widget: 'CookieInfo',
  pl: {
    title: 'Nie śledzimy Cię',
    text: 'Zapisujemy w Twojej przeglądarce tylko to, bez czego portal nie działa: sesję po zalogowaniu, wygląd, język i szkice.',
    more: 'Co dokładnie zapisujemy',
    dismiss: 'Nie pokazuj więcej',
  },
  en: {
    title: 'We do not track you',
    text: 'We keep in your browser only what the portal cannot work without: your session, look, language and drafts.',
    more: 'What exactly we keep',
    dismiss: 'Do not show again',
  },
} as const satisfies LabelSet<CookieInfoLabels>;
