import type { Messages } from '#shared/i18n/messages';

const pl = {
  contents: 'Spis treści',
  statute: {
    title: 'Regulamin rekrutacji i uczestnictwa',
    lead: (edition: string, call: string) => `Edycja ${edition}, nabór ${call}`,
    binding: '',
    loading: 'Wczytujemy regulamin',
    failed: 'Nie udało się wczytać regulaminu',
    none: 'Regulamin opublikujemy razem z ogłoszeniem o naborze.',
    aheadTitle: 'Zaakceptuj regulamin, aby przejść dalej',
    ahead:
      'Bez tego nie można złożyć zgłoszenia, dlatego pozostałe strony prowadzą na razie tutaj. Przeczytaj regulamin i naciśnij „Akceptuję” pod tekstem.',
    toAcceptance: 'Przejdź do akceptacji',
    acceptLead: 'Aby składać zgłoszenia, zaakceptuj regulamin.',
    accept: 'Akceptuję',
    acceptFailed: 'Nie udało się zapisać akceptacji',
    accepted: 'Regulamin został przez Ciebie zaakceptowany.',
  },
  privacy: {
    title: 'Polityka prywatności',
    lead: 'Informacja o przetwarzaniu danych osobowych (art. 13 RODO) i o tym, co zapisujemy w Twojej przeglądarce.',
    binding: '',
    storage: 'Co zapisujemy w Twojej przeglądarce',
    storageText:
      'Tylko to, bez czego portal nie działa albo o co prosisz. Nie śledzimy Cię, nie używamy reklam ani narzędzi innych firm, dlatego nie pytamy o zgodę na pliki cookie.',
    storageTable: 'Dane zapisywane w przeglądarce',
    item: 'Nazwa',
    purpose: 'Po co',
    kept: 'Gdzie i jak długo',
    request: 'Twoja prośba o dane',
    requestText: 'O swoich danych możesz napisać do nas tutaj. Odpowiemy w ciągu miesiąca.',
    writeRequest: 'Napisz o swoich danych',
    ownData: 'Zobacz, pobierz albo usuń swoje dane',
    places: 'Skąd mamy nazwy miejscowości',
    placesFrom: 'Listę miejscowości i ich gmin przygotowaliśmy na podstawie danych serwisu',
    placesUnder: 'udostępnionych na',
    placesLicence: 'licencji CC BY 4.0',
    placesChanged:
      'Wybraliśmy z nich część, a pisownię kilku nazw poprawiliśmy. Numery gmin są zgodne z państwowym rejestrem TERYT.',
  },
};

const en = {
  contents: 'Contents',
  statute: {
    title: 'Rules of recruitment and participation',
    lead: (edition: string, call: string) => `Edition ${edition}, call ${call}`,
    binding: 'This translation is for information. The Polish text is binding.',
    loading: 'Loading the rules',
    failed: 'The rules could not be loaded',
    none: 'We will publish the rules together with the call.',
    aheadTitle: 'Accept the rules to go on',
    ahead:
      'You cannot apply without it, so for now the other pages lead here. Read the rules and press “I accept” below them.',
    toAcceptance: 'Go to the button',
    acceptLead: 'To apply, accept the rules.',
    accept: 'I accept',
    acceptFailed: 'Your acceptance could not be saved',
    accepted: 'You have accepted these rules.',
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'Information on the processing of personal data (art. 13 GDPR) and on what we keep in your browser.',
    binding: 'This translation is for information. The Polish text is binding.',
    storage: 'What we keep in your browser',
    storageText:
      'Only what the portal cannot work without or what you ask for. We do not track you and use no advertising and no tools of other companies, so we ask for no consent to cookies.',
    storageTable: 'Data kept in the browser',
    item: 'Name',
    purpose: 'What for',
    kept: 'Where and for how long',
    request: 'Your request about your data',
    requestText: 'You can write to us about your data here. We answer within a month.',
    writeRequest: 'Write about your data',
    ownData: 'See, download or delete your data',
    places: 'Where the names of places come from',
    placesFrom: 'The list of places and their communes is made from the data of',
    placesUnder: 'published under the',
    placesLicence: 'CC BY 4.0 licence',
    placesChanged:
      'We use a part of the data and corrected the spelling of a few names. The numbers of communes are those of the state register TERYT.',
  },
} satisfies typeof pl;

export const legalMessages: Messages<typeof pl> = { pl, en };
