// Not the test of the fixtures: each page is of the stage, which watches their consoles, and no other server starts.
import { test } from '@playwright/test';
import { cofundingMembers } from '@urzad/contract';
import { addDays, type IsoMonth } from '@urzad/domain';
import { claimFrom, registrationSteps } from '@urzad/grants';
import { signIn } from '../kit/api';
import { endCall } from '../kit/closed-call';
import { aPdf } from '../kit/files';
import { expect, expectAccessible } from '../kit/fixtures';
import { testOfParts } from '../kit/parts';
import { formOf, NEW_PASSWORD, newPerson, type Person } from '../kit/people';
import { chooseFile, groszeOf, heading, passCheck, passStep, signForm } from '../kit/screens';
import { acceptAsItIs, acceptCertificates, saveAccount, signData } from '../walks/kit/accession-screens';
import { beginApplication, completeProfile, register } from '../walks/kit/application-screens';
import {
  askForInitials,
  byMouse,
  initialContract,
  openContract,
  prepareContract,
  sealPressingTwice,
  signAsParent,
} from '../walks/kit/contract-screens';
import { agreeWithAll, approvePoints, decide, openInQueue } from '../walks/kit/queue-screens';
import { approveProposal, proposeRanking, publishRanking } from '../walks/kit/ranking-screens';
import { type Stage, setStage } from './kit/stage';
import {
  approveClaim,
  confirmWork,
  DIRECTOR,
  EMPLOYED_FROM,
  MANAGER,
  OFFICER,
  payClaim,
  reloadUntil,
  settle,
  settlingDay,
} from './kit/year-screens';

/** All months that the call gives, from the first day of care that the sample application asks for. */
const MONTHS: readonly IsoMonth[] = [
  ...['2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10', '2027-11', '2027-12'],
  ...['2028-01', '2028-02', '2028-03', '2028-04'],
];
/** Before these the technical time moves on: in an hour nobody gets more than five codes. */
const AFTER_A_NIGHT = ['2027-08', '2028-01'];
/** Their settlement is the first one for which no earlier certificate of the employer confirms the day. */
const WORK_CONFIRMED = ['2027-07', '2027-10', '2028-01'];
/** 95 % of 1 340,00 is more than the limit of a nursery. */
const LIMIT = 114_000;
const TOTAL = LIMIT * MONTHS.length;

const person = newPerson();
const [child] = person.children;
const PARENT = { mail: person.mail, pass: NEW_PASSWORD };
const NAME = `${person.firstname} ${person.lastname}`;
const CHILD = `${child?.firstname} ${child?.lastname}`;

test('a family is led through a whole year: from the application to the last paid month', async ({
  browser,
}) => {
  const nextPart = testOfParts();
  const stage = await setStage(browser);
  let registration = '';
  let paid = 0;
  try {
    nextPart();
    await test.step('a parent registers, applies, signs and sends', () => apply(stage, person));

    nextPart();
    await test.step('the office checks and scores the application', async () => {
      const desk = await stage.open(OFFICER, '/');
      await openInQueue(desk, person.lastname);
      registration = new URL(desk.url()).pathname;
      await desk.getByRole('button', { name: 'Przejmij' }).click();
      await agreeWithAll(desk);
      await decide(desk, 'Zatwierdź ocenę');
      await desk.getByRole('dialog').getByRole('button', { name: 'Zatwierdź ocenę' }).click();
      await expect(desk.getByText(/Czeka na zatwierdzenie przez drugą osobę/).first()).toBeVisible();
      await approvePoints(await stage.open(MANAGER, registration));
    });

    nextPart();
    await test.step('the call ends, its ranking is made by two persons and published', async () => {
      const ranking = `/cofundingcalls/${await endCall(stage.address)}/ranking`;
      await proposeRanking(await stage.open(MANAGER, ranking));
      await approveProposal(await stage.open(DIRECTOR, ranking), 'Dariusz Dyrektorski');
      await publishRanking(await stage.open(MANAGER, ranking));
    });

    nextPart();
    await test.step('the documents are brought and checked, that of the start of work among them', () =>
      bringDocuments(stage, registration));

    nextPart();
    await test.step('the contract is prepared, initialled and signed by both sides', async () => {
      const desk = await stage.open(OFFICER, registration);
      await prepareContract(desk, NAME);
      await askForInitials(desk);
      await initialContract(await stage.open(MANAGER, '/cofundingcontracts?tab=initial'));
      const page = await stage.open(PARENT, '/cofundingregistrations/sendshow');
      await openContract(page, byMouse);
      await signAsParent(page, byMouse);
      await sealPressingTwice(await stage.open(DIRECTOR, '/cofundingcontracts/sign'), {
        person: NAME,
        director: DIRECTOR,
        address: stage.address,
      });
    });

    nextPart();
    await test.step('the support begins on its first day', async () => {
      await stage.moveTo('2027-05-01T06:00:00.000Z');
      await reloadUntil(await stage.open(PARENT, '/cofundingmembers/show'), 'W realizacji');
    });

    for (const month of MONTHS) {
      nextPart();
      await test.step(`${month} is settled, checked and paid`, async () => {
        if (AFTER_A_NIGHT.includes(month)) await stage.sleep();
        await stage.moveTo(`${settlingDay(month)}T08:00:00.000Z`);
        const isFirst = month === MONTHS[0];
        await settle(stage, { parent: PARENT, person: NAME }, { month, isFirst });
        const dayBefore = addDays(claimFrom(month), 1);
        if (WORK_CONFIRMED.includes(month))
          await confirmWork(stage, { parent: PARENT, person: NAME }, dayBefore);
        paid += await payClaim(stage, await approveClaim(stage, { parent: PARENT, person: NAME }));
      });
    }

    nextPart();
    await test.step('everything is paid, and the participation ends', () => end(stage));
    expect(paid).toBe(TOTAL);
    await stage.end();
  } finally {
    await stage.clear();
  }
});

