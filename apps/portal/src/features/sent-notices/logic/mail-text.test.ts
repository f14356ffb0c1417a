import { expect, it } from 'vitest';
import { sentMessages } from '../messages/sent';
import { mailText, readText } from './mail-text';

const words = sentMessages.pl;
const email = { id: 1, state: 'queued', tries: 0, retry_in: 0, trouble: null, again: 'waits' } as const;

it.each([
  [null, null],
  [{ ...email, state: 'sent' as const, tries: 2 }, null],
  [email, null],
  [
    { ...email, tries: 2, retry_in: 61, trouble: 'server-away' as const },
    'serwer poczty nie odpowiada, 2 próby, następna próba za 2 minuty',
  ],
  [
    { ...email, state: 'failed' as const, tries: 4, retry_in: null, trouble: 'no-mailbox' as const },
    'nie ma takiej skrzynki, 4 próby',
  ],
])('says of %o: %s', (of, text) => {
  expect(mailText(of, words)?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});

it('tells a deleted one from an unread one', () => {
  expect(readText({ read: 'no', deleted: 'yes' }, words)).toBe('usunięte przez odbiorcę');
  expect(readText({ read: 'no', deleted: 'no' }, words)).toBe('nieprzeczytane');
  expect(readText({ read: null, deleted: 'no' }, words)).toBe('bez powiadomienia');
});
