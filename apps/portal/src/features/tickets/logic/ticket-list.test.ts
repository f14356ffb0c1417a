import { describe, expect, it } from 'vitest';
import { ticketHref, ticketList } from './ticket-list';

const at = (pathname: string, query = '') => ticketList.parse(new URLSearchParams(query), pathname);

describe('the saved filters', () => {
  it.each([
    ['/tickets', 'live'],
    ['/tickets/1', 'mine'],
    ['/tickets/2', 'open'],
    ['/tickets/2/1', 'urgent'],
    ['/tickets/2/3', 'unassigned'],
    ['/tickets/5', 'all'],
    ['/tickets/9', 'live'],
  ])('%s is %s', (pathname, tab) => {
    expect(at(pathname).tab).toBe(tab);
  });

  it('have addresses of their own, with what narrows them', () => {
    const location = at('/tickets/2/1', 'has_text=plik&page=2');
    expect(ticketList.hrefOf(location)).toBe('/tickets/2/1?has_text=plik&page=2');
    expect(ticketList.hrefOf(ticketList.onTab(location, 'solved'))).toBe('/tickets/4?has_text=plik');
    expect(ticketList.filterOf(location)).toMatchObject({ status: 'new,open', priority: 'HIGH' });
  });

  it('stand in the address of a ticket, for the way back', () => {
    const href = ticketHref({ id: 7 }, at('/tickets/2/3', 'page=2'));
    expect(href).toBe('/tickets/ticket/7?tab=unassigned&page=2');
    const back = ticketList.parse(new URL(href, 'https://urzad.example').searchParams);
    expect(ticketList.hrefOf(back)).toBe('/tickets/2/3?page=2');
  });
});
