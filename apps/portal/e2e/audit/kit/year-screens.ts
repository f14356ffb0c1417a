import type { Page } from '@playwright/test';
import { addDays, getIsoDate, type IsoDate, type IsoMonth, monthName, termEnd } from '@urzad/domain';
import { claimFrom } from '@urzad/grants';
import { expect } from '../../kit/fixtures';
import { DEMO_PASSWORD } from '../../kit/people';
import { groszeOf, heading } from '../../kit/screens';
import type { Account } from '../../kit/signed-in';
import { acceptCertificate, bringCertificate } from '../../walks/kit/certificate-screens';
import { claimOfPerson, endCheck, verdict } from '../../walks/kit/claim-desk-screens';
import { addProof, answerAttendance, signClaim } from '../../walks/kit/claim-screens';
import { byMouse } from '../../walks/kit/contract-screens';
import {
  approveSum,
  askForApproval,
  book,
  button,
  inDialog,
  sendToBank,
} from '../../walks/kit/payment-screens';
import type { Stage } from './stage';

const staff = (who: string): Account => ({ mail: `${who}@urzad.example.com`, pass: DEMO_PASSWORD });
export const OFFICER = staff('pracownik1');
export const MANAGER = staff('kierownik');
export const DIRECTOR = staff('dyrektor');
const ACCOUNTANT = staff('ksiegowosc');

/** Since when the parent works, as it is typed: long before the child was born. */
export const EMPLOYED_FROM = '01.03.2020';

/** A month that is settled. */
interface SettledMonth {
  month: IsoMonth;
  /** The first one: its lines are typed, those of the others are copied. */
  isFirst: boolean;
}

/** Whose months they are. */
interface Family {
  parent: Account;
  /** Their name. */
  person: string;
}

/** The working day of the office on which a month is settled. */
export function settlingDay(month: IsoMonth): IsoDate {
  return termEnd(addDays(claimFrom(month), 2));
}

/** A date as it is typed. */
function typed(day: IsoDate): string {
  return day.split('-').reverse().join('.');
}

/** The page once the tasks of the night have brought it so far; it does not ask by itself. */
export async function reloadUntil(page: Page, text: string | RegExp) {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

/** The parent settles the month: the invoice, its proofs, the attendance, the signature. */
export async function settle(stage: Stage, { parent }: Family, { month, isFirst }: SettledMonth) {
  const page = await stage.open(parent, '/cofundingrequests');
  await reloadUntil(page, `Rozlicz ${monthName(month)}`);
  await page
    .getByRole('link', { name: `Rozlicz ${monthName(month)}` })
    .first()
    .click();
  await expect(heading(page, `Rozliczenie za ${monthName(month)}`)).toBeVisible();
  const total = page.getByRole('textbox', { name: 'Kwota', exact: true });
  if (isFirst) await total.fill('1340');
  else await page.getByRole('button', { name: 'Przepisz z poprzedniego miesiąca' }).click();
  await expect(total).toHaveValue(isFirst ? '1340' : /^1\s?340,00$/);
  await addProof(page, byMouse, 'Faktura lub rachunek', `faktura-${month}.pdf`);
  await addProof(page, byMouse, 'Potwierdzenie zapłaty', `przelew-${month}.pdf`);
  const day = typed(getIsoDate(`${month}-20`));
  await page.getByRole('textbox', { name: 'Numer faktury' }).fill(`FV/${month}`);
  await page.getByRole('textbox', { name: 'Data faktury' }).fill(day);
  await page.getByRole('textbox', { name: 'Data zapłaty' }).fill(day);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await answerAttendance(page, byMouse);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(heading(page, 'Sprawdź i podpisz rozliczenie')).toBeVisible();
  await signClaim(page, { address: stage.address, account: parent, press: byMouse });
  await expect(heading(page, 'Dziękujemy, rozliczenie jest złożone')).toBeVisible();
}

/** One officer checks the claim that waits, another person approves it. @returns its number */
export async function approveClaim(stage: Stage, { person }: Family): Promise<string> {
  const desk = await stage.open(OFFICER, '/cofundingrequests');
  const link = claimOfPerson(desk, person);
  const number = (await link.textContent())?.trim() ?? '';
  await link.click();
  await desk.getByRole('button', { name: 'Weź do sprawdzenia' }).click();
  await expect(desk.getByText('Decyzje: 0 z 1')).toBeVisible();
  await verdict(desk, 'Uznaję w całości', /^1\. /).click();
  await expect(desk.getByText('Decyzje: 1 z 1')).toBeVisible();
  await endCheck(desk);

  const second = await stage.open(MANAGER, new URL(desk.url()).pathname);
  await second.getByRole('button', { name: 'Zatwierdź' }).click();
  await second.getByRole('dialog', { name: 'Zatwierdź' }).getByRole('button', { name: 'Zatwierdź' }).click();
  await expect(second.getByText('Zatwierdzone', { exact: true }).first()).toBeVisible();
  return number;
}

/** A payment list of this claim alone, by two persons, until the bank has paid it. @returns its sum in grosze */
export async function payClaim(stage: Stage, number: string): Promise<number> {
  const desk = await stage.open(ACCOUNTANT, '/invoices');
  await desk.getByRole('checkbox', { name: new RegExp(number) }).check();
  await button(desk, 'Utwórz listę').click();
  await inDialog(desk, 'Utwórz listę').click();
  await expect(heading(desk, /^Lista wypłat LW\//)).toBeVisible();
  const path = new URL(desk.url()).pathname;
  await askForApproval(desk);

  const second = await stage.open(MANAGER, path);
  const sum = await button(second, /^Zatwierdź \d/).textContent();
  await approveSum(second, /\d/);

  await stage.open(ACCOUNTANT, path);
  await sendToBank(desk, /LW-/);
  await book(desk);
  return groszeOf(sum ?? '');
}

/** The parent confirms that they still work, and the office accepts it. @param day on which the employer says so */
export async function confirmWork(stage: Stage, { parent, person }: Family, day: IsoDate) {
  const panel = await stage.open(parent, '/cofundingmembers/show');
  await expect(panel.getByText(/^Mamy potwierdzenie pracy do/)).toBeVisible();
  await bringCertificate(panel, `zatrudnienie-${day}.pdf`);
  await expect(panel.getByText(/^Sprawdzamy zaświadczenie/).first()).toBeVisible();

  const desk = await stage.open(OFFICER, '/cofundingmembers?tab=certificates');
  await expect(desk.getByText(person).first()).toBeVisible();
  await desk.getByRole('link', { name: /^UCZ\// }).click();
  await acceptCertificate(desk, { issued: typed(day), employedFrom: EMPLOYED_FROM });
}
