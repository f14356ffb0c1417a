import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Deklaracja dostępności',
  introBefore:
    'zobowiązuje się zapewnić dostępność swojej strony internetowej zgodnie z ustawą z dnia 4 kwietnia 2019 r. o dostępności cyfrowej stron internetowych i aplikacji mobilnych podmiotów publicznych. Deklaracja dotyczy strony',
  published: 'Data publikacji strony:',
  updated: 'Data ostatniej istotnej aktualizacji:',
  status: 'Stan dostępności cyfrowej',
  compliant: 'częściowo zgodna',
  statusBefore: 'Strona jest',
  statusAfter:
    'z ustawą i z wytycznymi WCAG 2.1 na poziomie AA. Przygotowujemy ją tak, aby spełniała także WCAG 2.2 AA.',
  exceptions:
    'Niedostępne mogą być pliki, które dołączają użytkownicy (na przykład skany zaświadczeń), bo nie tworzy ich urząd. Na prośbę opiszemy je albo przekażemy w innej formie.',
  made: 'Przygotowanie deklaracji',
  madeOn: 'Data sporządzenia deklaracji:',
  reviewedOn: 'Data ostatniego przeglądu deklaracji:',
  method:
    'Deklarację sporządziliśmy na podstawie samooceny przeprowadzonej przez podmiot publiczny: badania automatycznego wszystkich ekranów, obsługi samą klawiaturą, powiększenia do 200% i trybu wysokiego kontrastu systemu.',
  keyboard: 'Skróty klawiaturowe',
  keyboardText:
    'Na stronie działają standardowe skróty przeglądarki. Pierwszy naciśnięty klawisz Tab pokazuje link „Przejdź do treści”. Kontrast, wielkość liter i wygląd zmienisz w menu „Dostępność”.',
  staffKeys: 'Pracownicy urzędu mają też skróty z jednego klawisza:',
  contact: 'Kontakt w sprawie dostępności',
  contactText:
    'Wszystkie problemy z dostępnością strony możesz zgłosić do koordynatora do spraw dostępności:',
  person: 'Koordynator do spraw dostępności',
  mail: 'Adres e-mail:',
  phone: 'Telefon:',
  procedure: 'Procedura wnioskowo-skargowa',
  procedureIntro:
    'Każdy ma prawo wystąpić z żądaniem zapewnienia dostępności cyfrowej tej strony lub jej elementów. W żądaniu podaj:',
  procedurePoints: [
    'swoje imię i nazwisko,',
    'swoje dane kontaktowe (na przykład telefon albo e-mail),',
    'dokładny adres strony, na której jest niedostępny element,',
    'opis, na czym polega problem i jaki sposób rozwiązania byłby dla Ciebie najwygodniejszy.',
  ],
  writeRequest: 'Napisz żądanie w portalu',
  procedureTimes:
    'Odpowiemy niezwłocznie, najpóźniej w ciągu 7 dni. Jeśli będziemy potrzebować więcej czasu, powiemy o tym i podamy termin, nie dłuższy niż 2 miesiące. Gdy nie możemy zapewnić dostępności, zaproponujemy dostęp w inny sposób.',
  complaint:
    'Jeżeli nie dotrzymamy terminów albo odmówimy, możesz złożyć na nas skargę listem albo e-mailem. Możesz też poinformować o sprawie Rzecznika Praw Obywatelskich:',
  ombudsman: 'strona Rzecznika Praw Obywatelskich',
  interpreter: 'Tłumacz języka migowego',
  easy: 'Tekst łatwy do czytania',
  film: 'Film w języku migowym',
  filmTitle: 'Czym zajmuje się urząd, w polskim języku migowym',
  captions: 'Napisy po polsku',
  recording: 'Nagranie do słuchania',
  recordingTitle: 'Czym zajmuje się urząd, nagranie',
  loading: 'Wczytujemy deklarację',
  building: 'Dostępność architektoniczna',
  buildingText: (address: string) =>
    `Siedziba: ${address}. Do budynku prowadzi wejście bez progu i schodów. Na parterze są stanowisko obsługi, winda i toaleta dla osób z niepełnosprawnościami. Do budynku można wejść z psem asystującym.`,
  apps: 'Aplikacje mobilne',
  appsText: 'Urząd nie udostępnia aplikacji mobilnych. Portal działa w przeglądarce telefonu.',
};

const en = {
  title: 'Accessibility statement',
  introBefore:
    'is committed to making its website accessible under the Polish act of 4 April 2019 on the digital accessibility of websites and mobile applications of public sector bodies. This statement applies to the website',
  published: 'Date of publication of the website:',
  updated: 'Date of the last major update:',
  status: 'State of digital accessibility',
  compliant: 'partially compliant',
  statusBefore: 'The website is',
  statusAfter: 'with the act and with WCAG 2.1 at level AA. We prepare it to meet WCAG 2.2 AA as well.',
  exceptions:
    'Files that users attach (for example scanned certificates) may not be accessible, because the Office does not make them. On request we describe them or give them in another form.',
  made: 'How this statement was made',
  madeOn: 'Date of the statement:',
  reviewedOn: 'Date of the last review:',
  method:
    'The statement is based on a self-assessment by the public body: automatic tests of every screen, use by keyboard alone, zoom of 200% and the high-contrast mode of the system.',
  keyboard: 'Keyboard shortcuts',
  keyboardText:
    'The standard shortcuts of the browser work here. The first press of Tab shows the link “Skip to content”. Contrast, size of letters and look are changed in the menu “Accessibility”.',
  staffKeys: 'Staff of the Office also have shortcuts of one key:',
  contact: 'Contact about accessibility',
  contactText: 'You can report any problem with accessibility to the accessibility coordinator:',
  person: 'Accessibility coordinator',
  mail: 'E-mail address:',
  phone: 'Phone:',
  procedure: 'Requests and complaints',
  procedureIntro:
    'Everybody may request that this website or a part of it be made accessible. In the request give:',
  procedurePoints: [
    'your name,',
    'how to contact you (for example a phone number or an e-mail address),',
    'the exact address of the page with the part that is not accessible,',
    'what the problem is and which solution would suit you best.',
  ],
  writeRequest: 'Write the request in the portal',
  procedureTimes:
    'We answer without delay, within 7 days at the latest. If we need more time, we say so and name a date not later than 2 months. If we cannot make it accessible, we offer another way of access.',
  complaint:
    'If we do not keep these times or refuse, you may complain to us by letter or e-mail. You may also tell the Commissioner for Human Rights:',
  ombudsman: 'website of the Commissioner for Human Rights',
  interpreter: 'Sign-language interpreter',
  easy: 'Easy-to-read text',
  film: 'Film in sign language',
  filmTitle: 'What the office does, in Polish sign language',
  captions: 'Captions in Polish',
  recording: 'Recording to listen to',
  recordingTitle: 'What the office does, a recording',
  loading: 'Loading the statement',
  building: 'Accessibility of the building',
  buildingText: (address: string) =>
    `Address: ${address}. The entrance has no threshold and no stairs. On the ground floor there are a service desk, a lift and a toilet for people with disabilities. Assistance dogs are welcome.`,
  apps: 'Mobile applications',
  appsText: "The Office has no mobile applications. The portal works in a phone's browser.",
} satisfies typeof pl;

export const accessibilityTexts: Messages<typeof pl> = { pl, en };
