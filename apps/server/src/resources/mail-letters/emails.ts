import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';

interface Written {
  subject: string;
  body: string;
}

/** A letter to an address outside, in the words of its author; without files and numbers of people (Process §2.20). */
export function outsideEmail(mail: string, { subject, body }: Written, { office }: Sender): Email {
  const paragraphs = body.split(/\n{2,}/).filter((text) => text.trim() !== '');
  const words = { subject, paragraphs };
  return toEmail({
    to: { mail, locale: 'pl' },
    office,
    isOwnWords: true,
    words: { pl: words, en: words },
  });
}

/** A letter as a note of the case that it is filed in. */
export function bodyInCase({
  from,
  to,
  subject,
  body,
}: Written & { from: string; to: readonly string[] }): string {
  return [`List: ${subject}`, `Od: ${from}`, `Do: ${to.join(', ')}`, '', body].join('\n');
}
