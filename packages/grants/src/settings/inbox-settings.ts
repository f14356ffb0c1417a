import type { Option } from '@urzad/domain';
import { setting } from './setting-words';

const SECURITY = [
  { code: 'tls', pl: 'od początku (imaps)', en: 'from the start (imaps)' },
  { code: 'starttls', pl: 'po połączeniu (STARTTLS)', en: 'after connecting (STARTTLS)' },
  { code: 'auto', pl: 'gdy serwer to umie', en: 'when the server can' },
] as const satisfies readonly Option[];

const INBOX = ['zadanie „Odbieranie poczty”', 'task “Receiving of e-mails”'] as const;

/** The mailbox from which letters of others are fetched; its password is no answer and stands beside them. */
export const INBOX_SETTINGS = {
  host: setting(
    'text',
    {
      ...{ pl: 'Serwer skrzynki (IMAP)', en: 'Server of the mailbox (IMAP)' },
      does: [
        'Nazwa serwera, z którego portal odbiera listy. Puste: portal nie odbiera poczty.',
        'The name of the server from which letters are fetched. Empty: no mail is received.',
      ],
      readAt: INBOX,
    },
    { required: false, max: 253 },
  ),
  port: setting(
    'int',
    {
      ...{ pl: 'Port', en: 'Port' },
      does: ['Zwykle 993 albo 143.', 'Usually 993 or 143.'],
      readAt: INBOX,
    },
    { min: 1, max: 65_535 },
  ),
  security: setting(
    'option',
    {
      ...{ pl: 'Szyfrowanie', en: 'Encryption' },
      does: ['Kiedy zaczyna się szyfrowane połączenie.', 'When the encrypted connection begins.'],
      readAt: INBOX,
    },
    { options: SECURITY },
  ),
  user: setting(
    'text',
    {
      ...{ pl: 'Użytkownik skrzynki', en: 'User of the mailbox' },
      does: ['Konto skrzynki urzędu, zwykle jej adres.', 'The account of the mailbox, usually its address.'],
      readAt: INBOX,
    },
    { required: false },
  ),
  folder: setting(
    'text',
    {
      ...{ pl: 'Folder skrzynki', en: 'Folder of the mailbox' },
      does: ['Zwykle INBOX. Listy w nim zostają.', 'Usually INBOX. The letters stay there.'],
      readAt: INBOX,
    },
    { max: 200 },
  ),
} as const;
