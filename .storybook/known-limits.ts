import type { KnownLimit } from './report/known-limit';

const LARGEST = '320 px, large, text spacing:';
const CASE_NUMBER = `${LARGEST} beside the viewport: span.u:whitespace-nowrap "PMG.4321.41.2026" "PMG.4321.41.2026"`;
const DIALOG = `${LARGEST} cut by alertdialog.u:modal-layer.u:fixed.u:inset-x-0 "Czy wycofać zgłoszenie dla Żół"`;

/**
 * What `npm run audit -- reading` finds and is not mended, as `<id of the story>: <finding>`; docs/audit.md tells it. One
 * that is mended fails the audit until its line here goes.
 */
export const KNOWN_LIMITS: readonly KnownLimit[] = [
  {
    why: {
      pl: 'Numer pisma lub sprawy stoi w jednym wierszu (FileNumberText), który jest węższy od numeru.',
      en: 'A number of a file or a case stays on one line (FileNumberText), which is narrower than the number.',
    },
    finds: [
      `feedback-notificationitem--default: ${CASE_NUMBER}`,
      `feedback-notificationitem--list: ${CASE_NUMBER}`,
      `feedback-notificationitem--long: ${CASE_NUMBER}`,
    ],
  },
  {
    why: {
      pl: 'Tytuł w sześciu wierszach nie zostawia przyciskom miejsca w oknie wysokości 640 px.',
      en: 'A title of six lines leaves a window of 640 px no room for the buttons below it.',
    },
    finds: [
      `overlays-confirmdialog--long: ${DIALOG}: "Nie teraz"`,
      `overlays-confirmdialog--long: ${DIALOG}: "Wycofaj zgłoszenie"`,
    ],
  },
];
