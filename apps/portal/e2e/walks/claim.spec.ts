import type { Page } from '@playwright/test';
import { demo } from '@urzad/contract';
import { clientOf } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { invoiceClaim } from '../kit/invoice-claim';
import { mailsTo } from '../kit/mail';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { addProof, answerAttendance, signClaim } from './kit/claim-screens';
import type { Press } from './kit/contract-screens';

/** In the demo her claim of January waits for her signature. */
const ANNA = { mail: 'anna.przykladowa@example.com', pass: DEMO_PASSWORD };
const CLAIMS = '/cofundingrequests';
/** February can be settled. */
const AFTER_FEBRUARY = '2027-03-02T08:00:00.000Z';

// A server of its own for each: the claim of the demo is submitted.
let server: RunningServer;
test.beforeEach(async () => {
  server = await startServer({ dataDir: await ownDataDir() });
});
test.afterEach(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

test('a parent settles January: three lines of an invoice, the proofs, the signature (U9)', {
  tag: '@audit',
}, async ({ page }) => {
  await settleJanuary(page, (target) => target.click());
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a parent settles January by touch', async ({ page }) => {
    await settleJanuary(page, (target) => target.tap());
  });

  test('who has settled a month before settles the next one in at most 22 taps, 7 fields and 4 screens', {
    tag: '@audit',
  }, async ({ page }) => {
    test.slow();
    await invoiceClaim(server.address);
    await clientOf(server.address).request(demo.clock, { body: { now: AFTER_FEBRUARY } });
    await storeSignIn(page, server, ANNA);
    let taps = 0;
    const screens = new Set<string>();
    const typed = await typedFields(page);
    const press: Press = async (target) => {
      taps += 1;
      screens.add(new URL(page.url()).pathname + new URL(page.url()).search);
      await target.tap();
    };

    await page.goto(server.address + CLAIMS);
    // The task of the night makes February ready.
    const begin = page.getByRole('link', { name: 'Rozlicz luty' });
    await expect(async () => {
      await page.reload();
      await expect(begin).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await press(begin);
    await expect(heading(page, 'Rozliczenie za luty')).toBeVisible();
    await press(page.getByRole('button', { name: 'Przepisz z poprzedniego miesiąca' }));
    await addProof(page, press, 'Faktura lub rachunek', 'faktura.pdf');
    await addProof(page, press, 'Potwierdzenie zapłaty', 'przelew.pdf');
    await page.getByRole('textbox', { name: 'Numer faktury' }).fill('FV/02/2027');
    await page.getByRole('textbox', { name: 'Data faktury' }).fill('04.02.2027');
    await page.getByRole('textbox', { name: 'Data zapłaty' }).fill('10.02.2027');
    // The same sum as in January: that of a month that costs otherwise is the fourth field.
    await expect(page.getByRole('textbox', { name: 'Kwota', exact: true })).toHaveValue(/^1\s?460,00$/);
    await press(page.getByRole('button', { name: 'Dalej' }));
    await answerAttendance(page, press);
    await press(page.getByRole('button', { name: 'Dalej' }));
    await expect(heading(page, 'Sprawdź i podpisz rozliczenie')).toBeVisible();
    await signClaim(page, { address: server.address, account: ANNA, press });
    await expect(heading(page, 'Dziękujemy, rozliczenie jest złożone')).toBeVisible();
    // Three minutes at most: a second for a tap, ten for a field of a few characters, ten to find the way on a screen.
    expect(taps).toBeLessThanOrEqual(22);
    expect([...typed]).toHaveLength(7);
    // The list, the invoice, the attendance and the signature.
    expect([...screens]).toHaveLength(4);
  });
});

/** The names of the fields into which something was typed so far. */
async function typedFields(page: Page): Promise<ReadonlySet<string>> {
  const typed = new Set<string>();
  await page.exposeFunction('typedInto', (field: string) => typed.add(field));
  await page.addInitScript(() => {
    const { typedInto } = window as unknown as { typedInto: (field: string) => void };
    document.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || ['checkbox', 'radio', 'file'].includes(target.type))
        return;
      typedInto(target.labels?.[0]?.textContent ?? target.name);
    });
  });
  return typed;
}

