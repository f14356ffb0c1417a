import { expect, it } from 'vitest';
import {
  assessedEmail,
  assessedText,
  pointsApprovedText,
  pointsWaitText,
  sentBackText,
} from './points-emails';

const told = { id: 7, number: 'FR/1-2027/00007' };
const SENDER = {
  office: 'Regionalny Urząd Pracy',
  appName: 'Małe granty II',
  publicUrl: 'https://granty.example',
};

it('tells a parent when and where the result comes, and no points', () => {
  const assessed = { ...told, call_to: '2027-02-12' as const };
  const { content_name, content_text } = assessedText(assessed).pl;
  expect(content_name).toBe('Ocena zgłoszenia FR/1-2027/00007');
  expect(content_text).toContain('na stronie głównej portalu po 12\u00a0lutego');
  const { subject, text } = assessedEmail(
    { mail: 'anna.przykladowa@example.com', locale: 'pl' },
    { told, text: assessedText(assessed) },
    SENDER,
  );
  expect(subject).toBe(content_name);
  expect(text).toContain('https://granty.example/cofundingregistrations/7');
  expect(content_text + text).not.toMatch(/\d+ punkt/);
});

it('names the application to the office, and the day that was promised', () => {
  expect(pointsWaitText({ ...told, due_date: '2027-02-24' }).pl.content_text).toBe(
    'Zgłoszenie FR/1-2027/00007 ma punkty i czeka na zatwierdzenie przez drugą osobę. Odpowiedź dla wnioskodawcy obiecaliśmy do 24\u00a0lutego.',
  );
  for (const text of [
    pointsWaitText({ ...told, due_date: null }),
    pointsApprovedText(told),
    sentBackText(told),
  ]) {
    for (const { content_name, content_text } of [text.pl, text.en]) {
      expect(content_name).toContain(told.number);
      expect(content_text).toContain(told.number);
    }
  }
});
