import type { KeptDocument } from '@urzad/contract';
import type { Messages } from '#shared/i18n/messages';

type Provider = KeptDocument['signatures'][number]['provider'];
type Side = KeptDocument['signatures'][number]['side'];

const providersPl: Record<Provider, string> = {
  PORTAL_CODE: 'w portalu, hasłem i kodem',
  UPLOAD_PADES: 'poza portalem, w przesłanym pliku',
  OFFICE_SEAL: 'pieczęcią elektroniczną urzędu',
  PAPER: 'na papierze',
  ACKNOWLEDGED: 'potwierdzenie zapoznania się w portalu',
};

const providersEn: Record<Provider, string> = {
  PORTAL_CODE: 'in the portal, by password and code',
  UPLOAD_PADES: 'outside of the portal, in an uploaded file',
  OFFICE_SEAL: 'by the electronic seal of the office',
  PAPER: 'on paper',
  ACKNOWLEDGED: 'confirmed as read in the portal',
};

const sidesPl: Record<Side, string> = { CITIZEN: 'Wnioskodawca', OFFICE: 'Urząd', SEAL: 'Pieczęć urzędu' };
const sidesEn: Record<Side, string> = { CITIZEN: 'Applicant', OFFICE: 'Office', SEAL: 'Seal of the office' };

const pl = {
  list: 'Dokumenty',
  title: 'Dokument',
  titleOfFile: 'Plik',
  titleOfDocument: 'Tytuł',
  loading: 'Wczytujemy dokument',
  failed: 'Nie udało się wczytać dokumentu',
  missing: {
    title: 'Nie ma takiego dokumentu',
    text: 'Mógł zostać usunięty albo nie masz do niego dostępu.',
  },
  facts: 'Dane dokumentu',
  kind: 'Rodzaj',
  person: 'Osoba',
  about: 'Czego dotyczy',
  created: 'Data',
  version: 'Wersja',
  template: 'Wersja wzoru',
  size: 'Wielkość',
  digest: 'Skrót SHA-256',
  case: 'Akta sprawy',
  noCase: 'Nie jest w aktach żadnej sprawy',
  downloadCase: 'Pobierz akta sprawy (ZIP)',
  preview: 'Podgląd',
  files: 'Pliki dokumentu',
  made: (day: string) => `przygotowany w portalu, ${day}`,
  signedOutside: (day: string) => `wrócił podpisany, ${day}`,
  current: 'aktualny',
  signatures: 'Podpisy',
  noSignatures: 'Nikt jeszcze nie podpisał tego dokumentu.',
  sides: sidesPl,
  providers: providersPl,
  place: (place: string) => `miejsce: ${place}`,
  confirmed: (name: string, reason: string) =>
    `Niejednoznaczny wynik sprawdzenia uznano. Uznanie: ${name}. Powód: ${reason}`,
  versions: 'Inne wersje',
  versionOf: (no: number, day: string) => `wersja ${no}, ${day}`,
  download: 'Pobierz',
};

const en = {
  list: 'Documents',
  title: 'Document',
  titleOfFile: 'File',
  titleOfDocument: 'Title',
  loading: 'Loading the document',
  failed: 'The document could not be loaded',
  missing: {
    title: 'There is no such document',
    text: 'It may have been removed, or you have no access to it.',
  },
  facts: 'About the document',
  kind: 'Kind',
  person: 'Person',
  about: 'About',
  created: 'Date',
  version: 'Version',
  template: 'Version of the template',
  size: 'Size',
  digest: 'SHA-256 digest',
  case: 'File of the case',
  noCase: 'It is in the file of no case',
  downloadCase: 'Download the file of the case (ZIP)',
  preview: 'Preview',
  files: 'Files of the document',
  made: (day: string) => `made by the portal, ${day}`,
  signedOutside: (day: string) => `came back signed, ${day}`,
  current: 'current',
  signatures: 'Signatures',
  noSignatures: 'Nobody has signed this document yet.',
  sides: sidesEn,
  providers: providersEn,
  place: (place: string) => `place: ${place}`,
  confirmed: (name: string, reason: string) =>
    `The unclear result of the check was accepted by ${name}. Reason: ${reason}`,
  versions: 'Other versions',
  versionOf: (no: number, day: string) => `version ${no}, ${day}`,
  download: 'Download',
} satisfies typeof pl;

export const documentMessages: Messages<typeof pl> = { pl, en };
