import type { LabelSet } from '../../foundations/locale/locale';

export interface SignInAgainLabels {
  title: string;
  lead: string;
  nothingLost: string;
  /** Follows `nothingLost` where the person was in a field. */
  backTo: (field: string) => string;
  password: string;
  forgotten: string;
  submit: string;
  failed: string;
  leave: string;
}

export const signInAgainLabels = {
  widget: 'SignInAgain',
  pl: {
    title: 'Zaloguj się ponownie',
    lead: 'Twoja sesja dobiegła końca. Dla bezpieczeństwa prosimy o hasło.',
    nothingLost: 'Nic nie zginęło.',
    backTo: (field) => `Wrócisz do pola „${field}”.`,
    password: 'Hasło',
    forgotten: 'Nie pamiętasz hasła?',
    submit: 'Zaloguj się i wróć',
    failed: 'Nie udało się zalogować',
    leave: 'To nie ja. Wyjdź i ukryj stronę',
  },
  en: {
    title: 'Sign in again',
    lead: 'Your session has ended. For safety we ask for your password.',
    nothingLost: 'Nothing is lost.',
    backTo: (field) => `You will be back in the field “${field}”.`,
    password: 'Password',
    forgotten: 'Forgotten your password?',
    submit: 'Sign in and go on',
    failed: 'You could not be signed in',
    leave: 'This is not me. Leave and hide the page',
  },
} as const satisfies LabelSet<SignInAgainLabels>;
