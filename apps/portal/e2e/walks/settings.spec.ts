import { settings } from '@urzad/contract';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { authorityBody, technician } from '../kit/settings';
import { storeSignIn } from '../kit/signed-in';

const MAIL = 'admin.techniczny@urzad.example.com';

test.describe('settings that are refused', () => {
  test.use({ expectsRefusals: true });

  test('a setting is seen at once; a wrong one is told, changes nothing and loses nothing', async ({
    page,
    server,
  }) => {
    await storeSignIn(page, server, { mail: MAIL, pass: DEMO_PASSWORD });
    await page.goto('/config');
    await expect(heading(page, 'Ustawienia')).toBeVisible();
    const name = page.getByRole('textbox', { name: 'Nazwa urzędu' });
    await name.fill('Urząd Pracy w Lipowie');

    // A colleague saves the same part meanwhile.
    const colleague = await technician(server.address);
    const { office } = (await colleague.request(settings.get)).data;
    const form = { ...office.form, power_no: '7/2027' };
    await colleague.request(settings.set, {
      body: { section: 'office', row_version: office.row_version, form },
    });
    await page.getByRole('button', { name: 'Zapisz ustawienia' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row').filter({ hasText: '7/2027' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Zostaw moją wersję' }).click();
    await expect(name).toHaveValue('Urząd Pracy w Lipowie');
    await page.getByRole('button', { name: 'Zapisz ustawienia' }).click();
    await expect(page.getByText('Ustawienia zapisane')).toBeVisible();

    // What is typed after a save is not saved either.
    await name.fill('Urząd Pracy w Lipowie Górnym');
    const parts = page.getByRole('navigation', { name: 'Części ustawień' });
    await parts.getByRole('link', { name: 'Poczta' }).click();
    await page.getByRole('button', { name: 'Wyjdź bez zapisania' }).click();
    await page.getByRole('textbox', { name: 'Serwer poczty', exact: true }).fill('127.0.0.1');
    await page.getByRole('textbox', { name: 'Port' }).fill('1');
    await page.getByRole('button', { name: 'Zapisz ustawienia' }).click();
    await expect(page.getByText('Z tym serwerem nie ma połączenia.')).toBeVisible();
    await page.getByRole('button', { name: 'Wyślij list próbny' }).click();
    await dialog.getByRole('textbox', { name: 'Adres e-mail' }).fill('anna@example.com');
    await dialog.getByRole('button', { name: 'Wyślij', exact: true }).click();
    await expect(dialog.getByText('Z tym serwerem nie ma połączenia.')).toBeVisible();
    expect((await colleague.request(settings.get)).data.mail.row_version).toBe(0);

    await page.goto('/config?section=anchors');
    await page.getByRole('button', { name: 'Dodaj certyfikat' }).click();
    const chooser = dialog.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'a.pem', mimeType: 'text/plain', buffer: Buffer.from('nic') });
    await dialog.getByRole('button', { name: 'Dodaj certyfikat' }).click();
    await expect(dialog.getByText('Ten plik nie jest certyfikatem.')).toBeVisible();
    const buffer = Buffer.from((await authorityBody()).file, 'base64');
    await chooser.setInputFiles({ name: 'a.cer', mimeType: 'application/pkix-cert', buffer });
    await dialog.getByRole('button', { name: 'Dodaj certyfikat' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Centrum stamps' })).toBeVisible();

    await page.goto('/accessibility');
    await expect(page.getByText('Urząd Pracy w Lipowie').first()).toBeVisible();
  });
});
