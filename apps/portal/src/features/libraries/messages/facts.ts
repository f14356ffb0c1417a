import type { Messages } from '#shared/i18n/messages';

const pl = {
  header: 'Dane',
  degurba: (degree: string | number) => `stopień urbanizacji ${degree}`,
  inZone: 'w strefie SSW',
  outOfZone: 'poza strefą SSW',
  nursery: 'ma żłobek',
  noNursery: 'bez żłobka',
  added: 'dodana przez urząd',
  zone: 'W specjalnej strefie włączenia (SSW)',
  hasNursery: 'Ma żłobek',
  degree: 'Stopień urbanizacji',
  degrees: { 1: '1, miasto', 2: '2, małe miasto i przedmieście', 3: '3, obszar wiejski' },
  kept: 'Zmiana działa od teraz. Zgłoszenia już złożone zachowują strefę, żłobek i stopień z chwili złożenia.',
};

const en = {
  header: 'Facts',
  degurba: (degree: string | number) => `degree of urbanisation ${degree}`,
  inZone: 'in the SSW zone',
  outOfZone: 'outside the SSW zone',
  nursery: 'has a nursery',
  noNursery: 'without a nursery',
  added: 'added by the office',
  zone: 'In the special zone of inclusion (SSW)',
  hasNursery: 'Has a nursery',
  degree: 'Degree of urbanisation',
  degrees: { 1: '1, city', 2: '2, smaller towns and suburbs', 3: '3, rural area' },
  kept: 'A change holds from now on. Submitted applications keep the zone, nursery and degree of that moment.',
} satisfies typeof pl;

export const factMessages: Messages<typeof pl> = { pl, en };
