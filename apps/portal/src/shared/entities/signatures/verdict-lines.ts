import type { UploadVerdict } from '@urzad/contract';
import { type Locale, longDateText, timeText, warsawDate } from '@urzad/domain';
import { SIGNATURE_LEVEL, SIGNATURE_PROBLEM } from '@urzad/grants';
import type { verdictMessages } from './verdict-messages';

type Words = (typeof verdictMessages)['pl'];

/** What a verdict found out, a sentence each: what is right, and what is wrong with what to do about it. */
export function verdictLines(
  { result, owner, problems, signatures }: UploadVerdict,
  {
    words,
    locale,
    signer,
    isOfOther = false,
  }: { words: Words; locale: Locale; signer: string; isOfOther?: boolean },
): { right: string[]; wrong: string[] } {
  const wrong = SIGNATURE_PROBLEM.filter(({ code }) => problems.includes(code)).map(
    (problem) => problem[locale],
  );
  const names = signatures.map(({ name, pesel_last4 }) =>
    pesel_last4 === null ? words.signedByName(name) : words.signedBy(name, pesel_last4),
  );
  if (owner === 'another') return { right: [], wrong: [...names, words.expected(signer), ...wrong] };
  if (result === 'FAILED') return { right: [], wrong };

  const right = [
    isOfOther ? words.sameIssued : words.same,
    ...names.map((name) => (owner === 'signer' && !isOfOther ? `${name} ${words.yours}` : name)),
  ];
  for (const { level, at, trusted, revocation, issuer } of signatures) {
    const date = new Date(at);
    const moment = `${longDateText(warsawDate(date), locale)}, ${timeText(date)}`;
    const known = SIGNATURE_LEVEL.find(({ code }) => code === level);
    right.push(known ? words.level(known[locale], moment) : words.noLevel(moment));
    right.push(trusted === 'yes' && revocation === 'good' ? words.trusted : words.untrusted(issuer));
  }
  return {
    right,
    wrong: owner === 'unclear' ? [isOfOther ? words.unclearOther : words.unclear, ...wrong] : wrong,
  };
}
