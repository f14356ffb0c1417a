/**
 * What `npm run audit -- browsers` finds and is not mended, as it says it; docs/audit.md tells it. One that is mended may go.
 * @type {readonly string[]}
 */
export const KNOWN_LIMITS_OF_BROWSERS = [
  // A box that scrolls is a Tab stop of its own.
  'WebKitGTK overlays-confirmdialog--default: Tab 2 goes to div "Nie da się tego cofnąć.", not to button "Nie teraz"',
  'WebKitGTK overlays-modal--default: Tab 2 goes to div "Administratorem Twoich danych jest Regionalny Urząd Pracy, u", not to button "Przejdź do podpisu"',
  'WebKitGTK overlays-unsavedchangesguard--asks-and-stays: Tab 2 goes to div "To, co tu wpisano, nie jest jeszcze zapisane i zginie.", not to button "Zostań na stronie"',
  'WebKitGTK feedback-sessionexpirydialog--default: Tab 2 goes to div "Za chwilę Cię wylogujemy, aby nikt inny nie zobaczył Twoich ", not to button "Wyloguj się"',
  // Tab goes on inside the player of the browser, where the walk takes it for the end.
  'Firefox files-videofield--states: Tab 3 goes to nothing, not to button "Usuń obrazek: plac-zabaw.mp4"',
  'WebKitGTK files-videofield--states: Tab 3 goes to nothing, not to button "Usuń obrazek: plac-zabaw.mp4"',
  // The story ends with something open, and Tab goes on where Chromium leaves the page. Not looked into yet.
  'WebKitGTK overlays-popover--default: Tab 1 goes to button "Pokaż wyjaśnienie", not to nothing',
  'WebKitGTK navigation-accessibilitymenu--default: Tab 1 goes to button "Dostępność", not to nothing',
  'WebKitGTK navigation-horizontalmenu--default: Tab 15 goes to button "Projekt", not to nothing',
  'WebKitGTK navigation-usermenu--default: Tab 2 goes to span "", not to nothing',
  'WebKitGTK navigation-usermenu--default: Shift+Tab 2 goes to button "NWTwoje konto: NataliaNatalia", not to span ""',
];
