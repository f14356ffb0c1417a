import type { MenuEntry } from '@urzad/contract';
import { Files } from 'lucide-react';
import { expect, it } from 'vitest';
import { itemOf } from './staff-menu';

const ENTRY: MenuEntry = {
  id: 'registrations',
  id_top: 'project',
  number: 2,
  name: 'Zgłoszenia',
  name_en: 'Applications',
  icon: 'files',
  link: '/cofundingregistrations',
  color: 'green',
  badge: 'new',
  count: 3,
  disabled: 'no',
  load: 'no',
  text: 'dwa po terminie',
  divide: 'no',
  user: { name_all: 'Anna Przykładowa', avatar_url: null },
  letters_icon: 'no',
  is_preset: 'yes',
  is_preset_selected: 'no',
  sort: 'yes',
  requires_privileges: 'cofunding_registration_show',
};

it('draws every field of an entry, in the language of the interface', () => {
  expect(itemOf(ENTRY, 'en')).toEqual({
    id: 'registrations',
    id_top: 'project',
    number: 2,
    name: 'Applications',
    icon: Files,
    link: '/cofundingregistrations',
    color: 'green',
    badge: 'new',
    count: 3,
    disabled: false,
    load: false,
    text: 'dwa po terminie',
    divide: false,
    user: { name_all: 'Anna Przykładowa' },
    letters_icon: false,
    is_preset: true,
    is_preset_selected: false,
    sort: true,
    requires_privileges: 'cofunding_registration_show',
  });
  expect(itemOf(ENTRY, 'pl').name).toBe('Zgłoszenia');
});

it('leaves out what an entry does not have, and an icon that this version does not know', () => {
  const bare = { ...ENTRY, icon: 'newer', link: null, color: null, badge: null, count: null, text: null };

  expect(Object.keys(itemOf({ ...bare, user: null }, 'pl'))).toEqual(
    expect.not.arrayContaining(['icon', 'link', 'color', 'badge', 'count', 'text', 'user']),
  );
});
