import type { Locator, Page } from '@playwright/test';
import { registrationSteps } from '@urzad/grants';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { mailsTo } from '../kit/mail';
import { testOfParts } from '../kit/parts';
import { DEMO_PASSWORD, formOf, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading, passCheck, passStep, signForm, signIn } from '../kit/screens';
import { beginApplication, completeProfile, register } from './kit/application-screens';
import { agreeWithAll, approvePoints, decide, openInQueue } from './kit/queue-screens';

const OFFICER = 'pracownik1@urzad.example.com';
const MANAGER = 'kierownik@urzad.example.com';
const REMARK = 'Kwota różni się od umowy ze żłobkiem. Popraw ją albo dołącz nową umowę.';

test('an application travels from the first visit to the points', async ({ page, browser, server }) => {
  const nextPart = testOfParts();
  const person = newPerson({ children: 2 });
  const form = formOf(person);
  let sentAt = '';

  nextPart();
  await test.step('the parent registers with a mailed code', () => register(page, person.mail));

  nextPart();
  await test.step('completes the profile and accepts the rules', async () => {
    await completeProfile(page, person);
  });

  nextPart();
  await test.step('checks whether the call is for them and reads the clause', async () => {
    await beginApplication(page);
  });

  nextPart();
  await test.step('fills the form with two children and attaches the certificate', async () => {
    for (const { number } of registrationSteps) await passStep(page, number, form);
  });

  nextPart();
  await test.step('checks the answers and changes one of them', async () => {
    await expect(heading(page, 'Sprawdź odpowiedzi')).toBeVisible();
    await expect(page.getByText('Zaświadczenie od pracodawcy')).toBeVisible();
    await page.getByRole('link', { name: 'Zmień: Rynek pracy' }).click();
    await expect(page.getByRole('combobox', { name: 'Status na rynku pracy' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Stanowisko' }).fill('główna księgowa');
    await page.getByRole('button', { name: 'Zapisz i wróć do sprawdzenia' }).click();
    await expect(heading(page, 'Sprawdź odpowiedzi')).toBeFocused();
    await expect(page.getByText('główna księgowa')).toBeVisible();
    await passCheck(page);
  });

  nextPart();
  await test.step('reads, signs and sends', async () => {
    await signForm(page, { mail: person.mail, pass: NEW_PASSWORD });
    await send(page);
    sentAt = (await page.getByText(/^10\s+lutego 2027\s+r\., \d\d:\d\d:\d\d,\d{3}$/).textContent()) ?? '';
  });

  const office = await browser.newContext(contextOf(page, server.address));
  const desk = await office.newPage();
  nextPart();
  await test.step('the office takes it, remarks one field and returns it', async () => {
    await signIn(desk, OFFICER, DEMO_PASSWORD);
    await openInQueue(desk, person.lastname);
    await desk.getByRole('button', { name: 'Przejmij' }).click();
    await agreeWithAll(desk, { remarkOn: 'Planowany koszt miesięczny', text: REMARK });
    await decide(desk, 'Poproś o uzupełnienie');
    const dialog = desk.getByRole('dialog', { name: 'Poproś o uzupełnienie' });
    await expect(dialog.getByText(REMARK)).toBeVisible();
    await expect(dialog.getByText(/To jedyne wezwanie/)).toBeVisible();
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Wyślij wezwanie' }).click();
    await expect(desk.getByText('Wezwanie wysłane').first()).toBeVisible();
  });

  nextPart();
  await test.step('the parent is told, corrects only the named field, signs and sends again', async () => {
    const subjects = (await mailsTo(server.address, person.mail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Wezwanie do uzupełnienia'))).toHaveLength(1);
    await page.goto('/');
    await page.getByRole('button', { name: /Powiadomienia/ }).click();
    const call = page.getByRole('article').filter({ hasText: 'Wezwanie do uzupełnienia' });
    await expect(call).toHaveAttribute('data-state', 'unread');
    await expectAccessible(page);
    await call.getByRole('link').click();
    await expect(page).toHaveURL(/\/cofundingregistrations\/[0-9]+$/);
    await page.getByRole('button', { name: /Powiadomienia/ }).click();
    await expect(call).toHaveAttribute('data-state', 'read');

    await page.goto('/cofundingregistrations');
    await page.getByRole('link', { name: 'Popraw zgłoszenie' }).click();
    await expect(page.getByText(REMARK).first()).toBeVisible();
    await page.goto('/cofundingregistrations/sendshow');
    await expect(page.getByRole('heading', { name: 'Popraw zgłoszenie do 17 lutego 2027 r.' })).toBeVisible();
    await expect(page.getByText('Liczba uwag: 1.')).toBeVisible();
    await expectAccessible(page);
    await correct(page);
    await signForm(page, { mail: person.mail, pass: NEW_PASSWORD });
    await page.getByRole('button', { name: 'Złóż zgłoszenie' }).click();
    await expect(page.getByRole('heading', { name: /^Poprawki dotarły o\s\d\d:\d\d$/ })).toBeVisible();
    await expect(page.getByText(sentAt, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pobierz potwierdzenie złożenia, wersja 2' })).toBeVisible();
    const [newest] = await mailsTo(server.address, person.mail);
    expect(newest?.subject).toMatch(/^Poprawki do zgłoszenia FR\/1-2027\/[0-9]{5} dotarły$/);
  });

  nextPart();
  await test.step('the office sees what the correction has changed, and scores it', async () => {
    await openInQueue(desk, person.lastname, { marked: /poprawione/ });
    await expect(desk.getByRole('main').getByText(/FR\/1-2027\/.*poprawione/)).toBeVisible();
    const changes = desk.getByRole('region', { name: 'Co się zmieniło w poprawce' });
    await expect(changes).toContainText(/Planowany koszt miesięczny.*1\s300,00/);
    await expect(desk.getByText(`Uwaga z wezwania: ${REMARK}`)).toBeVisible();
    await agreeWithAll(desk);
    await decide(desk, 'Zatwierdź ocenę');
    const dialog = desk.getByRole('dialog', { name: 'Zatwierdź ocenę' });
    await expectReason(dialog);
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Zatwierdź ocenę' }).click();
    await expect(desk.getByText(/Czeka na zatwierdzenie przez drugą osobę/).first()).toBeVisible();
    await office.close();
  });

  nextPart();
  await test.step('a second person approves the points', async () => {
    const second = await browser.newContext(contextOf(page, server.address));
    const manager = await second.newPage();
    await signIn(manager, MANAGER, DEMO_PASSWORD);
    await openInQueue(manager, person.lastname);
    await approvePoints(manager);
    await second.close();
  });
});

async function send(page: Page) {
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Złóż zgłoszenie' }).click();
  await expect(page.getByRole('heading', { name: 'Zgłoszenie złożone' })).toBeVisible();
  await expect(page.getByText(/FR\/1-2027\/[0-9]{5}/).first()).toBeVisible();
  // The server's time with milliseconds.
  await expect(page.getByText(/10\s+lutego 2027.*[0-9]{2}:[0-9]{2}:[0-9]{2},[0-9]{3}/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pobierz potwierdzenie złożenia' }).click();
  expect((await download).suggestedFilename()).toMatch(/DOK-2027-[0-9]{6}\.pdf$/);
  await expectAccessible(page);
}

/**
 * A remark links to its field: from the panel, when its step is shown already, and each time again. Only fields with
 * a remark can be changed; the others are read-only.
 */
async function correct(page: Page) {
  const remark = page.getByRole('link', { name: /Planowany koszt miesięczny/ }).first();
  const care = page.getByRole('region').filter({ hasText: /^5\.1/ });
  const cost = care.getByRole('textbox', { name: 'Planowany koszt miesięczny', exact: true });
  for (let press = 1; press <= 3; press += 1) {
    await remark.click();
    await expect(cost).toBeFocused();
    await expect(cost).toBeInViewport();
  }
  await expect(
    care.getByRole('textbox', { name: 'Nazwa placówki albo imię i nazwisko opiekuna' }),
  ).not.toBeEditable();
  await cost.fill('1300,00');
  await expectAccessible(page);
  for (const step of [5, 6, 7] as const) {
    await expect(heading(page, registrationSteps[step - 1]?.pl ?? '')).toBeVisible();
    await page.getByRole('button', { name: /^Dalej/ }).click();
  }
  await passCheck(page);
}

/** Points that differ from the suggested ones need a reason, and the same ones none. */
async function expectReason(dialog: Locator) {
  const points = dialog.getByRole('textbox', { name: 'Punkty przyznane' });
  const reason = dialog.getByRole('textbox', { name: 'Uzasadnienie' });
  const suggested = await points.inputValue();
  await points.fill(`${Number(suggested) + 1}`);
  await dialog.getByRole('button', { name: 'Zatwierdź ocenę' }).click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/Napisz dlaczego, co najmniej 10\sznaków/);
  await points.fill(suggested);
}

function contextOf(page: Page, baseURL: string) {
  const viewport = page.viewportSize();
  return { baseURL, locale: 'pl-PL', reducedMotion: 'reduce' as const, ...(viewport && { viewport }) };
}
