import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface PasswordChangeLabels {
  title: string;
  /** Name of the form. */
  form: string;
  actual: string;
  next: string;
  submit: string;
  /** Why the button does nothing yet. */
  notYet: string;
  /** The current password is another one (Spec §8). */
  wrong: string;
  /** It was used before (Spec §8). */
  used: string;
  done: string;
  /** Above the reason of a failed request. */
  failed: string;
}

/** Refusals and success are those of Spec §7 and §8, letter for letter. */
export const passwordChangeLabels = {
  widget: 'PasswordChange',
  pl: {
    title: 'Zmiana hasła',
    form: 'Zmiana hasła',
    actual: 'Aktualne hasło',
    next: 'Nowe hasło',
    submit: 'Zmień hasło',
    notYet: 'Zmienisz hasło, gdy nowe spełni wszystkie wymagania i wpiszesz je dwa razy tak samo.',
    wrong: asSpecified('Podałeś niepoprawne aktualne hasło'),
    used: asSpecified('Hasło było w użyciu'),
    done: asSpecified('Twoje hasłó zostało zmienione'),
    failed: 'Nie udało się zmienić hasła',
  },
  en: {
    title: 'Change of password',
    form: 'Change of password',
    actual: 'Current password',
    next: 'New password',
    submit: 'Change the password',
    notYet: 'You can change it once the new one meets all requirements and is typed the same way twice.',
    wrong: 'The current password is not correct',
    used: 'This password was used before',
    done: 'Your password has been changed',
    failed: 'The password could not be changed',
  },
} as const satisfies LabelSet<PasswordChangeLabels>;
