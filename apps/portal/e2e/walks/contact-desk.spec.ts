import { randomUUID } from 'node:crypto';
import { contactMessages } from '@urzad/contract';
import { clientOf } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { mailsTo } from '../kit/mail';
import { DEMO_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const OFFICER = { mail: 'pracownik2@urzad.example.com', pass: DEMO_PASSWORD };
const ANSWER = 'Tak, nabór trwa do 12 lutego.';

test('an officer takes a message of a visitor and answers it by e-mail, by keyboard', async ({
  page,
  server,
}) => {
  const { mail } = newPerson();
  await clientOf(server.address).request(contactMessages.add, {
    body: {
      ...{ name: 'Wiesława Pytalska', mail, phone: '', body: 'Czy nabór jeszcze trwa?' },
      ...{ topic: 'PRZED_ZGLOSZENIEM' as const, clause_ack: 'yes' as const, website: '', filled_ms: 60_000 },
    },
    key: randomUUID(),
  });

  await storeSignIn(page, server, OFFICER);
  await page.goto('/contact');
  await expect(heading(page, 'Kontakt')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Kontakt/ }).first()).toContainText(/[1-9]/);
  await page.getByRole('searchbox', { name: 'Szukaj: nazwisko, adres, treść' }).fill(mail);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/has_text=/);
  await page.getByRole('link', { name: 'Wiesława Pytalska' }).focus();
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Wiadomość')).toBeVisible();
  await expect(page.getByText('Czy nabór jeszcze trwa?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Przejmij' }).focus();
  await page.keyboard.press('Enter');
  const answer = page.getByRole('textbox', { name: 'Twoja odpowiedź' });
  await expect(answer).toBeVisible();
  await expect(heading(page, 'Wiadomość')).toBeFocused();

  await page.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(answer).toBeFocused();
  await answer.fill(ANSWER);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Odpowiedź, / })).toBeVisible();
  await expect(answer).toBeHidden();
  await expectAccessible(page);

  await expect
    .poll(async () => (await mailsTo(server.address, mail)).map(({ subject }) => subject))
    .toContain('Odpowiedź na wiadomość: Mam pytanie przed złożeniem zgłoszenia');
});
