import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailLetters } from '@urzad/contract';
import { foreignMails } from '../../../server/test/foreign-mails/foreign-mails';
import { imapServer } from '../../../server/test/imap-server';
import { signIn } from '../kit/api';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';

/** The text of the frame as it is drawn. It runs nothing, so it is asked from outside. */
function framed(page: Page): Promise<string> {
  const frame = page.getByTitle('Treść listu, nadawca: Anna Obca');
  // biome-ignore lint/performance/useDomNodeTextContent: the lines as they are drawn
  return frame.evaluate((one) => (one as HTMLIFrameElement).contentDocument?.body.innerText ?? '');
}

// The colleague was faster, so the server refuses the first answer.
test.use({ expectsRefusals: true });

const COLLEAGUE = { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD };
const OFFICER = { mail: 'pracownik2@urzad.example.com', pass: DEMO_PASSWORD };
const WALKED = [
  'plain',
  'HTML with scripts',
  'remote pictures',
  'hiding styles',
  'winmail.dat',
  'bomb of parts',
];

test('letters of other programs come in, are shown without anything of theirs that runs or loads, or are refused', async ({
  page,
}) => {
  const mails = foreignMails({ pdf: new Uint8Array(), png: new Uint8Array() });
  const imap = await imapServer(
    mails.filter(({ name }) => WALKED.includes(name)).map(({ source }) => source),
  );
  const dataDir = await ownDataDir();
  const server = await startServer({ dataDir, env: { IMAP_URL: imap.url } });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.address)) foreign.push(request.url());
  });
  try {
    await storeSignIn(page, server, OFFICER);
    await page.goto(`${server.address}/inbox`);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: /winmail/ })).toBeVisible({ timeout: 15_000 });
    }).toPass();
    await expectAccessible(page);

    // A letter that hides a part of its text, and asks for pictures of its sender.
    await page.getByRole('link', { name: /hidden/ }).click();
    await expect(heading(page, 'hidden')).toBeVisible();
    await expect.poll(() => framed(page)).toMatch(/Jawne\s+Ukryte jeden\s+Ukryte dwa\s+Ukryte trzy/);
    await expect(
      page.getByText('List z zewnątrz: nadawcy nikt nie sprawdził.', { exact: false }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Pokaż sam tekst' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ukryte trzy', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pokaż z formatowaniem' })).toBeFocused();
    // Not of the frame: what judges a page is a script, and none runs there.
    await expectAccessible(page);

    await page.goto(`${server.address}/inbox`);
    await page.getByRole('link', { name: /pictures/ }).click();
    await expect.poll(() => framed(page)).toContain('[obraz: Logo]');

    // What was not taken is said where somebody looks for it.
    await page.goto(`${server.address}/inbox`);
    await page.getByRole('link', { name: /winmail/ }).click();
    await expect(page.getByText(/^winmail\.dat: plik programu Outlook/)).toBeVisible();
    await page.goto(`${server.address}/inbox`);
    await page.getByRole('link', { name: 'Nieprzyjęte' }).click();
    await expect(heading(page, 'Nieprzyjęte listy')).toBeVisible();
    await expect(page.getByText('bomb', { exact: true })).toBeVisible();
    await expect(page.getByText(/^List ma zbyt wiele części/)).toBeVisible();
    await expectAccessible(page);

    // An answer goes to the address.
    await page.goto(`${server.address}/inbox`);
    await page.getByRole('link', { name: /plain/ }).click();
    await page.getByRole('link', { name: 'Odpowiedz', exact: true }).click();
    const text = page.getByRole('textbox', { name: 'Treść' });
    await expect(text).toBeVisible();
    await expect(page.getByText('anna.obca@firma.example.org').first()).toBeVisible();

    // The letter lies in the folders of the whole office: a colleague is faster, and the second one is told.
    const colleague = await signIn(server.address, COLLEAGUE.mail, COLLEAGUE.pass);
    const { data } = await colleague.request(mailLetters.get, {
      query: { folder: 'inbox', has_text: 'plain' },
    });
    const letter = { draft: null, to: [], cc: [], object: null, files: [], filenames: [] };
    await colleague.request(mailLetters.send, {
      body: {
        ...{ ...letter, outside: ['anna.obca@firma.example.org'], subject: 'Odp: plain', body: 'Tak.' },
        id_before: data[0]?.id_letter ?? 0,
      },
      key: randomUUID(),
    });
    const send = page.getByRole('button', { name: 'Wyślij' });
    await text.fill('Druga odpowiedź.');
    await send.click();
    await expect(page.getByText('odpowiedziano już w międzyczasie: Piotr Pracowity')).toBeVisible();
    await expect(text).toHaveValue('Druga odpowiedź.');
    await expectAccessible(page);
    await send.click();
    await expect(heading(page, 'Odp: plain')).toBeVisible();
    await expect(page.getByText('Odpowiedź wysłano')).toBeVisible();
    expect(foreign).toEqual([]);
  } finally {
    await server.stop();
    await imap.close();
    await removeDataDir(dataDir);
  }
});
