import { aChild, aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { certificateForm } from './certificate-form';

it('is filled in for the child who is in a facility, not for one with a nanny', () => {
  const nanny = aChild({ firstname: 'Maja', care_form: 'NIANIA' });
  const club = aChild({ firstname: 'Iga', lastname: 'Śliwka', care_form: 'KLUB' });
  const { sections } = certificateForm('ZASW_PLACOWKA', aRegistrationForm({ children: [nanny, club] }));

  expect(sections.find(({ title }) => title === 'Dziecko')?.rows).toContainEqual({
    label: 'Imię i nazwisko',
    value: 'Iga Śliwka',
  });
});
