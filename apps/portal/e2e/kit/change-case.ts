import { randomUUID } from 'node:crypto';
import { type OfficeCase, officeCases } from '@urzad/contract';
import { annexParent, contractInForce } from './annexes';
import { preparer } from './contracts';

/** Where the daughter of a participant of the demo goes from March on (U11). */
export const CLUB = {
  name: 'Klub dziecięcy „Ślimaczek”',
  register_no: '0002/KL',
  city: 'Szczecin',
  care_form: 'KLUB',
  cost: '620',
};

/** The case of that change, which an officer has taken. */
export async function changeCase(address: string): Promise<OfficeCase> {
  const parent = await annexParent(address);
  const staff = await preparer(address);
  const id_obj = await contractInForce(staff);
  const { data } = await parent.request(officeCases.add, {
    body: {
      ...{ obj_type: 'cofundingcontract', id_obj, kind: 'ZMIANA', filenames: [] },
      form: {
        change: 'care',
        child: 'Ola Wzorcowa',
        provider: CLUB.name,
        from: '2027-03-01',
        cost: CLUB.cost,
      },
      body: 'Od 1 marca Ola będzie chodzić do klubu „Ślimaczek”.',
    },
    key: randomUUID(),
  });
  const { id } = data;
  return (await staff.request(officeCases.take, { query: { id }, body: {}, key: randomUUID() })).data;
}
