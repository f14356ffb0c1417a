import { expect, it } from 'vitest';
import { readMail } from './read-mail';

const answered = (replyTo: string) =>
  readMail(Buffer.from(`From: Anna <anna@firma.example.org>\r\nReply-To: ${replyTo}\r\n\r\nDzień dobry.`));

it.each([
  ['Biuro <biuro@firma.example.org>', 'biuro@firma.example.org'],
  ['anna@firma.example.org', ''],
  ['not an address', ''],
])('takes of an answer to %s the address %j', async (replyTo, reply_to) => {
  expect(await answered(replyTo)).toMatchObject({ from_mail: 'anna@firma.example.org', reply_to });
});
