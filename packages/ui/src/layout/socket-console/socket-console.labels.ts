import { COUNTED_THINGS, countText } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';
import type { RecipientKind } from './socket-message';
import { type SocketStateLabels, socketStateLabels } from './socket-state.labels';

export interface SocketConsoleLabels extends SocketStateLabels, Record<RecipientKind, string> {
  title: string;
  close: string;
  fullScreen: string;
  normalSize: string;
  recipient: string;
  chooseUser: string;
  chooseRoom: string;
  noUsers: string;
  noRooms: string;
  action: string;
  webAddress: string;
  sendToAll: (count: number) => string;
  sendTo: (name: string) => string;
  sendToRoom: (room: string) => string;
  send: string;
  whyDisconnected: string;
  log: string;
  time: string;
  direction: string;
  target: string;
  data: string;
  received: string;
  sent: string;
  everyone: string;
  emptyLog: string;
  entries: (count: number) => string;
  since: (time: string) => string;
  pause: string;
  resume: string;
  clearLog: string;
}

export const socketConsoleLabels = {
  widget: 'SocketConsole',
  pl: {
    title: 'Konsola gniazda',
    ...socketStateLabels.pl,
    close: 'Zamknij',
    fullScreen: 'Pełny ekran (F)',
    normalSize: 'Zwykły rozmiar (F)',
    recipient: 'Do kogo',
    all: 'Wszyscy',
    user: 'Osoba',
    room: 'Pokój',
    chooseUser: 'Osoba',
    chooseRoom: 'Pokój',
    noUsers: 'Nikt nie jest połączony.',
    noRooms: 'Nie ma żadnego pokoju.',
    action: 'Działanie',
    webAddress: 'Podaj adres, który zaczyna się od http:// lub https://',
    sendToAll: (count) => (count === 1 ? 'Wyślij do 1 osoby' : `Wyślij do ${count} osób`),
    sendTo: (name) => `Wyślij do: ${name}`,
    sendToRoom: (room) => `Wyślij do pokoju: ${room}`,
    send: 'Wyślij',
    whyDisconnected: 'Wyślesz, gdy wróci połączenie.',
    log: 'Dziennik',
    time: 'Czas',
    direction: 'Kierunek',
    target: 'Cel',
    data: 'Dane',
    received: 'odebrane',
    sent: 'wysłane',
    everyone: 'wszyscy',
    emptyLog: 'Jeszcze nic nie wysłano ani nie odebrano.',
    entries: (count) => countText(count, COUNTED_THINGS.entry),
    since: (time) => `od ${time}`,
    pause: 'Wstrzymaj',
    resume: 'Wznów',
    clearLog: 'Wyczyść dziennik',
  },
  en: {
    title: 'Socket console',
    ...socketStateLabels.en,
    close: 'Close',
    fullScreen: 'Full screen (F)',
    normalSize: 'Normal size (F)',
    recipient: 'To whom',
    all: 'Everyone',
    user: 'Person',
    room: 'Room',
    chooseUser: 'Person',
    chooseRoom: 'Room',
    noUsers: 'Nobody is connected.',
    noRooms: 'There is no room.',
    action: 'Action',
    webAddress: 'Give an address that begins with http:// or https://',
    sendToAll: (count) => (count === 1 ? 'Send to 1 person' : `Send to ${count} people`),
    sendTo: (name) => `Send to: ${name}`,
    sendToRoom: (room) => `Send to the room: ${room}`,
    send: 'Send',
    whyDisconnected: 'You can send when the connection is back.',
    log: 'Log',
    time: 'Time',
    direction: 'Direction',
    target: 'Target',
    data: 'Data',
    received: 'received',
    sent: 'sent',
    everyone: 'everyone',
    emptyLog: 'Nothing has been sent or received yet.',
    entries: (count) => countText(count, COUNTED_THINGS.entry, 'en'),
    since: (time) => `since ${time}`,
    pause: 'Pause',
    resume: 'Resume',
    clearLog: 'Clear the log',
  },
} as const satisfies LabelSet<SocketConsoleLabels>;
