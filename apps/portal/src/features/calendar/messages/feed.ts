import type { Messages } from '#shared/i18n/messages';

const pl = {
  open: 'Subskrybuj (.ics)',
  title: 'Kalendarz w innym programie',
  loading: 'Sprawdzamy adres kalendarza',
  lead: 'Program do kalendarzy (Outlook, Thunderbird, telefon) może pokazywać to, co widzisz w tym kalendarzu: wydarzenia, terminy i nabory. Dodaj w nim kalendarz z internetu i wklej adres.',
  secret:
    'Adres jest tajny: kto go zna, czyta Twój kalendarz bez logowania. Pokażemy go tylko raz. W każdej chwili możesz go odnowić albo usunąć.',
  make: 'Utwórz adres',
  makeFailed: 'Adres nie powstał',
  turned: {
    exists: {
      title: 'Masz już adres kalendarza',
      text: 'Powstał w innym oknie albo mimo zerwanego połączenia. Jeśli go nie masz, odnów go: zobaczysz nowy.',
    },
    renewed: {
      title: 'Ten adres został już odnowiony',
      text: 'Stało się to w innym oknie albo mimo zerwanego połączenia. Jeśli nie masz nowego adresu, odnów go jeszcze raz: zobaczysz następny.',
    },
    gone: {
      title: 'Tego adresu już nie ma',
      text: 'Został usunięty, na przykład w innym oknie albo razem z nowym hasłem. Możesz utworzyć nowy.',
    },
  },
  since: (day: string) => `Masz adres kalendarza od ${day}.`,
  known: 'Nie możemy go pokazać ponownie. Jeśli go nie masz albo zna go ktoś inny, odnów go.',
  ofRole: (role: string) =>
    `Adres pokazuje to, co widzisz w roli „${role}”, i działa, dopóki ją masz. Nowe hasło i wylogowanie innych urządzeń kończą go.`,
  deadTitle: 'Ten adres nie działa',
  dead: (role: string) =>
    `Powstał w roli „${role}”, której już nie masz albo która nie ma już kalendarza. Odnów go, aby działał w obecnej roli, albo usuń.`,
  renewRole: (now: string, before: string) =>
    `Nowy adres pokaże to, co widzisz w obecnej roli „${now}”, a nie w roli „${before}”.`,
  renew: 'Odnów adres',
  renewTitle: 'Odnowić adres kalendarza?',
  renewText: 'Stary adres od razu przestanie działać. Nowy trzeba wkleić w każdym programie, który go używa.',
  renewFailed: 'Adres nie został odnowiony',
  remove: 'Usuń adres',
  removeTitle: 'Usunąć adres kalendarza?',
  removeText: 'Programy, które go używają, przestaną pokazywać nowe wydarzenia.',
  removed: 'Adres kalendarza usunięty',
  removeFailed: 'Adres nie został usunięty',
  madeTitle: 'Adres Twojego kalendarza',
  once: 'Skopiuj adres teraz',
  onceText: 'Po zamknięciu tego okna nie pokażemy go ponownie.',
  address: 'Adres',
  copy: 'Skopiuj adres',
  back: 'Wróć',
  close: 'Zamknij',
};

const en = {
  open: 'Subscribe (.ics)',
  title: 'The calendar in another program',
  loading: 'Looking for the address of the calendar',
  lead: 'A calendar program (Outlook, Thunderbird, a phone) can show what you see in this calendar: events, terms and calls. Add a calendar from the internet there and paste the address.',
  secret:
    'The address is a secret: who knows it reads your calendar without signing in. We show it only once. You can renew or remove it at any time.',
  make: 'Make an address',
  makeFailed: 'The address was not made',
  turned: {
    exists: {
      title: 'You already have an address of the calendar',
      text: 'It was made in another window, or although the connection broke. If you do not have it, renew it: you will see the new one.',
    },
    renewed: {
      title: 'This address was renewed already',
      text: 'It happened in another window, or although the connection broke. If you do not have the new address, renew it once more: you will see the next one.',
    },
    gone: {
      title: 'This address is there no more',
      text: 'It was removed, for example in another window or with a new password. You can make a new one.',
    },
  },
  since: (day: string) => `You have had an address of the calendar since ${day}.`,
  known: 'We cannot show it again. If you do not have it, or somebody else knows it, renew it.',
  ofRole: (role: string) =>
    `The address shows what you see in the role “${role}”, and works while you have it. A new password and signing out other devices end it.`,
  deadTitle: 'This address does not work',
  dead: (role: string) =>
    `It was made in the role “${role}”, which you have no more or which has no calendar any more. Renew it so that it works in your present role, or remove it.`,
  renewRole: (now: string, before: string) =>
    `The new address shows what you see in your present role “${now}”, not in the role “${before}”.`,
  renew: 'Renew the address',
  renewTitle: 'Renew the address of the calendar?',
  renewText:
    'The old address stops working at once. The new one has to be pasted into each program that uses it.',
  renewFailed: 'The address was not renewed',
  remove: 'Remove the address',
  removeTitle: 'Remove the address of the calendar?',
  removeText: 'Programs that use it stop showing new events.',
  removed: 'Address of the calendar removed',
  removeFailed: 'The address was not removed',
  madeTitle: 'The address of your calendar',
  once: 'Copy the address now',
  onceText: 'We will not show it again after you close this window.',
  address: 'Address',
  copy: 'Copy the address',
  back: 'Back',
  close: 'Close',
} satisfies typeof pl;

export const feedMessages: Messages<typeof pl> = { pl, en };
