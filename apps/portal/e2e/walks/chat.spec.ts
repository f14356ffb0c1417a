import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const OFFICER = { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD };
const COLLEAGUE = { mail: 'pracownik2@urzad.example.com', pass: DEMO_PASSWORD };
const PARENT = { mail: 'anna.przykladowa@example.com', pass: DEMO_PASSWORD };

test('two people of the office write with each other, one over the socket and one without it', async ({
  page,
  browser,
  server,
}) => {
  await storeSignIn(page, server, OFFICER);
  await page.goto('/chat');
  await expect(page.getByRole('link', { name: /^Wizyty w placówkach/ })).toBeVisible();
  await expectAccessible(page);

  // A room with a name and a colleague.
  await page.getByRole('link', { name: 'Nowa rozmowa' }).click();
  await page.getByRole('combobox', { name: 'Osoby' }).fill('sumienna');
  await page.getByRole('option', { name: /Paulina Sumienna/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Nazwa pokoju' }).fill('Dyżury');
  await page.getByRole('button', { name: 'Rozpocznij' }).click();
  await expect(heading(page, 'Dyżury')).toBeVisible();
  await expect(page.getByText('Enter wysyła, Shift+Enter zaczyna nowy wiersz.')).toBeVisible();

  const text = page.getByRole('textbox', { name: 'Twoja wiadomość' });
  await text.fill('Kto bierze piątek?');
  await text.press('Shift+Enter');
  await text.pressSequentially('Ja mogę do 14.');
  await text.press('Enter');
  const log = page.getByRole('log', { name: 'Wiadomości' });
  await expect(log.getByText('Kto bierze piątek?')).toBeVisible();
  await expect(text).toHaveValue('');
  await expectAccessible(page);

  // The colleague has no socket and asks by time.
  const other = await browser.newPage();
  await other.routeWebSocket(/\/api\/socket/, (socket) => socket.close());
  await storeSignIn(other, server, COLLEAGUE);
  await other.goto('/chat');
  const views = other.getByRole('navigation', { name: 'Widoki rozmów' });
  await views.getByRole('link', { name: 'Nieprzeczytane' }).click();
  await expect(other).toHaveURL(/\/chat\?tab=unread$/);
  await other.getByRole('link', { name: /^Dyżury/ }).click();
  const otherLog = other.getByRole('log', { name: 'Wiadomości' });
  await expect(otherLog.getByText('Kto bierze piątek?')).toBeVisible();
  await expect(log.getByText('Przeczytane: Paulina Sumienna')).toBeVisible();

  // What was read does not wait any more.
  await other.goto('/chat?tab=unread');
  await expect(heading(other, 'Czat')).toBeVisible();
  await expect(
    other.getByRole('list', { name: 'Czat' }).or(other.getByText('Nie masz nieprzeczytanych')),
  ).toBeVisible();
  await expect(other.getByRole('link', { name: /^Dyżury/ })).toHaveCount(0);
  await views.getByRole('link', { name: 'Wszystkie' }).click();
  await other.getByRole('link', { name: /^Dyżury/ }).click();

  const otherText = other.getByRole('textbox', { name: 'Twoja wiadomość' });
  await otherText.fill('<b>Ja</b> od 14.');
  await otherText.press('Enter');
  // Text stays text.
  await expect(log.getByText('<b>Ja</b> od 14.')).toBeVisible();

  await text.fill('Pomyłka, nie do tego pokoju.');
  await text.press('Enter');
  await expect(otherLog.getByText('Pomyłka, nie do tego pokoju.')).toBeVisible({ timeout: 20_000 });
  await log
    .getByRole('button', { name: /^Usuń wiadomość/ })
    .last()
    .click();
  await expect(log.getByText('Wiadomość usunięta')).toBeVisible();
  await expect(otherLog.getByText('Wiadomość usunięta')).toBeVisible({ timeout: 20_000 });
  await other.close();

  await page.getByRole('button', { name: 'Opuść pokój' }).first().click();
  await expect(heading(page, 'Czat')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Dyżury/ })).toHaveCount(0);
});

test('a parent finds no chat', async ({ page, server }) => {
  await storeSignIn(page, server, PARENT);
  await page.goto('/chat');
  await expect(heading(page, 'Nie znaleźliśmy tej strony')).toBeVisible();
});
