import type { Locale, Option } from '@urzad/domain';

/** What a status on the labour market means. */
interface LabourFacts {
  /** Its name where there is little room: in the list of a phone, which cuts a long one before the word that matters. */
  short: Record<Locale, string>;
  isUnemployed: boolean;
  /** The contract of employment continues, so the employer is asked for. */
  hasEmployer: boolean;
  /** The kind of leave that the status implies. */
  leave: string;
}

/** Status on the labour market. */
export const LABOUR = [
  {
    code: 'bezrobotna_zarejestrowana',
    pl: 'Osoba bezrobotna zarejestrowana w urzędzie pracy',
    en: 'Unemployed, registered at an employment office',
    short: { pl: 'Bezrobocie z rejestracją', en: 'Unemployed, registered' },
    isUnemployed: true,
    hasEmployer: false,
    leave: '',
  },
  {
    code: 'bezrobotna_niezarejestrowana',
    pl: 'Osoba bezrobotna niezarejestrowana w urzędzie pracy',
    en: 'Unemployed, not registered at an employment office',
    short: { pl: 'Bezrobocie bez rejestracji', en: 'Unemployed, not registered' },
    isUnemployed: true,
    hasEmployer: false,
    leave: '',
  },
  {
    code: 'bierna_wychowawczy',
    pl: 'Osoba bierna zawodowo na urlopie wychowawczym',
    en: 'Economically inactive, on childcare leave',
    short: { pl: 'Urlop wychowawczy', en: 'Childcare leave' },
    isUnemployed: false,
    hasEmployer: true,
    leave: 'wychowawczy',
  },
  {
    code: 'bierna_inna',
    pl: 'Osoba bierna zawodowo, inna sytuacja',
    en: 'Economically inactive, other',
    short: { pl: 'Bierność zawodowa, inna', en: 'Inactive, other' },
    isUnemployed: false,
    hasEmployer: false,
    leave: '',
  },
  {
    code: 'pracujaca_macierzynski',
    pl: 'Osoba pracująca na urlopie macierzyńskim',
    en: 'Employed, on maternity leave',
    short: { pl: 'Urlop macierzyński', en: 'Maternity leave' },
    isUnemployed: false,
    hasEmployer: true,
    leave: 'macierzynski',
  },
  {
    code: 'pracujaca_rodzicielski',
    pl: 'Osoba pracująca na urlopie rodzicielskim',
    en: 'Employed, on parental leave',
    short: { pl: 'Urlop rodzicielski', en: 'Parental leave' },
    isUnemployed: false,
    hasEmployer: true,
    leave: 'rodzicielski',
  },
  {
    code: 'pracujaca_ojcowski',
    pl: 'Osoba pracująca na urlopie ojcowskim',
    en: 'Employed, on paternity leave',
    short: { pl: 'Urlop ojcowski', en: 'Paternity leave' },
    isUnemployed: false,
    hasEmployer: true,
    leave: 'ojcowski',
  },
] as const satisfies readonly (Option & LabourFacts)[];
export type LabourStatus = (typeof LABOUR)[number]['code'];

/** Education in the three groups of the European fund. */
export const ISCED = [
  {
    code: 'ISCED_0_2',
    pl: 'Podstawowe, gimnazjalne lub niższe',
    en: 'Primary, lower secondary or below',
  },
  {
    code: 'ISCED_3_4',
    pl: 'Średnie, zawodowe lub policealne',
    en: 'Upper secondary, vocational or post-secondary',
  },
  { code: 'ISCED_5_8', pl: 'Wyższe', en: 'Higher' },
] as const satisfies readonly Option[];

export const CARE_FORM = [
  { code: 'ZLOBEK', pl: 'Żłobek', en: 'Nursery' },
  { code: 'KLUB', pl: 'Klub dziecięcy', en: "Children's club" },
  { code: 'DZIENNY', pl: 'Dzienny opiekun', en: 'Day carer' },
  { code: 'NIANIA', pl: 'Niania', en: 'Nanny' },
  { code: 'PRZEDSZKOLE', pl: 'Przedszkole', en: 'Kindergarten' },
] as const satisfies readonly Option[];
export type CareForm = (typeof CARE_FORM)[number]['code'];

