/**
 * The documents of the project that everybody may read, by the names of their files under `/pdf/` (Process §3). The
 * addresses stay: they stand in letters and on other pages.
 */
export const PUBLIC_DOCUMENTS = {
  rules: 'regulamin',
  recruitmentForm: 'formularz-rekrutacyjny',
  contract: 'umowa-uczestnictwa',
  participantData: 'formularz-danych',
  resignation: 'oswiadczenie-o-rezygnacji',
  careCertificate: 'zaswiadczenie-z-placowki',
  employerCertificate: 'zaswiadczenie-od-pracodawcy',
  informationClause: 'klauzula-informacyjna',
  instruction: 'instrukcja',
} as const;

export type PublicDocument = keyof typeof PUBLIC_DOCUMENTS;

export function addressOfDocument(document: PublicDocument): string {
  return `/pdf/${PUBLIC_DOCUMENTS[document]}.pdf`;
}