async function apply(stage: Stage, who: Person) {
  const page = await stage.enter(who.mail);
  await register(page, who.mail);
  await completeProfile(page, who);
  await beginApplication(page);
  for (const { number } of registrationSteps) await passStep(page, number, formOf(who));
  await passCheck(page);
  await signForm(page, PARENT);
  await page.getByRole('button', { name: 'Złóż zgłoszenie' }).click();
  await expect(page.getByRole('heading', { name: 'Zgłoszenie złożone' })).toBeVisible();
}

async function bringDocuments(stage: Stage, registration: string) {
  const page = await stage.open(PARENT, '/cofundingregistrations/sendshow');
  await page.getByRole('link', { name: 'Wyślij dokumenty' }).click();
  await expect(heading(page, 'Dokumenty do umowy')).toBeVisible();
  const care = `${child?.provider_name}, ${CHILD}`;
  for (const name of [
    'Zaświadczenie od pracodawcy',
    `Akt urodzenia: ${CHILD}`,
    `Zaświadczenie z placówki opieki: ${care}`,
    `Umowa z placówką opieki: ${care}`,
  ]) {
    await chooseFile(page, name, { name: 'dokument.pdf', bytes: aPdf() });
    await expect(page.getByRole('group', { name })).toHaveCount(0);
  }
  await saveAccount(page, byMouse);
  await signData(page, { address: stage.address, account: PARENT, press: byMouse });
  await page.getByRole('button', { name: 'Wyślij do urzędu' }).click();
  await expect(page.getByText('Weryfikacja dokumentów').first()).toBeVisible();

  const desk = await stage.open(OFFICER, registration);
  await acceptCertificates(desk, CHILD, EMPLOYED_FROM);
  await acceptAsItIs(desk, `Akt urodzenia, ${CHILD}`);
  await acceptAsItIs(desk, `Umowa z placówką opieki, ${CHILD}`);
  await desk.getByRole('button', { name: 'Przyjmij dokumenty' }).click();
  await expect(desk.getByText('Umowa w przygotowaniu').first()).toBeVisible();
}

/** The schedule, the balances and the statuses agree, and the data after the end closes the participation. */
async function end(stage: Stage) {
  const page = await stage.open(PARENT, '/cofundingmembers/show');
  await expect(page.getByText('Zakończone', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByRole('meter', { name: /^Wypłacono 13\s680,00\szł z 13\s680,00\szł$/ }).first(),
  ).toBeVisible();
  const months = page.getByRole('list', { name: 'Miesiące dofinansowania' }).first();
  await expect(months.getByText('wypłacone')).toHaveCount(MONTHS.length);
  const amounts = await months.getByText(/^[\d\s]+,\d{2}\szł$/).allTextContents();
  expect(amounts.map(groszeOf).reduce((sum, one) => sum + one, 0)).toBe(TOTAL);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Pracuję', exact: true }).check();
  await page.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(page.getByText('Mamy Twoją odpowiedź.')).toBeVisible();

  const desk = await stage.open(OFFICER, '/cofundingmembers?tab=ending');
  await desk
    .getByRole('row')
    .or(desk.getByRole('article'))
    .filter({ hasText: NAME })
    .getByRole('link', { name: /^UCZ\// })
    .first()
    .click();
  await expect(heading(desk, NAME)).toBeVisible();
  await desk.getByRole('button', { name: 'Zakończ udział' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Zakończ udział' }).click();
  await expect(desk.getByText('Zakończył udział').first()).toBeVisible();

  const parent = await signIn(stage.address, PARENT.mail, PARENT.pass);
  const { data } = await parent.request(cofundingMembers.find, { query: {} });
  expect(data?.status).toBe('completed');
  expect(data?.co_fundings).toHaveLength(1);
  const [support] = data?.co_fundings ?? [];
  expect(support?.status).toBe('finished');
  expect(support?.amounts).toMatchObject({ total: TOTAL, paid: TOTAL, requested: 0, left: 0, unused: 0 });
  expect(support?.schedule.map(({ month, status, paid }) => [month, status, paid])).toEqual(
    MONTHS.map((month) => [month, 'paid', LIMIT]),
  );
}
