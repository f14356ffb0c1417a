import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../../foundations/locale/locale';

export interface PasswordLabels {
  show: string;
  hide: string;
  strength: string;
  none: string;
  weak: string;
  medium: string;
  strong: string;
  requirements: string;
  length: string;
  capital: string;
  digit: string;
  special: string;
  unguessable: string;
  met: string;
  unmet: string;
  repeat: string;
  matches: string;
  differs: string;
}

export const passwordLabels = {
  widget: 'PasswordField',
  pl: {
    show: 'Pokaż hasło',
    hide: 'Ukryj hasło',
    strength: 'Siła hasła',
    none: 'brak',
    weak: 'słabe',
    medium: 'średnie',
    strong: 'silne',
    requirements: 'Wymagania hasła',
    length: 'co najmniej 8 znaków',
    capital: 'wielka litera',
    digit: 'cyfra',
    special: 'znak specjalny',
    unguessable: 'nie zawiera imienia ani adresu i nie jest popularne',
    met: 'spełnione',
    unmet: 'jeszcze nie',
    repeat: 'Powtórz hasło',
    matches: asSpecified('Hasła się zgadzają'),
    differs: asSpecified('Niezgodność haseł'),
  },
  en: {
    show: 'Show password',
    hide: 'Hide password',
    strength: 'Password strength',
    none: 'none',
    weak: 'weak',
    medium: 'medium',
    strong: 'strong',
    requirements: 'Password requirements',
    length: 'at least 8 characters',
    capital: 'a capital letter',
    digit: 'a digit',
    special: 'a special character',
    unguessable: 'holds no name or address and is not a popular one',
    met: 'met',
    unmet: 'not yet',
    repeat: 'Repeat the password',
    matches: 'The passwords match',
    differs: 'The passwords differ',
  },
} as const satisfies LabelSet<PasswordLabels>;
