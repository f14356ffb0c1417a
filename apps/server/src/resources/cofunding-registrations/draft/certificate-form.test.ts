import { aChild, aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { certificateForm } from './certificate-form';

/** The names of children in the certificates of a facility. */
function namesIn(children: ReturnType<typeof aChild>[]): (string | undefined)[] {
  const { certificates } = certificateForm('ZASW_PLACOWKA', aRegistrationForm({ children }));

  return certificates.map(
    (sections) => sections.find(({ title }) => title === 'Dziecko')?.rows.find(isName)?.value,
  );
}
const isName = ({ label }: { label: string }) => label === 'Imię i nazwisko';

it('is made for each child who is in a facility, not for one with a nanny', () => {
  const nanny = aChild({ firstname: 'Maja', care_form: 'NIANIA' });
  const club = aChild({ firstname: 'Iga', lastname: 'Śliwka', care_form: 'KLUB' });
  const nursery = aChild({ firstname: 'Jan', lastname: 'Śliwka', care_form: 'ZLOBEK' });

  expect(namesIn([nanny, club])).toEqual(['Iga Śliwka']);
  expect(namesIn([club, nanny, nursery])).toEqual(['Iga Śliwka', 'Jan Śliwka']);
});

it('is an empty one while no child is in a facility', () => {
  expect(namesIn([aChild({ care_form: 'NIANIA' })])).toEqual(['']);
});
