import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { notifications, type OfficeCase, officeCases } from '@urzad/contract';
import { READY_ANSWERS } from '@urzad/grants';
import { type Client, signIn } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { tabTo } from '../kit/keys';
import { testOfParts } from '../kit/parts';
import { DEMO_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import type { RunningServer } from '../kit/server';
import { withoutHardSpaces } from '../kit/shown-texts';
import { storeSignIn } from '../kit/signed-in';
import { asked, find, newcomer, reject, sent } from '../kit/steps';

const PIOTR = 'pracownik1@urzad.example.com';
const PAULINA = 'pracownik2@urzad.example.com';
const MANAGER = 'kierownik@urzad.example.com';
const TITLE = 'Godziny otwarcia';
const QUESTION = 'Prosimy o numer rejestru klubu.';
const READY = READY_ANSWERS[0]?.text ?? '';
const NOTE = 'Klub jest w rejestrze od stycznia.';
const ANSWER = 'Dzień dobry, urząd jest otwarty od 7:30.';
const DELAY = 'Czekamy na odpowiedź żłobka.';
const REASON = 'Odpowiedź dotyczyła innego klubu.';

test('officers answer by keys, ask and wait, take over, note, settle and reopen', async ({
  page,
  server,
}) => {
  const nextPart = testOfParts();
  const parent = await newcomer(server.address, newPerson());
  const { id, sign } = await asked(parent, TITLE);

  nextPart();
  await test.step('the first officer takes the case from the list and answers by keys alone', async () => {
    await openAs(page, server, PIOTR, '/officecases?tab=unassigned');
    await page.getByRole('link', { name: sign, exact: true }).click();
    await expect(heading(page, TITLE)).toBeFocused();
    // The list that he came from stands beside it.
    const beside = page.getByRole('list', { name: 'Wolne', exact: true });
    await expect(beside.getByRole('link', { name: sign })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Przejmij', exact: true }).click();
    await expect(page.getByText('Sprawa jest Twoja. Możesz odpowiedzieć.').first()).toBeVisible();
    await expect(heading(page, TITLE)).toBeFocused();

    await tabTo(page, 'Dostaliśmy');
    await page.keyboard.press('Enter');
    const answer = page.getByRole('textbox', { name: 'Odpowiedź' });
    await expect(answer).toBeFocused();
    await expect(answer).toHaveValue(READY);
    await tabTo(page, /^Wyślij odpowiedź/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Odpowiedź wysłana.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Wyślij odpowiedź' })).toBeFocused();
    await expect(answer).toHaveValue('');
    expect(await withoutHardSpaces(page, [READY])).toEqual([]);
  });

  nextPart();
  await test.step('asks, and the term stands still until a day that has to be in time', async () => {
    await page.getByRole('textbox', { name: 'Odpowiedź' }).fill(QUESTION);
    await page.getByText('czekaj na odpowiedź', { exact: true }).click();
    const day = page.getByRole('textbox', { name: 'Czekamy do dnia' });
    await expect(day).toHaveValue('17.02.2027');
    await day.fill('10.02.2027');
    await page.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
    await expect(day).toHaveAccessibleDescription(/Podaj dzień od jutra/);
    await expectAccessible(page);
    await day.fill('12.02.2027');
    await page.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
    await expect(page.getByText(/Czekamy na odpowiedź do 12\s+lutego/).first()).toBeVisible();
    await expect(page.getByText('Oczekuje na wnioskodawcę').first()).toBeVisible();
    await expect(page.getByText('czekamy na odpowiedź do 12.02')).toBeVisible();
  });

  nextPart();
  await test.step('another officer may only note, until she takes the case over', async () => {
    await openAs(page, server, PAULINA, `/officecases/${id}`);
    await expect(page.getByRole('textbox', { name: 'Odpowiedź' })).toHaveCount(0);
    await expect(page.getByText(/^Odpowiada osoba prowadząca/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Notatka dla urzędu' }).fill(NOTE);
    await page.getByRole('button', { name: 'Zapisz notatkę' }).click();
    await expect(page.getByText('Notatka zapisana.').first()).toBeVisible();
    await expect(page.getByRole('article', { name: /notatka, widzi tylko urząd/ })).toContainText(NOTE);
    await page.getByRole('button', { name: 'Przejmij od: Piotr Pracowity' }).click();
    await expect(page.getByText(/^Sprawa jest Twoja\. Dotychczasowa/).first()).toBeVisible();
    await expect(heading(page, TITLE)).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Odpowiedź' })).toBeVisible();
    await expectAccessible(page);
    for (const officer of [PIOTR, PAULINA]) expect(await newsOf(server, officer)).toContain(sign);

    const seen = await caseOf(parent, id);
    expect(JSON.stringify(seen)).not.toContain(NOTE);
    expect(seen.messages.map(({ direction }) => direction)).toEqual(['IN', 'OUT', 'OUT']);
  });

  nextPart();
  await test.step('settles it with an answer, which closing the dialog does not lose', async () => {
    await page.getByRole('button', { name: 'Załatw sprawę' }).click();
    const dialog = page.getByRole('dialog', { name: 'Załatw sprawę' });
    await dialog.getByRole('button', { name: 'Wyślij i zakończ sprawę' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Odpowiedź' })).toHaveAccessibleDescription(
      /Napisz odpowiedź/,
    );
    await dialog.getByRole('textbox', { name: 'Odpowiedź' }).fill(ANSWER);
    await dialog.getByRole('button', { name: 'Wróć do sprawy' }).click();
    await page.getByRole('button', { name: 'Załatw sprawę' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Odpowiedź' })).toHaveValue(ANSWER);
    await dialog.getByRole('button', { name: 'Wyślij i zakończ sprawę' }).click();
    await expect(page.getByText('Odpowiedź wysłana, sprawa załatwiona.').first()).toBeVisible();
    await expect(heading(page, TITLE)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Wznów' })).toHaveCount(0);
  });

  nextPart();
  await test.step('the manager reopens it within thirty days', async () => {
    await openAs(page, server, MANAGER, `/officecases/${id}`);
    await page.getByRole('button', { name: 'Wznów' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wznów sprawę' });
    await expect(dialog).toContainText(/do 12\s+marca 2027/);
    await dialog.getByRole('textbox', { name: 'Powód' }).fill(REASON);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Wznów' }).click();
    await expect(page.getByText('Sprawa wznowiona.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Przejmij od: Paulina Sumienna' })).toBeVisible();
    expect(JSON.stringify(await caseOf(parent, id))).not.toContain(REASON);
  });
});

test('an officer moves the day of the answer and hands the case on, and another one refuses', {
  tag: '@audit',
}, async ({ page, server }) => {
  const parent = await newcomer(server.address, newPerson());
  const { id, due_date } = await asked(parent, TITLE);
  expect(due_date).toBe('2027-02-24');
  await openAs(page, server, PIOTR, `/officecases/${id}`);
  await page.getByRole('button', { name: 'Przejmij', exact: true }).click();

  await page.getByRole('button', { name: 'Zmień termin' }).click();
  const extending = page.getByRole('dialog', { name: 'Zmień termin odpowiedzi' });
  const day = extending.getByRole('textbox', { name: 'Nowy termin' });
  const reason = extending.getByRole('textbox', { name: 'Powód' });
  await day.fill('24.02.2027');
  await reason.fill('Za mało');
  await extending.getByRole('button', { name: 'Zmień termin' }).click();
  await expect(day).toHaveAccessibleDescription(/Podaj dzień późniejszy/);
  await expect(reason).toHaveAccessibleDescription(/co najmniej 10/);
  await expectAccessible(page);
  // A Saturday: the term ends on Monday.
  await day.fill('13.03.2027');
  await reason.fill(DELAY);
  await extending.getByRole('button', { name: 'Zmień termin' }).click();
  await expect(page.getByText('Termin zmieniony, wiadomość wysłana.').first()).toBeVisible();
  await expect(page.getByText(/15\s+marca/).first()).toBeVisible();
  const extended = await caseOf(parent, id);
  expect(extended.due_date).toBe('2027-03-15');
  expect(extended.messages.at(-1)?.body).toContain(DELAY);

  await page.getByRole('button', { name: 'Przekaż' }).click();
  const assigning = page.getByRole('dialog', { name: 'Przekaż sprawę' });
  await assigning.getByRole('button', { name: 'Przekaż' }).click();
  const officer = assigning.getByRole('combobox', { name: 'Kto ma prowadzić sprawę' });
  await expect(officer).toHaveAccessibleDescription(/Wybierz osobę z\s+listy/);
  await officer.selectOption({ label: 'Paulina Sumienna' });
  await assigning.getByRole('button', { name: 'Przekaż' }).click();
  await expect(page.getByText('Sprawa przekazana.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Odmów' })).toHaveCount(0);

  await openAs(page, server, PAULINA, `/officecases/${id}`);
  await page.getByRole('button', { name: 'Odmów' }).click();
  const refusing = page.getByRole('dialog', { name: 'Odmów załatwienia' });
  await refusing.getByRole('textbox', { name: 'Odpowiedź' }).fill(ANSWER);
  await refusing.getByRole('button', { name: 'Wyślij odmowę' }).click();
  await expect(page.getByText('Odmowa wysłana, sprawa zakończona.').first()).toBeVisible();
  const refused = await caseOf(parent, id);
  expect([refused.status, refused.messages.at(-1)?.body]).toEqual(['rejected', ANSWER]);
});

test('the manager accepts the review that a rejected parent asked for', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  const person = newPerson();
  const parent = await newcomer(server.address, person);
  const { id } = await sent(parent, person);
  await reject(await signIn(server.address, PIOTR, DEMO_PASSWORD), id);
  const { data: review } = await parent.request(officeCases.add, {
    body: {
      ...{ obj_type: 'cofundingregistration', id_obj: id, kind: 'PONOWNA_OCENA', form: {} },
      ...{ body: 'Proszę o ponowną ocenę, umowa jest prawidłowa.', filenames: [] },
    },
    key: randomUUID(),
  });

  await openAs(page, server, PIOTR, `/officecases/${review.id}`);
  await expect(page.getByText('Odpowiada osoba prowadząca. Możesz zostawić notatkę.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Przejmij', exact: true })).toHaveCount(0);

  await openAs(page, server, MANAGER, `/cofundingregistrations/${id}`);
  await page.getByRole('link', { name: 'Ponowna ocena' }).click();
  await page.getByRole('button', { name: 'Przejmij', exact: true }).click();
  const object = page.getByRole('article', { name: /^FR\// });
  await expect(object).toContainText('Odrzucone formalnie');
  await page.getByRole('button', { name: 'Załatw sprawę' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uwzględnij prośbę o ponowną ocenę' });
  await expect(dialog).toContainText('zgłoszenie wróci do oceny formalnej z nowym terminem');
  await dialog.getByRole('textbox', { name: 'Odpowiedź' }).fill('Ocenimy zgłoszenie jeszcze raz.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Uwzględnij i wyślij' }).click();
  await expect(page.getByText(/^Prośba uwzględniona/).first()).toBeVisible();
  await expect(object).toContainText('Ocena formalna');
  expect((await find(parent, id)).status).toBe('formal_check');
  expect((await caseOf(parent, review.id)).status).toBe('closed');
  await object.getByRole('link', { name: 'Zobacz zgłoszenie' }).click();
  await expect(heading(page, new RegExp(person.lastname))).toBeVisible();
});

async function openAs(page: Page, server: RunningServer, mail: string, path: string) {
  await storeSignIn(page, server, { mail, pass: DEMO_PASSWORD });
  await page.goto(path);
}

async function caseOf(client: Client, id: number): Promise<OfficeCase> {
  return (await client.request(officeCases.find, { query: { id } })).data;
}

/** The newest notification of an officer. */
async function newsOf({ address }: RunningServer, mail: string): Promise<string> {
  const officer = await signIn(address, mail, DEMO_PASSWORD);
  return JSON.stringify((await officer.request(notifications.get, { query: {} })).data);
}