export const FILE_KIND = [
  { code: 'ZASW_PRACODAWCA', pl: 'Zaświadczenie od pracodawcy', en: "Employer's certificate" },
  {
    code: 'ZASW_PUP',
    pl: 'Zaświadczenie z powiatowego urzędu pracy',
    en: 'Certificate of the employment office',
  },
  { code: 'ZASW_ZUS', pl: 'Zaświadczenie z ZUS', en: 'Certificate of the Social Insurance Institution' },
  { code: 'ZASW_PLACOWKA', pl: 'Zaświadczenie z placówki opieki', en: 'Certificate of the care provider' },
  { code: 'UMOWA_PLACOWKA', pl: 'Umowa z placówką opieki', en: 'Contract with the care provider' },
  { code: 'UMOWA_UAKTYWNIAJACA', pl: 'Umowa uaktywniająca z nianią', en: 'Contract with the nanny' },
  { code: 'ZUS_ZFA', pl: 'Druk ZUS ZFA', en: 'Form ZUS ZFA' },
  { code: 'ZUS_ZUA', pl: 'Druk ZUS ZUA', en: 'Form ZUS ZUA' },
  { code: 'ZUS_DRA', pl: 'Druk ZUS DRA', en: 'Form ZUS DRA' },
  { code: 'ZUS_RCA', pl: 'Druk ZUS RCA', en: 'Form ZUS RCA' },
  { code: 'POTW_PRZELEWU', pl: 'Potwierdzenie przelewu', en: 'Proof of payment' },
  { code: 'FAKTURA', pl: 'Faktura lub rachunek', en: 'Invoice or bill' },
  { code: 'LISTA_OBECNOSCI', pl: 'Lista obecności', en: 'Attendance list' },
  { code: 'ORZECZENIE', pl: 'Orzeczenie o niepełnosprawności', en: 'Disability certificate' },
  { code: 'AKT_URODZENIA', pl: 'Akt urodzenia', en: 'Birth certificate' },
  { code: 'WYROK', pl: 'Wyrok sądu', en: 'Court judgement' },
  { code: 'PELNOMOCNICTWO', pl: 'Pełnomocnictwo', en: 'Power of attorney' },
  { code: 'REZYGNACJA', pl: 'Oświadczenie o rezygnacji', en: 'Resignation statement' },
  { code: 'PODPISANY_PDF', pl: 'Podpisany dokument PDF', en: 'Signed PDF document' },
  { code: 'INNY', pl: 'Inny dokument', en: 'Another document' },
] as const satisfies readonly Option[];
export type FileKind = (typeof FILE_KIND)[number]['code'];

export const RELATION = [
  { code: 'RODZIC', pl: 'Rodzic', en: 'Parent' },
  { code: 'OPIEKUN_PRAWNY', pl: 'Opiekun prawny', en: 'Legal guardian' },
  { code: 'OPIEKUN_FAKTYCZNY', pl: 'Opiekun faktyczny', en: 'Actual guardian' },
  { code: 'PIECZA', pl: 'Rodzic zastępczy', en: 'Foster parent' },
] as const satisfies readonly Option[];
export type Relation = (typeof RELATION)[number]['code'];

export const LEAVE_KIND = [
  { code: 'macierzynski', pl: 'Urlop macierzyński', en: 'Maternity leave' },
  { code: 'rodzicielski', pl: 'Urlop rodzicielski', en: 'Parental leave' },
  { code: 'ojcowski', pl: 'Urlop ojcowski', en: 'Paternity leave' },
  { code: 'wychowawczy', pl: 'Urlop wychowawczy', en: 'Childcare leave' },
] as const satisfies readonly Option[];

