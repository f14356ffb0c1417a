import { expect, it } from 'vitest';
import { registrationMessages } from '../messages/registrations';

it.each([
  [1, 0, 'Masz 1 zgłoszenie.', 'You have 1 application.'],
  [1, 1, 'Masz 1 zgłoszenie. Czeka na Ciebie.', 'You have 1 application. It is waiting for you.'],
  [5, 1, 'Masz 5 zgłoszeń. Jedno czeka na Ciebie.', 'You have 5 applications. One is waiting for you.'],
  [3, 2, 'Masz 3 zgłoszenia. 2 czekają na Ciebie.', 'You have 3 applications. 2 are waiting for you.'],
  [9, 5, 'Masz 9 zgłoszeń. 5 czeka na Ciebie.', 'You have 9 applications. 5 are waiting for you.'],
])('says of %i applications that %i wait', (count, waiting, pl, en) => {
  expect(registrationMessages.pl.list.lead(count, waiting)).toBe(pl);
  expect(registrationMessages.en.list.lead(count, waiting)).toBe(en);
});
