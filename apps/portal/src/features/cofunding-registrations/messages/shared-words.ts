/** Texts that several screens of a registration share. */
const pl = {
  toForm: 'Przejdź do formularza',
  backToForm: 'Wróć do formularza',
  backFailed: 'Nie udało się wrócić do formularza',
  loading: 'Wczytujemy Twoje zgłoszenie',
  loadFailed: 'Nie udało się wczytać zgłoszenia',
  firstTakes: 'Pierwsze zajmie od 30 do 45 minut. Możesz przerwać i wrócić.',
  clause: 'Informacja o Twoich danych',
  sign: 'Podpisz zgłoszenie',
  send: 'Złóż zgłoszenie',
  mine: 'Moje zgłoszenia',
  new: 'Nowe zgłoszenie',
  attachments: 'Załączniki',
};

const en: typeof pl = {
  toForm: 'Go to the form',
  backToForm: 'Go back to the form',
  backFailed: 'Going back to the form did not work',
  loading: 'Loading your application',
  loadFailed: 'The application could not be loaded',
  firstTakes: 'The first one takes 30 to 45 minutes. You can stop and come back.',
  clause: 'Information about your data',
  sign: 'Sign the application',
  send: 'Submit the application',
  mine: 'My applications',
  new: 'New application',
  attachments: 'Attachments',
};

export const sharedWords = { pl, en };
