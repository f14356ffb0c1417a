import { aPdf } from '../kit/files';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { mailsTo } from '../kit/mail';
import { typeMailedCode } from '../kit/mailed-code';
import { DEMO_PASSWORD } from '../kit/people';
import { heading, readToEnd } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';

const PARENT = { mail: 'marek.fikcyjny@example.com', pass: DEMO_PASSWORD };
const staff = (who: string) => ({ mail: `${who}@urzad.example.com`, pass: DEMO_PASSWORD });
/** The contract of the demo that waits for its parent. */
const CONTRACT = '/cofundingcontracts/7';
const PHONE = { width: 390, height: 844 };

/** A server of its own: the contract of the demo is signed. */
async function withServer(env: Record<string, string>, walk: (server: RunningServer) => Promise<void>) {
  const server = await startServer({ dataDir: await ownDataDir(), env });
  try {
    await walk(server);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

test('a contract is signed on paper: one officer enters its scan, another confirms it', async ({ page }) => {
  await withServer({}, async (server) => {
    const open = async (who: { mail: string; pass: string }, path: string) => {
      await storeSignIn(page, server, who);
      await page.goto(server.address + path);
    };
    await open(PARENT, '/cofundingcontracts/sign');
    await page.getByRole('radio', { name: 'W urzędzie, na papierze' }).check();
    await expect(page.getByText('Przyjdź z dokumentem tożsamości')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pobierz umowę do wydruku' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expect(page.getByText('ul. Lipowa 12').filter({ visible: true }).first()).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });

    await open(staff('kancelaria'), CONTRACT);
    await page.getByRole('button', { name: 'Wpisz podpisy na papierze' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Wpisz podpisy na papierze' }).click();
    await expect(dialog.getByText('Dodaj skan podpisanej umowy')).toBeVisible();
    await expect(dialog.getByText(/Podaj dzień od wysłania umowy/)).toHaveCount(2);
    await expectAccessible(page);
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'skan.pdf', mimeType: 'application/pdf', buffer: aPdf() });
    await expect(dialog.getByRole('link', { name: 'Pobierz: skan.pdf' })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Dzień podpisu uczestnika' }).fill('10.02.2027');
    await dialog.getByRole('textbox', { name: 'Dzień podpisu urzędu' }).fill('10.02.2027');
    await expect(dialog.getByLabel('Miejsce podpisania')).toHaveValue(/Zielony Staw/);
    await dialog
      .getByLabel('Kto sprawdził tożsamość uczestnika')
      .selectOption({ label: 'Kamila Kancelaryjna' });
    await dialog.getByRole('button', { name: 'Wpisz podpisy na papierze' }).click();
    await expect(page.getByText('Umowa podpisana na papierze czeka na potwierdzenie')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Potwierdź podpisy' })).toHaveCount(0);
    await expectAccessible(page);

    await open(PARENT, '/cofundingcontracts/sign?id=7');
    await expect(heading(page, 'Umowa na papierze')).toBeVisible();

    await open(staff('pracownik1'), CONTRACT);
    await page.getByRole('button', { name: 'Potwierdź podpisy' }).click();
    await dialog.getByRole('button', { name: 'Potwierdź podpisy' }).click();
    await expect(page.getByText('Umowa obowiązuje, wiadomość wysłana.').first()).toBeVisible();

    await open(PARENT, '/cofundingcontracts/sign?id=7');
    await expect(heading(page, 'Umowa podpisana przez obie strony')).toBeVisible();
    const letters = await mailsTo(server.address, PARENT.mail);
    expect(letters.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('obowiązuje'));
  });
});

test('a contract is signed in the portal where the office takes that', async ({ page }) => {
  await withServer({ SIGN_POLICY: 'UMOWA=PORTAL_CODE,UPLOAD_PADES' }, async (server) => {
    await storeSignIn(page, server, PARENT);
    await page.goto(`${server.address}/cofundingcontracts/sign`);
    await expect(page.getByRole('radio', { name: 'W portalu' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'W urzędzie, na papierze' })).toHaveCount(0);
    await readToEnd(page, /Umowa uczestnictwa/);
    await typeMailedCode(page, PARENT, server);
    await page.getByRole('checkbox', { name: /Podpisuję tę umowę uczestnictwa/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Podpisz umowę' }).click();

    // The page is that of the signed contract now, and its heading is read.
    await expect(heading(page, 'Umowa z Twoim podpisem')).toBeFocused();
    await expect(page.getByText('Umowa jest u nas')).toBeVisible();
    await expectAccessible(page);
    const told = await mailsTo(server.address, 'dyrektor@urzad.example.com');
    expect(told[0]?.subject).toContain('do podpisu');
  });
});