async function settleJanuary(page: Page, press: Press) {
  test.slow();
  await storeSignIn(page, server, ANNA);
  await page.goto(server.address + CLAIMS);
  await removeBegun(page, press);
  await press(page.getByRole('link', { name: 'Rozlicz styczeń' }));
  await expect(heading(page, 'Rozliczenie za styczeń')).toBeVisible();

  await addProof(page, press, 'Faktura lub rachunek', 'faktura.pdf');
  await addProof(page, press, 'Potwierdzenie zapłaty', 'przelew.pdf');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Numer faktury' }).fill('FV/01/2027');
  await page.getByRole('textbox', { name: 'Data faktury' }).fill('04.01.2027');
  await page.getByRole('textbox', { name: 'Data zapłaty' }).fill('10.01.2027');
  await page.getByRole('textbox', { name: 'Kwota', exact: true }).fill('1460');
  await page.getByRole('textbox', { name: 'Numer faktury' }).focus();
  await press(page.getByRole('radio', { name: 'Zajęcia dodatkowe' }));
  await enterLines(page, press);
  await expectRefund(page);
  await expectAccessible(page);
  await expectNothingSideways(page);
  await press(page.getByRole('button', { name: 'Dalej' }));

  await answerAttendance(page, press);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Dalej' }));

  await expect(heading(page, 'Sprawdź i podpisz rozliczenie')).toBeVisible();
  await hearBeforeTheAnswer(page);
  await signClaim(page, { address: server.address, account: ANNA, press });
  await expect(heading(page, 'Dziękujemy, rozliczenie jest złożone')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Pobierz potwierdzenie (PDF)' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);

  await press(page.getByRole('link', { name: 'Zobacz rozliczenie' }));
  await expect(page.getByText('Złożone').first()).toBeVisible();
  await expect(page.getByText(/^Twój udział: 320,00\szł/)).toBeVisible();
  await expect(page.getByText(/nie\szwracamy\szajęć dodatkowych/)).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
  // Both the code and the receipt were mailed.
  await expect
    .poll(async () => (await mailsTo(server.address, ANNA.mail)).map(({ subject }) => subject).join('\n'))
    .toMatch(/ozliczeni/);
  await page.goto(`${server.address}/cofundinggrants/5`);
  await expect(page.getByText('Rozliczenie złożone').filter({ visible: true }).first()).toBeVisible();
}

/** The claim that the demo begins with makes way for one that is filled in here. */
async function removeBegun(page: Page, press: Press) {
  await expect(page.getByRole('link', { name: 'Przejdź do podpisu' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.address}${CLAIMS}/14`);
  await press(page.getByRole('button', { name: 'Usuń szkic' }));
  await press(
    page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Usuń szkic' }),
  );
  await expect(heading(page, 'Rozliczenia')).toBeVisible();
}

/** The rest above the contract is a line already; the meals become another one. */
async function enterLines(page: Page, press: Press) {
  await press(page.getByRole('button', { name: 'Dodaj pozycję' }));
  const item = (at: number) => page.getByRole('group', { name: `Pozycja ${at}` });
  await expect(item(3).getByLabel('Za co')).toBeFocused();
  await expect(item(2).getByLabel('Kwota pozycji')).toHaveValue('120,00');
  await item(1).getByLabel('Kwota pozycji').fill('1100');
  await item(3).getByLabel('Za co').selectOption({ label: 'Wyżywienie' });
  await item(3).getByLabel('Kwota pozycji').fill('240');
  await item(1).getByLabel('Kwota pozycji').focus();
  await expect(page.getByText(/^Pozycje: 1\s460,00\szł\sz\s1\s460,00\szł/)).toBeVisible();
}

/** 95 % of 1 340,00 is above the limit; the extra classes are not refunded. */
async function expectRefund(page: Page) {
  const shown = (text: RegExp) => page.getByText(text).filter({ visible: true }).first();
  await expect(shown(/^1\s140,00\szł$/)).toBeVisible();
  await expect(shown(/^95%\sz\s1\s340,00\szł$/)).toBeVisible();
  await expect(shown(/^−120,00\szł$/)).toBeVisible();
  await expect(shown(/nie\szwracamy\szajęć dodatkowych/)).toBeVisible();
  await expect(shown(/^Twój udział: 320,00\szł/)).toBeVisible();
}

/** The claim is read again when it is signed and the answer to the signature is still on its way. */
function hearBeforeTheAnswer(page: Page) {
  return page.route('**/api/cofundingrequest/sign?*', async (route) => {
    const response = await route.fetch();
    const read = page.waitForResponse(/\/api\/cofundingrequest\/find\?/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await read;
    await route.fulfill({ response });
  });
}

function expectNothingSideways(page: Page) {
  return expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}
