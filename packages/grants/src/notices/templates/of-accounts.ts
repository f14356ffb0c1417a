import { asSpecified } from '@urzad/domain';
import { template } from './template';

/** Of an account that its owner shares with somebody of the office. */
export const ACCOUNT_TEMPLATES = /* @__PURE__ */ Object.freeze({
  'share-given': template('N28', ['Konto udostępnione', 'An account was shared'], {
    pl: [
      asSpecified('Konto zostało udostępnione'),
      '{osoba} ({adres}) może działać w Twoim imieniu do {chwila}. Dostęp cofniesz w każdej chwili.',
    ],
    en: [
      'Your account has been shared',
      '{osoba} ({adres}) may act on your behalf until {chwila}. You can revoke the access at any time.',
    ],
  }),
  'share-received': template(
    'N28',
    ['Konto udostępnione tej osobie', 'An account was shared with somebody'],
    {
      pl: [
        'Udostępniono Ci konto',
        '{osoba} udostępnia Ci swoje konto do {chwila}. Każde Twoje działanie zobaczy w dzienniku.',
      ],
      en: [
        'An account has been shared with you',
        '{osoba} shares their account with you until {chwila}. They will see each of your actions in the log.',
      ],
    },
  ),
  'share-revoked': template('N28', ['Dostęp cofnięty', 'An access was revoked'], {
    pl: ['Dostęp do konta cofnięty', '{osoba} ({adres}) nie może już działać w Twoim imieniu.'],
    en: ['Access to your account revoked', '{osoba} ({adres}) can no longer act on your behalf.'],
  }),
  'share-taken': template('N28', ['Dostęp cofnięty tej osobie', 'Somebody lost an access'], {
    pl: ['Cofnięto Ci dostęp do konta', '{osoba} nie udostępnia Ci już swojego konta.'],
    en: ['Your access to an account has been revoked', '{osoba} no longer shares their account with you.'],
  }),
  'share-begun': template('N28', ['Ktoś działa na koncie', 'Somebody acts on an account'], {
    pl: [
      'Ktoś z urzędu działa na Twoim koncie',
      '{osoba} ({adres}) działa teraz na Twoim koncie, bo je udostępniasz. Co robi, zobaczysz na stronie udostępniania konta.',
    ],
    en: [
      'Somebody from the office is acting on your account',
      '{osoba} ({adres}) is now acting on your account, because you share it. You will see what they do on the page of account sharing.',
    ],
  }),
});
