import { COUNTED, countText, type Locale, optionText } from '@urzad/domain';
import { CONTACT_ANSWER_DAYS, CONTACT_TOPIC, type ContactTopic } from '@urzad/grants';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

interface Message {
  topic: ContactTopic;
  name: string;
  mail: string;
  phone: string;
  body: string;
}

/** The message itself, to the office. */
export function messageEmail(to: Reader, message: Message, { office }: Sender): Email {
  const { name, mail, phone, body } = message;
  const topicIn = (locale: Locale) => optionText(CONTACT_TOPIC, message.topic, locale);
  const lines = body.split('\n').filter((line) => line !== '');

  return toEmail({
    to,
    office,
    link: { label: { pl: 'Odpowiedz', en: 'Answer' }, href: `mailto:${encodeURIComponent(mail)}` },
    words: {
      pl: {
        subject: `Wiadomość ze strony: ${topicIn('pl')}`,
        paragraphs: [
          `Od: ${name}, ${mail}${phone ? `, tel. ${phone}` : ''}`,
          `Sprawa: ${topicIn('pl')}`,
          ...lines,
        ],
      },
      en: {
        subject: `Message from the website: ${topicIn('en')}`,
        paragraphs: [
          `From: ${name}, ${mail}${phone ? `, phone ${phone}` : ''}`,
          `About: ${topicIn('en')}`,
          ...lines,
        ],
      },
    },
  });
}

/** Without the text of the message: anybody may type this address, and would so mail what they like to whom they like. */
export function confirmationEmail(to: Reader, { office, appName }: Sender): Email {
  const daysIn = (locale: Locale) => countText(CONTACT_ANSWER_DAYS, COUNTED.day, locale);
  return toEmail({
    to,
    office,
    words: {
      pl: {
        subject: 'Mamy Twoją wiadomość',
        paragraphs: [
          `dostaliśmy wiadomość, którą ktoś z tym adresem wysłał do nas ze strony serwisu „${appName}”. Odpowiemy w ciągu ${daysIn('pl')}.`,
          'Jeśli to nie Ty, zignoruj tę wiadomość.',
        ],
      },
      en: {
        subject: 'We have your message',
        paragraphs: [
          `we have received the message that somebody with this address sent us from the website of “${appName}”. We will answer within ${daysIn('en')}.`,
          'If it was not you, ignore this message.',
        ],
      },
    },
  });
}

/** What the officer answers. The text of the message is not repeated: anybody may have typed this address. */
export function answerEmail(
  to: Reader,
  { topic, body }: Pick<Message, 'topic' | 'body'>,
  { office }: Sender,
): Email {
  const paragraphs = body.split('\n').filter((line) => line.trim() !== '');
  return toEmail({
    to,
    office,
    words: {
      pl: { subject: `Odpowiedź na wiadomość: ${optionText(CONTACT_TOPIC, topic, 'pl')}`, paragraphs },
      en: { subject: `Answer to your message: ${optionText(CONTACT_TOPIC, topic, 'en')}`, paragraphs },
    },
  });
}

/** The message as a note of the case that it became. */
export function bodyOfCase({ topic, name, mail, phone, body }: Message): string {
  const from = [name, mail, phone && `tel. ${phone}`].filter(Boolean).join(', ');
  return `Wiadomość ze strony: ${optionText(CONTACT_TOPIC, topic, 'pl')}\nOd: ${from}\n${body}`;
}
