import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { beep } from '../kit/sounds';

const MAIL = 'admin.techniczny@urzad.example.com';
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 44"><rect width="90" height="44" rx="8" fill="#634590"/><circle cx="22" cy="22" r="12" fill="#fff"/></svg>',
);

test.describe('what is refused', () => {
  test.use({ expectsRefusals: true });

  test('a logo and a recording are seen at once; what is none is told and changes nothing', async ({
    page,
    server,
  }) => {
    await storeSignIn(page, server, { mail: MAIL, pass: DEMO_PASSWORD });
    await page.goto('/config?section=logos');
    await expect(heading(page, 'Ustawienia')).toBeVisible();
    const save = page.getByRole('button', { name: 'Zapisz ustawienia' });
    const saved = page.getByText('Ustawienia zapisane').first();
    const chooser = page.locator('input[type=file]').first();
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('nic') });
    await expect(page.getByText('To nie jest plik PNG, chociaż tak się nazywa').first()).toBeVisible();
    await chooser.setInputFiles({ name: 'znak.svg', mimeType: 'image/svg+xml', buffer: LOGO });
    await expect(page.getByRole('button', { name: 'Usuń obrazek' })).toBeVisible();
    await save.click();
    await expect(saved).toBeVisible();
    const logo = page.getByRole('banner').or(page.locator('aside, nav')).locator('img[src*="officefile"]');
    await expect(logo.first()).toBeVisible();

    await page.goto('/config?section=accessibility');
    const sound = page.locator('input[type=file]').nth(2);
    await sound.setInputFiles({ name: 'urzad.wav', mimeType: 'audio/wav', buffer: beep() });
    await expect(page.locator('audio')).toBeVisible();
    await save.click();
    await expect(page.getByText('Wpisz treść nagrania').first()).toBeVisible();
    const words = page.getByRole('textbox', { name: 'Treść nagrania jako tekst (po polsku)' });
    await words.fill('Urząd oddaje rodzicom część opłat za żłobek.');
    await save.click();
    await expect(saved).toBeVisible();

    await page.goto('/accessibility');
    const player = page.getByLabel('Czym zajmuje się urząd, nagranie');
    await expect(player).toBeVisible();
    await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(0);
    await page.getByText('Zapis tekstowy nagrania').click();
    await expect(page.getByText('Urząd oddaje rodzicom')).toBeVisible();
    await expect(page.locator('header img[src*="officefile"]')).toBeVisible();
  });

  test('an application is added with an address of its own, and removed', { tag: '@audit' }, async ({
    page,
    server,
  }) => {
    await storeSignIn(page, server, { mail: MAIL, pass: DEMO_PASSWORD });
    await page.goto('/config');
    await page.getByRole('link', { name: 'Aplikacje', exact: true }).click();
    await expect(heading(page, 'Aplikacje')).toBeVisible();
    await expect(page.getByText('Małe granty – pilotaż')).toBeVisible();
    await page.getByRole('button', { name: 'Dodaj aplikację' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Żłobek blisko');
    await dialog.getByRole('textbox', { name: 'Folder' }).fill('male-granty-2');
    await dialog.getByRole('button', { name: 'Zapisz aplikację' }).click();
    await expect(dialog.getByText('Ten folder ma już inna aplikacja').first()).toBeVisible();
    await dialog.getByRole('radio', { name: 'Tak' }).check();
    await dialog.getByRole('textbox', { name: 'Domena' }).fill('zlobek.example.pl');
    await expect(dialog.getByText('Adres: https://zlobek.example.pl')).toBeVisible();
    await dialog.getByRole('button', { name: 'Zapisz aplikację' }).click();
    await expect(page.getByText('https://zlobek.example.pl')).toBeVisible();
    await page.getByRole('button', { name: 'Usuń aplikację Żłobek blisko' }).click();
    await dialog.getByRole('button', { name: 'Usuń' }).click();
    await expect(page.getByText('https://zlobek.example.pl')).toBeHidden();
  });
});
