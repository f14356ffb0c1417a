import { describe, expect, it } from 'vitest';
import { userMenuLabels } from './user-menu.labels';
import { type UserMenuTargets, userMenuItems } from './user-menu-entries';

const itemsOf = (targets: UserMenuTargets) =>
  userMenuItems(targets, userMenuLabels.pl.entries).map(({ name, divide }) => (divide ? `— ${name}` : name));

const somewhere = { link: '/account' };

describe('userMenuItems', () => {
  it('keeps the order of the specification, whatever the order of the targets', () => {
    expect(
      itemsOf({
        logout: somewhere,
        application: somewhere,
        role: somewhere,
        share: somewhere,
        panel: somewhere,
        registrations: somewhere,
        password: somewhere,
        edit: somewhere,
        account: somewhere,
      }),
    ).toEqual([
      'Moje konto',
      'Edytuj dane',
      'Zmień hasło',
      '— Moje zgłoszenia',
      'Panel uczestnika',
      'Udostępnij konto administracji',
      '— Zmień projekt',
      'Zmień rolę',
      'Wyloguj się',
    ]);
  });

  it('begins with no divider when the first group is missing', () => {
    expect(itemsOf({ registrations: somewhere, logout: somewhere })).toEqual([
      'Moje zgłoszenia',
      '— Wyloguj się',
    ]);
  });

  it('is empty without targets', () => {
    expect(itemsOf({})).toEqual([]);
  });
});
