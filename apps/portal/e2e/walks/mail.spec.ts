import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailLetters, officeCases, users } from '@urzad/contract';
import { type Client, signIn } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { withoutLiveNews } from '../kit/live';
import { mailsTo } from '../kit/mail';
import { DEMO_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { asked, newcomer } from '../kit/steps';

const OFFICER = { mail: 'pracownik2@urzad.example.com', pass: DEMO_PASSWORD };
const MANAGER = { mail: 'kierownik@urzad.example.com', pass: DEMO_PASSWORD };
const CLERK = { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD };
const SUBJECT = 'Faktura FV/01/2027 – wyjaśnienie';

/** Of letters that the demo has there. */
async function emptyTrash(client: Client) {
  const { data } = await client.request(mailLetters.get, { query: { folder: 'trash', page_count: 20 } });
  const ids = data.map(({ id_letter }) => id_letter);
  if (ids.length > 0) await client.request(mailLetters.erase, { body: { ids }, key: randomUUID() });
}

test('an officer saves a draft, sends it to a colleague and outside, and the colleague answers', async ({
  page,
  browser,
  server,
}) => {
  const { mail } = newPerson();
  await storeSignIn(page, server, OFFICER);
  await page.goto('/email');
  await page.getByRole('link', { name: 'Nowy list' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Nowy list')).toBeVisible();
  await expectAccessible(page);

  // What is missing is said beside the fields, and nothing typed is lost.
  await page.getByRole('textbox', { name: 'Treść' }).fill('Dzień dobry,\n\nczy to dwie faktury?');
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect(page.getByText('Wybierz osobę albo wpisz adres spoza urzędu.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Treść' })).toHaveValue(/czy to dwie faktury/);

  await page.getByRole('combobox', { name: 'Do', exact: true }).fill('kierownicza');
  await page.getByRole('option', { name: /Krystyna Kierownicza/ }).click();
  await page.keyboard.press('Escape');
  // What it is about: not a case alone.
  const number = 'FR/1-2027/00001';
  await page.getByRole('combobox', { name: 'Dotyczy', exact: true }).fill(number);
  await page.getByRole('option', { name: new RegExp(`^${number}`) }).click();
  await page.getByRole('textbox', { name: 'Temat' }).fill(SUBJECT);
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(heading(page, 'Szkic listu')).toBeVisible();

  // The draft is on the server: it is opened from its folder.
  await page.goto('/email?tab=drafts');
  await page.getByRole('link', { name: new RegExp(SUBJECT) }).click();
  await expect(page.getByRole('textbox', { name: 'Temat' })).toHaveValue(SUBJECT);
  const outside = page.getByRole('textbox', { name: 'Adresy e-mail spoza urzędu' });
  await outside.fill(mail);
  await outside.press('Enter');
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect(heading(page, SUBJECT)).toBeVisible();
  await expect(page.getByText('czy to dwie faktury?', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: number, exact: true }).first()).toHaveAttribute(
    'href',
    /^\/cofundingregistrations\/\d+$/,
  );
  await expectAccessible(page);
  await expect
    .poll(async () => (await mailsTo(server.address, mail)).map(({ subject }) => subject))
    .toEqual([SUBJECT]);

  const other = await browser.newPage();
  await storeSignIn(other, server, MANAGER);
  await other.goto('/inbox');
  await expect(other.getByRole('link', { name: /^Odebrane/ }).first()).toContainText(/[1-9]/);
  await other
    .getByRole('link', { name: new RegExp(SUBJECT) })
    .first()
    .click();
  await expect(heading(other, SUBJECT)).toBeVisible();
  await other.getByRole('link', { name: 'Odpowiedz', exact: true }).click();
  await expect(other.getByRole('textbox', { name: 'Temat' })).toHaveValue(`Odp: ${SUBJECT}`);
  await other.getByRole('textbox', { name: 'Treść' }).fill('Tak, dwie.');
  await other.getByRole('button', { name: 'Wyślij' }).click();
  await expect(other.getByText('Tak, dwie.').last()).toBeVisible();
  await other.close();

  await page.goto('/inbox');
  await page
    .getByRole('link', { name: /Odp: Faktura/ })
    .first()
    .click();
  await expect(page.getByText('Tak, dwie.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Do kosza' }).click();
  await expect(heading(page, 'Odebrane')).toBeVisible();
  await page.goto('/trash');
  await page
    .getByRole('link', { name: /Odp: Faktura/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Usuń na stałe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń na stałe' }).click();
  await expect(page.getByText('Kosz jest pusty')).toBeVisible();
});

test('an officer marks several letters, throws them away and takes them back', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  await emptyTrash(await signIn(server.address, CLERK.mail, CLERK.pass));
  await storeSignIn(page, server, CLERK);
  await page.goto('/inbox');
  const choose = (name: RegExp) => page.getByRole('checkbox', { name }).check();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const row = page.getByRole('link', { name: /Rejestr czynności/ });

  await choose(/^Zaznacz list: .*Rejestr czynności/);
  await expect(page.getByText('Zaznaczono: 1 list', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await press('Oznacz jako nieprzeczytane');
  await expect(page.getByText('Oznaczono jako nieprzeczytane: 1 list')).toBeVisible();
  await expect(row.getByText('Nieprzeczytany')).toBeAttached();
  // The button that was pressed is gone, and the focus is not lost.
  await expect(page.getByRole('checkbox', { name: 'Zaznacz całą stronę' })).toBeFocused();

  await choose(/^Zaznacz list: .*Rejestr czynności/);
  await choose(/^Zaznacz list: .*Zwrot przelewu/);
  await press('Do kosza');
  await expect(page.getByText('Przeniesiono do kosza: 2 listy')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto('/trash');
  await choose(/^Zaznacz całą stronę/);
  await expect(page.getByText('Zaznaczono: 2 listy', { exact: true })).toBeVisible();
  await press('Przywróć z kosza');
  await expect(page.getByText('Kosz jest pusty')).toBeVisible();
  await expect(heading(page, 'Kosz')).toBeFocused();
  await page.goto('/inbox');
  await expect(row).toBeVisible();
});

test.describe(() => {
  // Another window was faster, so the server refuses.
  test.use({ expectsRefusals: true });

  test('a draft that two windows write is not replaced unseen, and nothing typed is lost', async ({
    page,
    server,
  }) => {
    const subject = `Notatka ${randomUUID().slice(0, 8)}`;
    await storeSignIn(page, server, OFFICER);
    const other = await page.context().newPage();
    const text = (of: Page) => of.getByRole('textbox', { name: 'Treść' });
    const press = (of: Page, name: string) => of.getByRole('button', { name, exact: true }).click();
    const save = async (of: Page, body: string) => {
      await text(of).fill(body);
      await press(of, 'Zapisz szkic');
    };
    await page.goto('/email/new');
    await page.getByRole('textbox', { name: 'Temat' }).fill(subject);
    await save(page, 'Pierwsza wersja');
    await expect(page).toHaveURL(/draft=\d+/);
    await expect(heading(page, 'Szkic listu')).toBeVisible();
    await other.goto(page.url());
    await expect(text(other)).toHaveValue('Pierwsza wersja');
    await save(other, 'Wersja z drugiego okna');
    await expect(other.getByText('Szkic zapisany')).toBeVisible();

    // Both versions are shown; closing decides nothing.
    const versions = page.getByRole('dialog', { name: 'Szkic zmieniono w innym oknie' });
    await save(page, 'Wersja z tego okna');
    await expect(versions.getByText('Wersja z drugiego okna')).toBeVisible();
    await expect(versions.getByText('Wersja z tego okna', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(text(page)).toHaveValue('Wersja z tego okna');

    // Neither does a reload: what was typed over the earlier version comes back, and the question with it.
    await page.reload();
    await expect(versions.getByText('Wersja z drugiego okna')).toBeVisible();
    await expect(versions.getByText('Wersja z tego okna', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(text(page)).toHaveValue('Wersja z tego okna');
    await press(page, 'Zapisz szkic');
    await versions.getByRole('button', { name: 'Zostaw wersję z tego okna' }).click();
    await expect(versions).toBeHidden();
    await expect(text(page)).toHaveValue('Wersja z tego okna');
    await press(page, 'Zapisz szkic');
    await expect(page.getByText('Szkic zapisany').last()).toBeVisible();

    // The other window is told in its turn, and takes what is stored.
    await save(other, 'Trzecia wersja');
    const there = other.getByRole('dialog', { name: 'Szkic zmieniono w innym oknie' });
    await there.getByRole('button', { name: 'Weź zapisaną wersję' }).click();
    await expect(text(other)).toHaveValue('Wersja z tego okna');
    await save(other, 'Wersja z tego okna i jeszcze coś');
    await expect(other.getByText('Szkic zapisany').last()).toBeVisible();
    await other.reload();
    await expect(text(other)).toHaveValue('Wersja z tego okna i jeszcze coś');
    await other.close();
  });

  test('letters that another window moved are refused together, and the reason stays until it is closed', {
    tag: '@audit',
  }, async ({ page, server }) => {
    const other = await signIn(server.address, CLERK.mail, CLERK.pass);
    await emptyTrash(other);
    const { data } = await other.request(mailLetters.get, { query: { folder: 'inbox', page_count: 20 } });
    const moved = data.filter(({ subject }) => subject.includes('Rejestr czynności'));
    const ids = moved.map(({ id_letter }) => id_letter);
    const refusal = page.getByText('Z zaznaczonymi listami nic się nie stało');
    const choose = (name: RegExp) => page.getByRole('checkbox', { name }).check();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const all = page.getByRole('checkbox', { name: 'Zaznacz całą stronę' });
    expect(ids).toHaveLength(1);

    await withoutLiveNews(page);
    await storeSignIn(page, server, CLERK);
    await page.goto('/inbox');
    await choose(/^Zaznacz list: .*Rejestr czynności/);
    await choose(/^Zaznacz list: .*Zwrot przelewu/);
    await other.request(mailLetters.trash, { body: { ids, folder: 'inbox' }, key: randomUUID() });
    await press('Do kosza');
    await expect(refusal).toBeVisible();
    // The one that is still there stays selected, beside the reason.
    await expect(page.getByText('Zaznaczono: 1 list', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /Rejestr czynności/ })).toHaveCount(0);
    await expect.poll(() => all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await expectAccessible(page);
    await press('Zamknij');
    await expect(refusal).toBeHidden();
    await expect(all).toBeFocused();

    // Where none is left, the reason stays too.
    await page.goto('/trash');
    await choose(/^Zaznacz list: .*Rejestr czynności/);
    await other.request(mailLetters.restore, { body: { ids }, key: randomUUID() });
    await press('Przywróć z kosza');
    await expect(page.getByText('Kosz jest pusty')).toBeVisible();
    await expect(refusal).toBeVisible();
    await press('Zamknij');
    await expect(refusal).toBeHidden();
    await expect(heading(page, 'Kosz')).toBeFocused();
  });
});

test('an officer chooses a view of a folder, which the address names, and answers what waits', {
  tag: '@audit',
}, async ({ page, server }) => {
  const subject = `Pytanie ${randomUUID().slice(0, 8)}`;
  const { data: me } = await (await signIn(server.address, OFFICER.mail, OFFICER.pass)).request(users.find, {
    query: { by_token: 'yes' },
  });
  const manager = await signIn(server.address, MANAGER.mail, MANAGER.pass);
  const letter = {
    draft: null,
    cc: [],
    outside: [],
    object: null,
    id_before: null,
    files: [],
    filenames: [],
  };
  await manager.request(mailLetters.send, {
    body: { ...letter, to: [me.id ?? 0], subject, body: 'Kiedy wizyta?' },
    key: randomUUID(),
  });
  await storeSignIn(page, server, OFFICER);
  await page.goto('/inbox');
  const views = page.getByRole('navigation', { name: 'Widoki folderu' });
  const row = page.getByRole('link', { name: new RegExp(subject) });

  await views.getByRole('link', { name: 'Z załącznikami' }).click();
  await expect(page).toHaveURL(/view=files/);
  await expect(row).toHaveCount(0);
  await views.getByRole('link', { name: 'Do odpowiedzi' }).click();
  await expect(page).toHaveURL(/\/inbox\?view=unanswered$/);
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(views.getByRole('link', { name: 'Do odpowiedzi' })).toHaveAttribute('aria-current', 'true');

  await row.click();
  await page.getByRole('link', { name: 'Odpowiedz', exact: true }).click();
  await page.getByRole('textbox', { name: 'Treść' }).fill('We wtorek.');
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect(heading(page, `Odp: ${subject}`)).toBeVisible();
  await page.goto('/inbox?view=unanswered');
  await expect(heading(page, 'Odebrane')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Odebrane' }).or(page.getByText('Żaden list nie czeka')),
  ).toBeVisible();
  await expect(row).toHaveCount(0);
  await views.getByRole('link', { name: 'Wszystkie' }).click();
  await expect(row).toBeVisible();
});

test('an officer begins a letter with a ready text, behind what is typed', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, OFFICER);
  await page.goto('/email/new');
  const subject = page.getByRole('textbox', { name: 'Temat' });
  const text = page.getByRole('textbox', { name: 'Treść' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await press('Termin wizyty');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/^Dzień dobry,\n\nproponujemy wizytę w dniu:/);
  await expect(subject).toHaveValue('Termin wizyty');
  await expectAccessible(page);

  await subject.fill('Wizyta i faktura');
  await press('Pytanie o fakturę');
  await expect(text).toHaveValue(/^Dzień dobry,\n\nproponujemy[\s\S]*proszę o wyjaśnienie faktury numer:/);
  await expect(subject).toHaveValue('Wizyta i faktura');
});

test('an officer passes a letter on, and a ready text stands above the quoted letter', {
  tag: '@audit',
}, async ({ page, server }) => {
  await storeSignIn(page, server, CLERK);
  await page.goto('/inbox');
  await page.getByRole('link', { name: /Rejestr czynności/ }).click();
  await page.getByRole('link', { name: 'Przekaż dalej', exact: true }).click();
  await expect(heading(page, 'Przekazanie listu')).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Treść' });
  const quoted = (await text.inputValue()).trimStart();
  expect(quoted).toMatch(/^.+:\n> /);

  // Writing begins above it.
  await text.focus();
  await page.keyboard.type('Pani Krystyno,');
  await page.getByRole('button', { name: 'Przekazanie spraw', exact: true }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type(' z działu');
  const own = /^Pani Krystyno,\n\nDzień dobry,\n\nprzekazuję sprawy:[\s\S]*\n\nPozdrawiam z działu\n\n$/;
  const value = await text.inputValue();
  expect(value.endsWith(quoted)).toBe(true);
  expect(value.slice(0, -quoted.length)).toMatch(own);
});

test('an officer writes to an applicant from the desk of a case', async ({ page, server }) => {
  const person = newPerson();
  const parent = await newcomer(server.address, person);
  const { id, sign } = await asked(parent, 'Godziny otwarcia');
  const officer = await signIn(server.address, OFFICER.mail, OFFICER.pass);
  await officer.request(officeCases.take, { query: { id }, body: {}, key: randomUUID() });

  await storeSignIn(page, server, OFFICER);
  await page.goto(`/officecases/${id}`);
  await page.getByRole('link', { name: 'Napisz list' }).click();
  await expect(heading(page, 'Nowy list')).toBeFocused();
  // The case and its applicant are there by name.
  const form = page.getByRole('form', { name: 'Nowy list' });
  await expect(form.getByText(sign).first()).toBeVisible();
  await expect(form.getByText(`${person.firstname} ${person.lastname}`).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Temat' }).fill('Godziny otwarcia');
  await page.getByRole('textbox', { name: 'Treść' }).fill('Dzień dobry,\n\nurząd jest otwarty od 7:30.');
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect(heading(page, 'Godziny otwarcia')).toBeVisible();
  // What it is about is the way back to it.
  await page.getByRole('link', { name: sign, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/officecases/${id}$`));
  await expect(page.getByText('urząd jest otwarty od 7:30.').first()).toBeVisible();
  const { data } = await parent.request(officeCases.find, { query: { id } });
  expect(data.messages.at(-1)?.body).toContain('urząd jest otwarty');
});
