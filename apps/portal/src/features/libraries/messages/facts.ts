import type { Messages } from '#shared/i18n/messages';

const pl = {
  header: 'Dane',
  degurba: (degree: string | number) => `stopień urbanizacji ${degree}`,
  inZone: 'w strefie SSW',
  outOfZone: 'poza strefą SSW',
  nursery: 'ma żłobek',
  noNursery: 'bez żłobka',
  added: 'dodana przez urząd',
};

const en = {
  header: 'Facts',
  degurba: (degree: string | number) => `degree of urbanisation ${degree}`,
  inZone: 'in the SSW zone',
  outOfZone: 'outside the SSW zone',
  nursery: 'has a nursery',
  noNursery: 'without a nursery',
  added: 'added by the office',
} satisfies typeof pl;

export const factMessages: Messages<typeof pl> = { pl, en };
