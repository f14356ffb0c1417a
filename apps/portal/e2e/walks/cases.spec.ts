import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { officeCases } from '@urzad/contract';
import { type Client, signIn } from '../kit/api';
import { aPdf } from '../kit/files';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { expectConnected } from '../kit/live';
import { mailsTo } from '../kit/mail';
import { testOfParts } from '../kit/parts';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { asked, newcomer, sent } from '../kit/steps';

const OFFICER = 'pracownik1@urzad.example.com';
const COLLEAGUE = 'pracownik2@urzad.example.com';
const TITLE = 'Zmiana godzin w żłobku';
const QUESTION = 'Dzień dobry, od marca Ola będzie w żłobku krócej. Czy muszę coś wysłać?';
const ASKED = 'Dzień dobry, proszę o nową umowę ze żłobkiem.';
const REPLY = 'Umowę podpiszę w piątek i od razu ją wyślę.';
/** What is changed in one browser is seen in another (Order §6); the refresh by time takes a minute. */
const SOON = { timeout: 1_000 };
const ANSWER = 'Dzień dobry, umowa jest w porządku. Niczego więcej nie trzeba.';

test('a question travels from the parent to the office and back', async ({ page, browser, server }) => {
  const nextPart = testOfParts();
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id } = await sent(client, person);
  const account = { mail: person.mail, pass: NEW_PASSWORD };
  const at = { baseURL: server.address, locale: 'pl-PL', reducedMotion: 'reduce' as const };
  let sign = '';
  let path = '';

  nextPart();
  await test.step('the parent writes from their application, with a document', async () => {
    await storeSignIn(page, server, account);
    await page.goto(`/cofundingregistrations/${id}`);
    await page.getByRole('link', { name: 'Napisz do urzędu' }).click();
    await expect(heading(page, 'Napisz do urzędu')).toBeFocused();
    await page.getByText('Mam pytanie', { exact: true }).click();
    await page.getByRole('button', { name: 'Wyślij sprawę' }).click();
    await expect(page.getByRole('link', { name: /^Temat: / })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Temat' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Temat' }).fill(TITLE);
    await page.getByRole('textbox', { name: 'Wiadomość' }).fill(QUESTION);
    await attach(page, 'umowa.pdf');
    await expectAccessible(page);
  });

  nextPart();
  await test.step('comes back to the draft of this browser, and sends it', async () => {
    await expect(page.getByText(/^Szkic zapisany o/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Wiadomość' })).toHaveValue(QUESTION);
    await expect(page.getByText('umowa.pdf', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Wyślij sprawę' }).click();
    await expect(heading(page, TITLE)).toBeVisible();
    const said = page.getByText(/^Sprawa wysłana\. Jej znak: /).first();
    await expect(said).toBeVisible();
    sign = /PMG\.4321\.[0-9]+\.2027/.exec((await said.textContent()) ?? '')?.[0] ?? '';
    expect(sign).not.toBe('');
    path = new URL(page.url()).pathname;
    await expectAccessible(page);
    const [newest] = await mailsTo(server.address, person.mail);
    expect(newest?.subject).toContain(sign);
    await page.goto('/officecases/new/cofundingregistration/'.concat(String(id)));
    await expect(page.getByText('Najpierw wybierz rodzaj sprawy.')).toBeVisible();
  });

  const office = await browser.newContext({ ...at, viewport: { width: 1280, height: 800 } });
  const desk = await office.newPage();
  nextPart();
  await test.step('the officer takes the case and asks for a document', async () => {
    await storeSignIn(desk, server, { mail: OFFICER, pass: DEMO_PASSWORD });
    await desk.goto('/officecases?tab=unassigned');
    await desk.getByRole('link', { name: sign }).click();
    await desk.getByRole('button', { name: 'Przejmij', exact: true }).click();
    await desk.getByRole('textbox', { name: 'Odpowiedź' }).fill(ASKED);
    await desk.getByText('czekaj na odpowiedź').click();
    await desk.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
    await expect(desk.getByText(/^Odpowiedź wysłana\. Czekamy na odpowiedź do/).first()).toBeVisible();
    await expectAccessible(desk);
  });

  nextPart();
  await test.step('the parent answers from a phone', async () => {
    const pocket = await browser.newContext({ ...at, viewport: { width: 390, height: 844 }, hasTouch: true });
    const phone = await pocket.newPage();
    await storeSignIn(phone, server, account);
    await phone.goto('/officecases');
    await expect(phone.getByRole('heading', { name: /^Odpowiedz do 17\s+lutego 2027/ })).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'Odpowiedz', exact: true }).tap();
    await expect(phone.getByText(ASKED)).toBeVisible();
    await phone.getByRole('textbox', { name: 'Twoja odpowiedź' }).fill(REPLY);
    await attach(phone, 'nowa-umowa.pdf');
    await phone.getByRole('button', { name: 'Wyślij odpowiedź' }).tap();
    await expect(phone.getByText('Wiadomość wysłana').first()).toBeVisible();
    await expectAccessible(phone);
    await pocket.close();
  });

  nextPart();
  await test.step('the officer reads the answer and settles the case', async () => {
    await desk.reload();
    await expect(desk.getByText(REPLY)).toBeVisible();
    await desk.getByRole('button', { name: 'Załatw sprawę' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Załatw sprawę' });
    await dialog.getByRole('textbox', { name: 'Odpowiedź' }).fill(ANSWER);
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Wyślij i zakończ sprawę' }).click();
    await expect(desk.getByText('Odpowiedź wysłana, sprawa załatwiona.').first()).toBeVisible();
    await office.close();
  });

  nextPart();
  await test.step('the parent reads that it is settled', async () => {
    await page.goto('/officecases');
    await expect(page.getByRole('row', { name: new RegExp(TITLE) })).toContainText('Nowa wiadomość');
    let isRead = false;
    page.on('response', (response) => {
      isRead ||= response.url().includes('/officecase/read');
    });
    await page.goto(path);
    await expect(page.getByText(ANSWER)).toBeVisible();
    // What comes above meanwhile takes the end out of view again.
    await expect(async () => {
      await page.keyboard.press('End');
      expect(isRead).toBe(true);
    }).toPass();
    await expect(page.getByText('Załatwiona').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Twoja / })).toHaveCount(0);
    await page.goto('/officecases');
    await expect(page.getByRole('row', { name: new RegExp(TITLE) })).not.toContainText('Nowa wiadomość');
    await page.goto(`/cofundingregistrations/${id}`);
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  });
});

