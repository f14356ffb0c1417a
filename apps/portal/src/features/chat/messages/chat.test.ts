import { CHAT_UNREAD_MAX } from '@urzad/contract';
import { expect, it } from 'vitest';
import { chatMessages } from './chat';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('says how many messages wait, and from a hundred on that they are more than 99', () => {
  const { pl, en } = chatMessages;
  expect([pl.unread(1), pl.unread(99), pl.unread(CHAT_UNREAD_MAX)].map(plain)).toEqual([
    '1 nieprzeczytana wiadomość',
    '99 nieprzeczytanych wiadomości',
    '99+ nieprzeczytanych wiadomości',
  ]);
  expect(plain(en.unread(CHAT_UNREAD_MAX))).toBe('99+ unread messages');
});
