import { codesOf, type Option } from '@urzad/domain';

/** The verdict on a document that was signed elsewhere (Process §2.17), by the words of ETSI EN 319 102-1. */
export type SignatureResult = 'TOTAL_PASSED' | 'INDETERMINATE' | 'FAILED';

interface Problem extends Option {
  /** `FAILED` refuses the file; `INDETERMINATE` leaves it to an officer, who confirms with a reason. */
  result: Exclude<SignatureResult, 'TOTAL_PASSED'>;
}

/**
 * What may be wrong with an uploaded document and its signatures, in the order in which they are told. Each sentence says
 * what to do next.
 */
export const SIGNATURE_PROBLEM = [
  {
    code: 'not-a-pdf',
    result: 'FAILED',
    pl: 'To nie jest plik PDF. Podpisz plik PDF i dodaj go tutaj.',
    en: 'This is not a PDF file. Sign the PDF file and add it here.',
  },
  {
    code: 'another-document',
    result: 'FAILED',
    pl: 'To nie jest plik, który od nas pobrano. Pobierz dokument jeszcze raz, podpisz go bez zmian i dodaj.',
    en: 'This is not the file that was downloaded from us. Download the document again, sign it unchanged and add it.',
  },
  {
    code: 'encrypted',
    result: 'FAILED',
    pl: 'Plik jest zabezpieczony hasłem lub ograniczeniem praw. Dodaj plik bez zabezpieczeń.',
    en: 'The file is protected by a password or by rights. Add one that is not protected.',
  },
  {
    code: 'unreadable',
    result: 'FAILED',
    pl: 'Plik jest uszkodzony lub zbudowany inaczej, niż wymaga format PDF. Podpisz pobrany dokument jeszcze raz.',
    en: 'The file is damaged or not built as the PDF format requires. Sign the downloaded document again.',
  },
  {
    code: 'too-complex',
    result: 'FAILED',
    pl: 'Plik jest zbyt złożony, aby go sprawdzić. Podpisz pobrany dokument jeszcze raz, najlepiej na gov.pl.',
    en: 'The file is too complex to be checked. Sign the downloaded document again, best at gov.pl.',
  },
  {
    code: 'not-signed',
    result: 'FAILED',
    pl: 'W pliku nie ma podpisu. Podpisz pobrany dokument i dodaj podpisany plik.',
    en: 'There is no signature in the file. Sign the downloaded document and add the signed file.',
  },
  {
    code: 'active-content',
    result: 'FAILED',
    pl: 'Do dokumentu dodano skrypt, odsyłacz, formularz lub plik. Podpisz pobrany dokument bez dodatków.',
    en: 'A script, a link, a form or a file was added to the document. Sign the downloaded document without additions.',
  },
  {
    code: 'content-changed',
    result: 'FAILED',
    pl: 'Treść dokumentu zmieniono. Pobierz dokument jeszcze raz i podpisz go bez zmian.',
    en: 'The content of the document was changed. Download the document again and sign it unchanged.',
  },
  {
    code: 'annotation-added',
    result: 'FAILED',
    pl: 'Na stronę dokumentu coś naniesiono. Pobierz dokument jeszcze raz i podpisz go bez dopisków.',
    en: 'Something was laid over a page of the document. Download the document again and sign it without notes.',
  },
  {
    code: 'text-covered',
    result: 'FAILED',
    pl: 'Znak podpisu zasłania tekst dokumentu. Podpisz jeszcze raz i umieść znak w pustym miejscu albo podpisz bez znaku.',
    en: 'The mark of the signature covers text of the document. Sign again with the mark on an empty place or without it.',
  },
  {
    code: 'broken-signature',
    result: 'FAILED',
    pl: 'Podpis nie zgadza się z dokumentem: plik zmieniono po podpisaniu. Podpisz pobrany dokument jeszcze raz.',
    en: 'The signature does not fit the document: the file was changed after signing. Sign the downloaded document again.',
  },
  {
    code: 'foreign-content',
    result: 'FAILED',
    pl: 'Podpis złożono pod inną treścią, nie pod tym dokumentem. Podpisz pobrany dokument jeszcze raz.',
    en: 'The signature belongs to other content, not to this document. Sign the downloaded document again.',
  },
  {
    code: 'certification-broken',
    result: 'FAILED',
    pl: 'Pierwszy podpis zabrania dalszych zmian, a mimo to plik zmieniono. Podpisz pobrany dokument zwykłym podpisem.',
    en: 'The first signature forbids changes, yet the file was changed. Sign the downloaded document by an ordinary signature.',
  },
  {
    code: 'attributes-wrong',
    result: 'FAILED',
    pl: 'Podpis nie wskazuje swojego certyfikatu lub wskazuje inny. Podpisz w formacie PAdES, na przykład na gov.pl.',
    en: 'The signature does not name its certificate, or names another. Sign in the PAdES format, for example at gov.pl.',
  },
  {
    code: 'weak-algorithm',
    result: 'FAILED',
    pl: 'Podpis lub certyfikat używa zbyt słabego algorytmu. Podpisz aktualnym podpisem, na przykład na gov.pl.',
    en: 'The signature or its certificate uses an algorithm that is too weak. Use a current one, for example at gov.pl.',
  },
  {
    code: 'certificate-expired',
    result: 'FAILED',
    pl: 'Certyfikat podpisu już wygasł. Podpisz dokument ważnym certyfikatem.',
    en: 'The certificate of the signature has expired. Sign the document with a valid one.',
  },
  {
    code: 'certificate-not-yet-valid',
    result: 'FAILED',
    pl: 'Certyfikat podpisu nie był jeszcze ważny. Podpisz dokument ważnym certyfikatem.',
    en: 'The certificate of the signature was not valid yet. Sign the document with a valid one.',
  },
  {
    code: 'certificate-purpose',
    result: 'FAILED',
    pl: 'Certyfikat nie służy do podpisywania dokumentów. Użyj certyfikatu podpisu elektronicznego.',
    en: 'The certificate is not meant for signing documents. Use a certificate of electronic signatures.',
  },
  {
    code: 'level-too-low',
    result: 'FAILED',
    pl: 'Ten rodzaj podpisu tu nie wystarcza. Użyj podpisu zaufanego, osobistego albo kwalifikowanego.',
    en: 'This kind of signature is not enough here. Use a trusted, a personal or a qualified one.',
  },
  {
    code: 'certificate-path',
    result: 'FAILED',
    pl: 'Certyfikat wystawiono niezgodnie z zasadami jego centrum certyfikacji. Użyj innego certyfikatu.',
    en: 'The certificate was issued against the rules of its authority. Use another certificate.',
  },
  {
    code: 'certificate-revoked',
    result: 'FAILED',
    pl: 'Certyfikat podpisu unieważniono. Podpisz dokument ważnym certyfikatem.',
    en: 'The certificate of the signature was revoked. Sign the document with a valid one.',
  },
  {
    code: 'certificate-on-hold',
    result: 'INDETERMINATE',
    pl: 'Certyfikat podpisu jest zawieszony. Urząd sprawdzi podpis ręcznie.',
    en: 'The certificate of the signature is on hold. The office will check the signature by hand.',
  },
  {
    code: 'authority-unknown',
    result: 'INDETERMINATE',
    pl: 'Nie znamy centrum certyfikacji, które wystawiło certyfikat. Urząd sprawdzi podpis ręcznie.',
    en: 'We do not know the authority that issued the certificate. The office will check the signature by hand.',
  },
  {
    code: 'revocation-unknown',
    result: 'INDETERMINATE',
    pl: 'Nie da się ustalić, czy certyfikat nie został unieważniony. Urząd sprawdzi podpis ręcznie.',
    en: 'It cannot be found out whether the certificate was revoked. The office will check the signature by hand.',
  },
  {
    code: 'signer-unclear',
    result: 'INDETERMINATE',
    pl: 'Z podpisu nie da się odczytać, kto podpisał. Urząd sprawdzi podpis ręcznie.',
    en: 'The signature does not say clearly who signed. The office will check the signature by hand.',
  },
] as const satisfies readonly Problem[];

export type SignatureProblem = (typeof SIGNATURE_PROBLEM)[number]['code'];
export const SIGNATURE_PROBLEM_CODES = codesOf(SIGNATURE_PROBLEM);

/** The verdict that the problems of a document add up to. */
export function signatureResult(problems: readonly SignatureProblem[]): SignatureResult {
  const results = SIGNATURE_PROBLEM.filter(({ code }) => problems.includes(code)).map(({ result }) => result);
  if (results.includes('FAILED')) return 'FAILED';
  return results.length > 0 ? 'INDETERMINATE' : 'TOTAL_PASSED';
}
