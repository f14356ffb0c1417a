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

const WRITTEN =
  'Um&oacute;wiony&nbsp;termin &#x17C; &#380; &amp;lt;b&amp;gt; &amp;amp; &lt;i&gt; &hellip; &quot;a&quot; &apos;&#39; &amp;#x17C;';
const READ = `Umówiony termin ż ż &lt;b&gt; &amp; <i> … "a" '' &#x17C;`;
const html = (body: string) =>
  readMail(
    Buffer.from(
      `From: anna@firma.example.org\r\nSubject: R&D &amp; HR\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${body}`,
    ),
  );

it.each([
  ['as it is', `<p>${WRITTEN}</p>`],
  ['in a bomb of tags, whose shape is not kept', `<p>${WRITTEN}</p>${'<b>'.repeat(20_100)}`],
])('reads each entity of a letter in HTML once: %s', async (_how, body) => {
  expect(await html(body)).toMatchObject({ body: READ });
});

it('leaves a subject as it is written: it is no HTML', async () => {
  expect(await html('<p>a</p>')).toMatchObject({ subject: 'R&D &amp; HR' });
});
