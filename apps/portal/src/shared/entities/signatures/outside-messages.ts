import type { Messages } from '../../i18n/messages';

const pl = {
  how: 'Jak chcesz podpisać?',
  ways: {
    trusted: {
      label: 'Profil Zaufany',
      description: 'Bezpłatnie, przez bank lub mObywatel. Około 5 minut.',
    },
    certificate: {
      label: 'E-dowód lub podpis kwalifikowany',
      description: 'Jeśli masz czytnik albo aplikację do podpisu.',
    },
    code: {
      label: 'W portalu',
      description: 'Hasłem do konta i kodem, który wyślemy na Twój e-mail.',
    },
  },
  steps: {
    read: 'Przeczytaj dokument do końca',
    readText: 'Przewiń go obok.',
    download: 'Pobierz dokument',
    downloadText: 'Nie zmieniaj pliku, tylko go podpisz.',
    sign: { trusted: 'Podpisz na gov.pl', certificate: 'Podpisz w swojej aplikacji' },
    signText: {
      trusted: 'Wybierz „Podpisz dokument elektronicznie”, wskaż plik i potwierdź kodem.',
      certificate: 'Wybierz format PAdES, czyli podpis wewnątrz pliku PDF.',
    },
    add: 'Dodaj podpisany plik',
  },
  downloadAction: 'Pobierz plik PDF',
  file: 'Podpisany plik',
  demoTitle: 'Wersja demonstracyjna',
  demoText:
    'Ta wersja nie łączy się z gov.pl. Ma własne centrum certyfikacji, które podpisze dokument w Twoim imieniu. Taki podpis działa tylko tutaj i nie ma mocy prawnej.',
  demoAction: 'Podpisz na próbę i pobierz plik',
  demoFailed: 'Nie udało się podpisać na próbę',
  signedName: (fileName: string) => `${fileName}-z-podpisem.pdf`,
  checking: 'Sprawdzamy podpis',
  checkFailed: 'Nie udało się sprawdzić podpisu',
};

const en = {
  how: 'How do you want to sign?',
  ways: {
    trusted: {
      label: 'Trusted Profile',
      description: 'Free, through a bank or mObywatel. About 5 minutes.',
    },
    certificate: {
      label: 'E-ID card or qualified signature',
      description: 'If you have a card reader or a signing application.',
    },
    code: {
      label: 'In the portal',
      description: 'By the password of your account and a code that we will e-mail you.',
    },
  },
  steps: {
    read: 'Read the document to its end',
    readText: 'Scroll it beside this.',
    download: 'Download the document',
    downloadText: 'Do not change the file, only sign it.',
    sign: { trusted: 'Sign at gov.pl', certificate: 'Sign in your application' },
    signText: {
      trusted: 'Choose “Podpisz dokument elektronicznie”, pick the file and confirm by the code.',
      certificate: 'Choose the format PAdES, the signature inside of the PDF file.',
    },
    add: 'Add the signed file',
  },
  downloadAction: 'Download the PDF file',
  file: 'Signed file',
  demoTitle: 'Demo version',
  demoText:
    'This version does not reach gov.pl. It has an authority of its own, which signs the document in your name. Such a signature works here only and has no legal force.',
  demoAction: 'Sign as a trial and download the file',
  demoFailed: 'The trial signature could not be made',
  signedName: (fileName: string) => `${fileName}-signed.pdf`,
  checking: 'Checking the signature',
  checkFailed: 'The signature could not be checked',
} satisfies typeof pl;

/** How a document is signed, in the portal and outside of it. */
export const outsideMessages: Messages<typeof pl> = { pl, en };
