import type { Page } from '@playwright/test';
import { cofundingMembers, demo } from '@urzad/contract';
import { acceptedRegistration, BRINGING } from '../kit/accession';
import { signIn } from '../kit/api';
import { sealWaiting } from '../kit/contracts';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { keysOf, tabTo } from '../kit/keys';
import { mailsTo } from '../kit/mail';
import { DEMO_PASSWORD } from '../kit/people';
import { groszeOf, heading } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { type Account, storeSignIn } from '../kit/signed-in';
import {
  addSigned,
  askForInitials,
  byMouse,
  downloadContract,
  initialContract,
  openContract,
  type Press,
  prepareContract,
  sealPressingTwice,
  signAsParent,
  signOutside,
} from './kit/contract-screens';

const staff = (who: string): Account => ({ mail: `${who}@urzad.example.com`, pass: DEMO_PASSWORD });
const DIRECTOR = staff('dyrektor');
/** In the demo his contract waits for his signature. */
const MAREK: Account = { mail: 'marek.fikcyjny@example.com', pass: DEMO_PASSWORD };
/** Who is a participant already: the name of another person. */
const OTHER = 'anna.przykladowa@example.com';
const NUMBER = /UM\/II\/\d{4}\/2027/;

// A server of its own for each: contracts of the demo are signed.
let server: RunningServer;
test.beforeEach(async () => {
  server = await startServer({ dataDir: await ownDataDir() });
});
test.afterEach(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

async function open(page: Page, who: Account, path: string) {
  await storeSignIn(page, server, who);
  await page.goto(server.address + path);
}

test('a contract is prepared, initialled and signed by both sides, and its parent is a participant', async ({
  page,
}) => {
  const id = await acceptedRegistration(server.address);
  await open(page, staff('pracownik1'), `/cofundingregistrations/${id}`);
  await prepareContract(page, 'Oksana Demonstracyjna');
  await askForInitials(page);
  await open(page, staff('kierownik'), '/cofundingcontracts?tab=initial');
  await initialContract(page);

  await open(page, BRINGING, '/cofundingmembers');
  await openContract(page, byMouse);
  await refuseOthers(page);
  await signAsParent(page, byMouse);

  await open(page, DIRECTOR, '/cofundingcontracts/sign');
  await sealPressingTwice(page, {
    person: 'Oksana Demonstracyjna',
    director: DIRECTOR,
    address: server.address,
  });
  await expectOneMember();

  await open(page, BRINGING, '/cofundingmembers');
  await expect(page).toHaveURL(/\/cofundingmembers\/show$/);
  await expectPanel(page);
  await page.getByRole('link', { name: /^Zobacz dofinansowanie DOF\// }).click();
  await expectSchedule(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a parent signs by touch, and reads what the contract gives', { tag: '@audit' }, async ({ page }) => {
    const byTouch: Press = (target) => target.tap();
    await open(page, MAREK, '/cofundingregistrations/sendshow');
    await openContract(page, byTouch);
    await expectNothingSideways(page);
    await signAsParent(page, byTouch);
    await expectNothingSideways(page);

    await sealWaiting(server.address);
    await page.goto(`${server.address}/cofundingmembers/show`);
    await expectPanel(page);
    await expectNothingSideways(page);
    await byTouch(page.getByRole('link', { name: /^Zobacz dofinansowanie DOF\// }));
    await expectSchedule(page);
    await expectNothingSideways(page);
  });
});

test('with keys alone, in large letters of high contrast, a parent signs and reads the schedule', {
  tag: '@audit',
}, async ({ page, context }) => {
  await context.addCookies([{ name: 'display', value: 'contrast-high.font-large', url: server.address }]);
  const { press: byKeys } = keysOf(page);
  await open(page, MAREK, '/cofundingregistrations/sendshow');
  await openContract(page, byKeys);
  await tabTo(page, page.getByRole('region', { name: /Umowa uczestnictwa/ }));
  await page.keyboard.press('End');
  await expect(page.getByText('Dokument przeczytany')).toBeVisible();
  await signAsParent(page, byKeys);
  await expectAccessible(page);

  await sealWaiting(server.address);
  await page.goto(`${server.address}/cofundingmembers/show`);
  await expectPanel(page);
  await byKeys(page.getByRole('link', { name: /^Zobacz dofinansowanie DOF\// }));
  await expectSchedule(page);
});

/** A contract that was changed after its signature, and one that another person signed, are not taken. */
async function refuseOthers(page: Page) {
  const issued = await downloadContract(page, byMouse);
  const parent = await signIn(server.address, BRINGING.mail, BRINGING.pass);
  const body = { pdf: issued.toString('base64'), mail: OTHER };
  const ofOther = Buffer.from((await parent.request(demo.sign, { body })).data.pdf, 'base64');
  const changed = await signOutside(page, byMouse);
  const middle = Math.floor(issued.length / 2);
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);

  for (const [bytes, verdict] of [
    [changed, 'Nie przyjęliśmy pliku'],
    [ofOther, 'Podpis innej osoby'],
  ] as const) {
    await addSigned(page, { bytes, verdict, press: byMouse });
    await expect(page.getByRole('button', { name: 'Przekaż umowę urzędowi' })).toHaveCount(0);
  }
  await expectAccessible(page);
}

/** One participant, with one co-funding, who was told once. */
async function expectOneMember() {
  const officer = await signIn(server.address, staff('pracownik2').mail, DEMO_PASSWORD);
  const { data } = await officer.request(cofundingMembers.get, { query: { has_text: 'Demonstracyjna' } });
  expect(data).toHaveLength(1);
  const told = () => mailsTo(server.address, BRINGING.mail);
  await expect
    .poll(async () => (await told()).filter(({ subject }) => subject.includes('obowiązuje')).length)
    .toBe(1);
}

async function expectPanel(page: Page) {
  await expect(heading(page, /^Panel uczestnika UCZ\/II\//)).toBeVisible();
  await expect(page.getByText(NUMBER).first()).toBeVisible();
  await expect(page.getByText(/^Razem /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Miesiące dofinansowania' })).toBeVisible();
  await expectAccessible(page);
}

/** The picture and the table, cards on a phone, have the same months, which give the whole amount to the grosz. */
async function expectSchedule(page: Page) {
  await expect(heading(page, /^Dofinansowanie: /)).toBeVisible();
  const name = 'Miesiące dofinansowania';
  const lists = page.getByRole('list', { name });
  const total = await page.getByRole('heading', { name: /^Razem / }).textContent();
  for (const months of [lists.first(), page.getByRole('table', { name }).or(lists.nth(1))]) {
    const limits = await months.getByText(/^do [\d\s]+,\d{2}\szł$/).allTextContents();
    const sum = limits.map(groszeOf).reduce((all, one) => all + one, 0);
    expect(sum).toBe(groszeOf(total ?? ''));
  }
  await expectAccessible(page);
}

function expectNothingSideways(page: Page) {
  return expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}
