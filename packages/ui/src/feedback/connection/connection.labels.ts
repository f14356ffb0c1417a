import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface ConnectionLabels {
  lost: string;
  back: string;
  title: string;
  text: string;
}

/** The two toasts are those of Spec §4, letter for letter. */
export const connectionLabels = {
  widget: 'Connection',
  pl: {
    lost: asSpecified('Straciłeś dostęp do internetu'),
    back: asSpecified('Hurrra masz z powrotem internet'),
    title: 'Nie masz połączenia z internetem.',
    text: 'Nie zamykaj tej strony: to, co wpiszesz, zostaje na ekranie. Zapis będzie możliwy, gdy połączenie wróci.',
  },
  en: {
    lost: 'You have lost the connection to the internet',
    back: 'Hurray, you are connected again',
    title: 'You have no connection to the internet.',
    text: 'Do not close this page: what you enter stays on the screen. It can be saved when the connection is back.',
  },
} as const satisfies LabelSet<ConnectionLabels>;
