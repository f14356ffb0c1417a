import { expect, test } from '../kit/fixtures';
import { mailsTo } from '../kit/mail';
import { newPerson } from '../kit/people';
import { heading } from '../kit/screens';

test('a visitor writes to the office, and gets a confirmation', async ({ page, server }) => {
  const { mail } = newPerson();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Główne menu' }).getByRole('link', { name: 'Kontakt' }).click();
  await expect(heading(page, 'Porozmawiajmy')).toBeFocused();

  const form = page.getByRole('form', { name: 'Napisz do nas' });
  await form.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Zenon Testowy');
  await form.getByRole('textbox', { name: 'Wiadomość' }).fill('Czy mogę złożyć zgłoszenie?');
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(form.getByRole('checkbox', { name: /Wiem, jak urząd/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(form.getByRole('textbox', { name: 'Wiadomość' })).toHaveValue('Czy mogę złożyć zgłoszenie?');

  await form.getByRole('combobox', { name: 'W jakiej sprawie?' }).selectOption('Inna sprawa');
  await form.getByRole('textbox', { name: 'Adres e-mail' }).fill(mail);
  await form.getByRole('checkbox', { name: /Wiem, jak urząd/ }).check();
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(page.getByRole('heading', { name: 'Wiadomość wysłana' })).toBeFocused();
  await expect(page.getByText(mail)).toBeVisible();
  expect((await mailsTo(server.address, mail)).map(({ subject }) => subject)).toEqual([
    'Mamy Twoją wiadomość',
  ]);
});

test('what a program filled in is not sent, and nothing typed is lost', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  const { mail } = newPerson();
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Napisz do nas' });
  await form.getByRole('combobox', { name: 'W jakiej sprawie?' }).selectOption('Inna sprawa');
  await form.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Zenon Testowy');
  await form.getByRole('textbox', { name: 'Adres e-mail' }).fill(mail);
  await form.getByRole('textbox', { name: 'Wiadomość' }).fill('Tanie kredyty');
  await form.getByRole('checkbox', { name: /Wiem, jak urząd/ }).check();
  // As programs do: nobody can type into a field that is not shown.
  await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(field, 'https://reklama.example');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(page.getByText('wygląda na wysłaną przez program')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Wiadomość' })).toHaveValue('Tanie kredyty');
  expect(await mailsTo(server.address, mail)).toEqual([]);
});