export const RETURN_FORM = [
  { code: 'UMOWA_O_PRACE', pl: 'Umowa o pracę', en: 'Employment contract' },
  { code: 'ZLECENIE', pl: 'Umowa zlecenia', en: 'Contract of mandate' },
  { code: 'DZIALALNOSC', pl: 'Działalność gospodarcza', en: 'Own business' },
  { code: 'SLUZBA', pl: 'Stosunek służbowy', en: 'Public service' },
  { code: 'ROLNIK', pl: 'Gospodarstwo rolne', en: 'Farm' },
] as const satisfies readonly Option[];

/** Questions of the European fund that a person may refuse to answer. */
export const YES_NO_REFUSED = [
  { code: 'TAK', pl: 'Tak', en: 'Yes' },
  { code: 'NIE', pl: 'Nie', en: 'No' },
  { code: 'ODMOWA', pl: 'Odmawiam odpowiedzi', en: 'I refuse to answer' },
] as const satisfies readonly Option[];

export const SEX = [
  { code: 'K', pl: 'Kobieta', en: 'Woman' },
  { code: 'M', pl: 'Mężczyzna', en: 'Man' },
] as const satisfies readonly Option[];

/** Benefits of the programme Aktywny rodzic that the parent receives for the child. */
export const OTHER_PUBLIC_SUPPORT = [
  { code: 'NIE', pl: 'Nie pobieram', en: 'None' },
  { code: 'W_PRACY', pl: 'Aktywni rodzice w pracy', en: 'Active parents at work' },
  { code: 'W_ZLOBKU', pl: 'Aktywnie w żłobku', en: 'Actively in a nursery' },
  { code: 'W_DOMU', pl: 'Aktywnie w domu', en: 'Actively at home' },
] as const satisfies readonly Option[];
export type OtherPublicSupport = (typeof OTHER_PUBLIC_SUPPORT)[number]['code'];

/** „Czy masz numer PESEL?": the stored answer is whether there is none. */
export const HAS_PESEL = [
  { code: 'no', pl: 'Tak', en: 'Yes' },
  { code: 'yes', pl: 'Nie', en: 'No' },
] as const satisfies readonly Option[];

/**
 * The neighbours and the countries most applicants come from, by their Polish names; an office adds others in the dictionary
 * KRAJ. `isInUnion` answers the question of the European fund about citizens of third countries, stateless people among them.
 */
export const KRAJ = [
  { code: 'PL', pl: 'Polska', en: 'Poland', isInUnion: true },
  { code: 'BY', pl: 'Białoruś', en: 'Belarus', isInUnion: false },
  { code: 'CZ', pl: 'Czechy', en: 'Czechia', isInUnion: true },
  { code: 'GE', pl: 'Gruzja', en: 'Georgia', isInUnion: false },
  { code: 'IN', pl: 'Indie', en: 'India', isInUnion: false },
  { code: 'LT', pl: 'Litwa', en: 'Lithuania', isInUnion: true },
  { code: 'MD', pl: 'Mołdawia', en: 'Moldova', isInUnion: false },
  { code: 'DE', pl: 'Niemcy', en: 'Germany', isInUnion: true },
  { code: 'RU', pl: 'Rosja', en: 'Russia', isInUnion: false },
  { code: 'SK', pl: 'Słowacja', en: 'Slovakia', isInUnion: true },
  { code: 'UA', pl: 'Ukraina', en: 'Ukraine', isInUnion: false },
  { code: 'GB', pl: 'Wielka Brytania', en: 'United Kingdom', isInUnion: false },
  { code: 'VN', pl: 'Wietnam', en: 'Vietnam', isInUnion: false },
  {
    code: 'EU',
    pl: 'Inny kraj Unii Europejskiej',
    en: 'Another country of the European Union',
    isInUnion: true,
  },
  {
    code: 'XX',
    pl: 'Inny kraj spoza Unii Europejskiej',
    en: 'Another country outside the European Union',
    isInUnion: false,
  },
  { code: 'STATELESS', pl: 'Bez obywatelstwa', en: 'Stateless', isInUnion: false },
] as const satisfies readonly (Option & { isInUnion: boolean })[];