test('the rows of a list stay where they are while an officer is at them', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  const nextPart = testOfParts();
  const client = await newcomer(server.address, newPerson());
  const ids = [];
  for (let at = 0; at < 3; at += 1) ids.push((await asked(client, TITLE)).id);
  const colleague = await signIn(server.address, COLLEAGUE, DEMO_PASSWORD);
  await storeSignIn(page, server, { mail: OFFICER, pass: DEMO_PASSWORD });
  await page.goto('/officecases?tab=unassigned');
  const rowOf = (id: number) => page.locator(`tr[data-row="${id}"]`);
  for (const id of ids) await expect(rowOf(id)).toBeVisible();
  await expectConnected(page);
  const shown = await page.locator('tr[data-row]').evaluateAll((rows) => rows.map((row) => row.dataset.row));
  const [first = 0, second = 0, third = 0] = ids.toSorted(
    (one, other) => shown.indexOf(String(one)) - shown.indexOf(String(other)),
  );
  const line = page.getByRole('status').filter({ hasText: 'Lista się zmieniła' });

  nextPart();
  await test.step('at one that has the focus, until the change is asked for', async () => {
    await rowOf(second).focus();
    const place = await rowOf(second).boundingBox();
    await take(colleague, first);
    await expect(line).toBeVisible(SOON);
    expect(await rowOf(second).boundingBox()).toEqual(place);
    await expect(rowOf(second)).toBeFocused();
    await expect(rowOf(first)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pokaż zmiany' }).click();
    await expect(rowOf(first)).toHaveCount(0);
    await expect(line).toHaveCount(0);
    await expect(heading(page, 'Sprawy')).toBeFocused();
  });

  nextPart();
  await test.step('below the pointer, until it leaves them', async () => {
    await rowOf(third).hover();
    const place = await rowOf(third).boundingBox();
    await take(colleague, second);
    await expect(line).toBeVisible(SOON);
    expect(await rowOf(third).boundingBox()).toEqual(place);
    await heading(page, 'Sprawy').hover();
    await expect(rowOf(second)).toHaveCount(0);
    await expect(line).toHaveCount(0);
  });

  nextPart();
  await test.step('and nobody at them sees the change at once', async () => {
    await take(colleague, third);
    await expect(rowOf(third)).toHaveCount(0, SOON);
    await expect(line).toHaveCount(0);
  });
});

async function take(staff: Client, id: number) {
  await staff.request(officeCases.take, { query: { id }, body: {}, key: randomUUID() });
}

/** Chooses a document as a person does, and waits until the server has it. */
async function attach(page: Page, name: string) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Dołącz dokumenty' }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}
