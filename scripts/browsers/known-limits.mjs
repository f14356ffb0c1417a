/**
 * What `npm run audit -- browsers` finds and is not mended, as it says it, with the reason; docs/audit.md tells it. One that
 * is mended may go.
 * @type {readonly { why: { pl: string, en: string }, finds: readonly string[] }[]}
 */
export const KNOWN_LIMITS_OF_BROWSERS = [
  {
    why: {
      pl: 'Przewijane pole zatrzymuje Tab, aby można je było przewijać strzałkami. Chromium robi tak tylko tam, gdzie w środku nic nie przyjmuje fokusu.',
      en: 'A box that scrolls is a Tab stop of its own, so that the arrow keys can scroll it; Chromium makes it one only where nothing inside takes the focus.',
    },
    finds: [
      'WebKitGTK overlays-confirmdialog--default: Tab 2 goes to div "Nie da się tego cofnąć.", not to button "Nie teraz"',
      'WebKitGTK overlays-modal--default: Tab 2 goes to div "Administratorem Twoich danych jest Regionalny Urząd Pracy, u", not to button "Przejdź do podpisu"',
      'WebKitGTK forms-unsavedchangesguard--asks-and-stays: Tab 2 goes to div "To, co tu wpisano, nie jest jeszcze zapisane i zginie.", not to button "Zostań na stronie"',
      'WebKitGTK feedback-sessionexpirydialog--default: Tab 2 goes to div "Za chwilę Cię wylogujemy, aby nikt inny nie zobaczył Twoich ", not to button "Wyloguj się"',
      'WebKitGTK forms-promptdialog--default: Tab 2 goes to div "Adres e-mail pracownika urzędu*Ta osoba będzie mogła działać", not to input "Adres e-mail pracownika urzędu*"',
      'WebKitGTK patterns-confirm-before-leaving--default: Tab 2 goes to div "To, co tu wpisano, nie jest jeszcze zapisane i zginie.", not to button "Zostań na stronie"',
      'WebKitGTK patterns-sheet-with-unsaved-form--default: Tab 2 goes to div "Nowe dane osoby do kontaktu przepadną.", not to button "Nie teraz"',
      'Firefox layout-applicationlayout--default: Tab 2 goes to nav "Menu pracownika", not to a "Małe granty IIPanel pracownika"',
      'Firefox navigation-tablinks--says-what-asks-for-attention: Tab 1 goes to ul "Moje14Po terminie3 wymaga uwagi", not to a "Moje14"',
      'Firefox screens-officer-queue--default: Tab 22 goes to ul "Moje14Nieprzydzielone37Druga ocena9Po terminie3 wymaga uwagi", not to a "Moje14"',
      'Firefox screens-review-desk--default: Tab 46 goes to ul "Dokumenty zgłoszenia", not to button "Umowa z placówką842,16 kBobejrzany"',
    ],
  },
  {
    why: {
      pl: 'Shift+Tab wchodzi do grupy bez odpowiedzi od jej ostatniego pola wyboru, a nie od pierwszego.',
      en: 'Shift+Tab enters a group without an answer at its last radio button, not at its first.',
    },
    finds: [
      'WebKitGTK forms-radiogroup--states: Shift+Tab 2 goes to input "Rodzina zastępcza", not to input "Rodzic"',
      'WebKitGTK forms-radioswitch--states: Shift+Tab 2 goes to input "Zamknięta", not to input "Otwarta"',
      'WebKitGTK forms-yesno--states: Shift+Tab 2 goes to input "Nie", not to input "Tak"',
      'WebKitGTK forms-colourfield--states: Shift+Tab 4 goes to input "Własny kolor", not to input "Śliwka"',
    ],
  },
  {
    why: {
      pl: 'Tab pomija systemową paletę. Każdy kolor można wpisać z klawiatury w polu obok.',
      en: 'Tab leaves out the native palette; the code of the colour beside it takes every colour by keyboard.',
    },
    finds: [
      'WebKitGTK forms-colourfield--states: Tab 2 goes to input "Kod własnego koloru", not to input "Wybierz własny kolor z palety"',
    ],
  },
  {
    why: {
      pl: 'Przeglądarka podświetla część, w której się pisze, godzinę albo minuty. Samo pole nie ma obwódki fokusu.',
      en: 'The browser colours the part that is written in, the hour or the minutes; the input itself is not :focus-visible.',
    },
    finds: ['WebKitGTK forms-field-of-your-own--default: no focus is shown at input "Godzina spotkania*"'],
  },
  {
    why: {
      pl: 'Wąskie menu boczne rozszerza się po 50 ms od wejścia fokusu i zamiast znaku pokazuje logo, które prowadzi w to samo miejsce.',
      en: 'A rail gets wide 50 ms after the focus has come into it, and shows the logo instead of the mark; both lead to the same place.',
    },
    finds: [
      'WebKitGTK screens-review-desk--default: Shift+Tab 50 goes to a "Małe granty IIPanel pracownika", not to a "Małe granty II, panel pracownika"',
    ],
  },
  {
    why: {
      pl: 'Tab idzie dalej wewnątrz odtwarzacza przeglądarki, a test uznaje to za koniec.',
      en: 'Tab goes on inside the player of the browser, where the walk takes it for the end.',
    },
    finds: [
      'Firefox files-videofield--states: Tab 3 goes to nothing, not to button "Usuń obrazek: plac-zabaw.mp4"',
      'WebKitGTK files-videofield--states: Tab 3 goes to nothing, not to button "Usuń obrazek: plac-zabaw.mp4"',
      'Firefox files-videoplayer--sources: Tab 10 goes to nothing, not to summary "Zapis tekstowy nagrania"',
      'WebKitGTK files-videoplayer--sources: Tab 10 goes to nothing, not to summary "Zapis tekstowy nagrania"',
    ],
  },
  {
    why: {
      pl: 'Przykład kończy się otwartą warstwą. Zamyka się ona, gdy test przenosi fokus na początek strony, i oddaje fokus swojemu przyciskowi, więc od niego test zaczyna, w WebKitGTK jeszcze w czasie zamykania. Na końcu strony WebKitGTK wraca na jej początek, a Chromium opuszcza stronę.',
      en: 'The story ends with a layer open. It closes as the walk takes the focus to the top of the page and gives it back to its button, so the walk begins there, in WebKitGTK while the layer is still leaving. At its end WebKitGTK goes round, where Chromium leaves the page.',
    },
    finds: [
      'WebKitGTK overlays-popover--default: Tab 1 goes to button "Pokaż wyjaśnienie", not to nothing',
      'WebKitGTK navigation-accessibilitymenu--default: Tab 1 goes to button "Dostępność", not to nothing',
      'WebKitGTK navigation-horizontalmenu--default: Tab 15 goes to button "Projekt", not to nothing',
      'WebKitGTK navigation-usermenu--default: Tab 2 goes to span "", not to nothing',
      'WebKitGTK overlays-dropdown--user-menu: Tab 2 goes to span "", not to nothing',
      'WebKitGTK overlays-dropdown--user-menu: Tab 2 goes to button "Natalia", not to nothing',
      'WebKitGTK navigation-usermenu--default: Shift+Tab 2 goes to button "NWTwoje konto: NataliaNatalia", not to span ""',
      'WebKitGTK overlays-dropdown--user-menu: Shift+Tab 2 goes to button "Natalia", not to span ""',
    ],
  },
  {
    why: {
      pl: 'Klawisz podnosi obrazek, zamiast naciskać uchwyt: dnd-kit zatrzymuje kliknięcie, po którym test poznaje naciśnięcie. Co robią klawisze uchwytu, sprawdzają przykłady list.',
      en: 'The key lifts the picture instead of pressing its handle: dnd-kit stops the click by which the walk knows a press. Stories of lists prove what the keys of a handle do.',
    },
    finds: [
      'Firefox files-galleryfield--default: no key presses button "Zmień kolejność: ogród.jpg"',
      'WebKitGTK files-galleryfield--default: no key presses button "Zmień kolejność: ogród.jpg"',
    ],
  },
];
