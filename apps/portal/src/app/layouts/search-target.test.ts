import { SEE_CASES, SEE_CLAIMS, SEE_CONTRACTS, SEE_TICKETS } from '@urzad/grants';
import { expect, it } from 'vitest';
import { maySearch, searchedText, searchHref } from './search-target';

const all = () => true;

it.each([
  ['Ćwik', '/cofundingregistrations'],
  ['0028', '/cofundingregistrations'],
  ['FR/1-2027/00007', '/cofundingregistrations'],
  ['um/ii/0044/2027', '/cofundingcontracts'],
  ['UM/II/0044/2027-A1', '/cofundingcontracts/annexes'],
  ['ROZ/0041/2027-01', '/cofundingrequests'],
  ['DOF/0041/1', '/cofundinggrants'],
  [' PMG.4321.41.2027', '/officecases'],
  ['DOK/2027/000179', '/documents'],
  ['LW/2027/01/02', '/invoices'],
  ['zgl/2027/00003', '/tickets/5'],
])('leads from %s to the list that has it', (typed, path) => {
  const [pathname, search] = searchHref(typed, all).split('?');
  expect(pathname).toBe(path);
  expect(searchedText(path, new URLSearchParams(search))).toBe(typed);
});

it('keeps a whole PESEL out of the address: its end finds the person', () => {
  expect(searchHref(' 90041200022 ', all)).toBe('/cofundingregistrations?tab=all&has_text=0022');
});

it('leads to a list that the person may see', () => {
  const ofCases = (privilege: string) => privilege === SEE_CASES;
  expect(searchHref('UM/II/0044/2027', ofCases)).toMatch(/^\/officecases\?/);
  expect([maySearch(ofCases), maySearch(() => false)]).toEqual([true, false]);
});

it('opens the tab that has the number: documents and tickets have none for all', () => {
  expect(searchHref('LW/2027/01/02', all)).toBe('/invoices?tab=lists&has_text=LW%2F2027%2F01%2F02');
  expect(searchHref('DOK/2027/000179', all)).toBe('/documents?has_text=DOK%2F2027%2F000179');
});

it.each([
  [[SEE_CONTRACTS, SEE_CLAIMS], '/cofundingcontracts'],
  [['user_show', SEE_TICKETS], '/users'],
  [[SEE_TICKETS], '/tickets/5'],
])('finds people by name for who sees %j', (held: readonly string[], path) => {
  expect(searchHref('Ćwik', (privilege) => held.includes(privilege)).split('?')[0]).toBe(path);
});
