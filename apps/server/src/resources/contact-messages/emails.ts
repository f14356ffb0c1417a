import { COUNTED, countText, optionText } from '@urzad/domain';
import { CONTACT_ANSWER_DAYS, CONTACT_TOPIC, type ContactTopic } from '@urzad/grants';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';

interface Message {
  topic: ContactTopic;
  name: string;
  mail: string;
  phone: string;
  body: string;
}

/** The message itself, to the office. */
export function messageEmail(to: string, message: Message, { office }: Sender): Email {
  const { name, mail, phone, body } = message;
  const topic = optionText(CONTACT_TOPIC, message.topic, 'pl');

  return toEmail({
    to,
    office,
    subject: `Wiadomość ze strony: ${topic}`,
    link: { label: 'Odpowiedz', href: `mailto:${encodeURIComponent(mail)}` },
    paragraphs: [
      `Od: ${name}, ${mail}${phone ? `, tel. ${phone}` : ''}`,
      `Sprawa: ${topic}`,
      ...body.split('\n').filter((line) => line !== ''),
    ],
  });
}

/** Without the text of the message: anybody may type this address, and would so mail what they like to whom they like. */
export function confirmationEmail(to: string, { office, appName }: Sender): Email {
  return toEmail({
    to,
    office,
    subject: 'Mamy Twoją wiadomość',
    paragraphs: [
      'Dzień dobry,',
      `dostaliśmy wiadomość, którą ktoś z tym adresem wysłał do nas ze strony serwisu „${appName}”. Odpowiemy w ciągu ${countText(CONTACT_ANSWER_DAYS, COUNTED.day)}.`,
      'Jeśli to nie Ty, zignoruj tę wiadomość.',
    ],
  });
}
