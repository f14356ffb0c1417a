import type { Messages } from '#shared/i18n/messages';

/** The place in the ranking, and new points after a review. */
const pl = {
  ranking: 'Ranking',
  list: 'Lista',
  lists: { in_zone: 'w strefie włączenia (SSW)', out_zone: 'poza strefą' },
  place: 'Miejsce na liście',
  reservePlace: 'Miejsce na liście rezerwowej',
  reserveWas: (place: number) => `miejsce ${place} w ogłoszonej liście`,

  title: 'Nowe punkty po ponownej ocenie',
  before: 'Punkty na ogłoszonej liście',
  points: 'Nowe punkty',
  note: 'Uzasadnienie',
  scorer: 'Nowe punkty przyznaje',
  second: 'Nowe punkty zatwierdza',
  waits: 'Nowe punkty czekają na zatwierdzenie przez drugą osobę.',
  approved:
    'Nowe punkty są zatwierdzone. Załatw sprawę o ponowną ocenę, żeby zgłoszenie dostało nowe miejsce.',
  placed: 'Zgłoszenie ma miejsce według nowych punktów, a lista jest ogłoszona jeszcze raz.',

  rescore: 'Zmień punkty',
  rescoreTitle: 'Zmień punkty po ponownej ocenie',
  rescoreIntro:
    'Nowe punkty zatwierdzi druga osoba. Zgłoszenie dostanie nowe miejsce, gdy potem załatwisz sprawę o ponowną ocenę.',
  pointsHint: (before: number) => `Więcej niż ${before}. Jeśli punktów nie przybywa, odmów w sprawie.`,
  noteHint: 'Co pierwsza ocena pominęła. Zobaczy to druga osoba.',
  pointsNeeded: (before: number, max: number) => `Podaj liczbę większą niż ${before}, najwyżej ${max}`,
  save: 'Zapisz nowe punkty',
  refused: 'Nie zapisaliśmy nowych punktów',
  rescored: 'Nowe punkty zapisane. Druga osoba dostała powiadomienie.',

  approve: 'Zatwierdź nowe punkty',
  approveIntro: (before: string, after: string) =>
    `Było ${before}, będzie ${after}. Zgłoszenie dostanie nowe miejsce, gdy sprawa o ponowną ocenę zostanie załatwiona. Nikt nie straci przez to miejsca.`,
  approveRefused: 'Nie zatwierdziliśmy nowych punktów',
  approvedToast: 'Nowe punkty zatwierdzone.',
  back: 'Wróć do zgłoszenia',
  reasons: {
    'not-asked': 'Nikt nie prosi o ponowną ocenę albo sprawa jest już zakończona.',
    'own-score': 'Nowe punkty zatwierdza inna osoba niż ta, która je przyznała.',
    'no-points': 'Nie ma jeszcze nowych punktów.',
    approved: 'Nowe punkty są już zatwierdzone.',
  } as Record<string, string>,
};

const en = {
  ranking: 'Ranking of the call',
  list: 'List',
  lists: { in_zone: 'in the zone of inclusion', out_zone: 'outside the zone' },
  place: 'Place on the list',
  reservePlace: 'Place on the reserve list',
  reserveWas: (place: number) => `place ${place} in the published list`,

  title: 'New points after a review',
  before: 'Points in the published list',
  points: 'New points',
  note: 'Explanation',
  scorer: 'New points given by',
  second: 'New points approved by',
  waits: 'The new points wait for the approval of a second person.',
  approved:
    'The new points are approved. Settle the case of the review, so that the application gets its place.',
  placed: 'The application has the place of its new points, and the list is published once more.',

  rescore: 'Change the points',
  rescoreTitle: 'Change the points after a review',
  rescoreIntro:
    'A second person approves the new points. The application gets its new place when you settle the case of the review afterwards.',
  pointsHint: (before: number) => `More than ${before}. If there are no more points, refuse the case.`,
  noteHint: 'What the first assessment left out. The second person will see it.',
  pointsNeeded: (before: number, max: number) => `Give a number above ${before} and at most ${max}`,
  save: 'Save the new points',
  refused: 'The new points were not saved',
  rescored: 'New points saved. The second person was notified.',

  approve: 'Approve the new points',
  approveIntro: (before: string, after: string) =>
    `They were ${before} and will be ${after}. The application gets its new place when the case of the review is settled. Nobody loses a place by it.`,
  approveRefused: 'The new points were not approved',
  approvedToast: 'New points approved.',
  back: 'Go back to the application',
  reasons: {
    'not-asked': 'Nobody asks for a review, or its case has ended.',
    'own-score': 'The new points are approved by another person than the one who gave them.',
    'no-points': 'There are no new points yet.',
    approved: 'The new points are approved already.',
  },
} satisfies typeof pl;

export const rescoreMessages: Messages<typeof pl> = { pl, en };
