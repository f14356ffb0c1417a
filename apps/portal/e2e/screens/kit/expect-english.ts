import type { Page } from '@playwright/test';
import { expect } from '../../kit/fixtures';
import { shownTexts } from '../../kit/shown-texts';
import { REMARK } from './who';

/** Data of the office and of the person, and the name of the other language: the same in both languages. */
const NAMES =
  /Małe granty (?:II|– pilotaż)|(?<!\p{L})(?:JŻ|ŁĆ)(?!\p{L})|Regionalny Urząd Pracy|Nabór \d\/202\d|Zielony Staw|Polski|Wymyślona[a-j]*|Zmyślona|Ślimaczek|Białogard|Ćma|województw[oa]|Żłobek „Pod Żółwikiem”|kamieński|Dziwnów|księgowa|zaświadczenie\.pdf|Księgowa|Obserwujący|Żółwińsk[ai]|Stanisław|Klub dziecięcy „Ślimaczek”|Śliwka|Łącka|Oksana|Maksym|Grażyna|Demonstracyjn[ay]|Dzienna Opieka „Ćma”|„Fikcyjna”|białogardzki|Dębowa|Przykładowa|Ślimakowy|Refundacje według formy opieki|Źródlan[ay]|Ćwiczebna|Żaneta|Gęślow[ay]|Poglądow[ay]|Łąkowa|Łucja|Róża|Potwierdzenie złożenia zgłoszenia|Zgłoszenia według naboru i statusu|Rozliczenia: sumy i średnie|(?<!\p{L})zł(?!\p{L})/gu;

/** The page says which language it speaks, and no visible word outside the names has a Polish letter. */
export async function expectEnglish(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // A document that is shown anew says its language when it is read.
  await expect.poll(() => polishLines(page)).toEqual([]);
}

async function polishLines(page: Page): Promise<string[]> {
  // What a field holds is of its writer.
  const lines = await shownTexts(page, '[lang="pl"], textarea, .u\\:pdf-paper');
  return lines.filter((line) => /[ąćęłńóśźż]/i.test(line.replace(REMARK, '').replaceAll(NAMES, '')));
}
