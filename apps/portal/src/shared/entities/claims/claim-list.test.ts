import { START_VIEW } from '@urzad/ui/data-table';
import { describe, expect, it } from 'vitest';
import { claimList, claimsOf } from './claim-list';

const at = (query: string) => claimList.parse(new URLSearchParams(query));

describe('claimList', () => {
  it('begins with the claims that wait to be taken', () => {
    expect(claimList.filterOf(at(''))).toMatchObject({ status: 'submitted', page: 1 });
  });

  it('reads filters that take one value, and leaves out what it does not know', () => {
    expect(claimList.filterOf(at('tab=all&month=2027-01&verifier=me&is_late=yes'))).toMatchObject({
      ...{ month: '2027-01', verifier: 'me', is_late: 'yes' },
    });
    expect(claimList.filterOf(at('tab=all&month=2027-13&verifier=7&is_late=maybe'))).toEqual({
      ...{ page: 1, page_count: 20 },
    });
  });

  it('keeps the value that was chosen last', () => {
    const chosen = { kind: 'options' as const, values: ['2027-01', '2027-02'] };
    const view = { ...START_VIEW, ...claimList.viewOf(at('tab=all')) };
    const after = claimList.after(at('tab=all'), { ...view, filters: { month: chosen } });
    expect(claimList.toQuery(after)).toBe('?tab=all&month=2027-02');
  });

  it('counts and lists the claims of one co-funding', () => {
    const address = claimsOf({ id_grant: '3' });
    expect(address).toBe('/cofundingrequests?tab=all&id_grant=3');
    const location = at(address.slice(address.indexOf('?')));
    expect(claimList.filterOf(location)).toMatchObject({ id_grant: 3 });
    expect(claimList.narrowingOf(location)).toEqual({ id_grant: 3 });
  });
});
