import type { Claim } from '@urzad/contract';
import { formatMoney, type Locale, optionText } from '@urzad/domain';
import { type ClaimLineAnswers, COST_KIND } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { claimQuery } from '#shared/entities/claims/claim-query';
import { useMessages } from '#shared/i18n/messages';
import { type ConflictChoice, ConflictDialog, type Difference } from '#shared/object/conflict-dialog';
import { useClaimEditor } from '../../logic/claim-editor';
import type { ClaimValues } from '../../logic/claim-values';
import { draftOf, savedValues } from '../../logic/start-claim';
import { claimFormMessages } from '../../messages/claim-form';
import { claimNoticeMessages } from '../../messages/claim-notices';

interface ClaimConflictProps extends ConflictChoice<Claim> {
  /** The present values of the form. */
  mineOf: () => ClaimValues;
}

/** The claim of this window and the stored one, line by line. Nothing is lost until one is chosen. */
export function ClaimConflict({ mineOf, ...choice }: ClaimConflictProps) {
  const { loading } = useMessages(claimFormMessages);
  const { conflict: words } = useMessages(claimNoticeMessages);
  const { claim, planned } = useClaimEditor();
  const locale = useLocale();

  function differencesFrom(stored: Claim): Difference[] {
    const mine = draftOf(mineOf(), planned);
    const theirs = draftOf(savedValues(stored), planned);
    const count = Math.max(mine.lines.length, theirs.lines.length);
    const lines = Array.from({ length: count }, (_, at) => ({
      path: `lines.${at}`,
      label: words.line(at + 1),
      mine: lineText(mine.lines[at], words.none, locale),
      theirs: lineText(theirs.lines[at], words.none, locale),
    }));
    const header = {
      path: 'header',
      label: words.header,
      mine: headerText(mine.header),
      theirs: headerText(theirs.header),
    };
    return [...lines, header].filter((one) => one.mine !== one.theirs);
  }

  return (
    <ConflictDialog
      {...choice}
      query={claimQuery(claim.id)}
      words={{
        ...words,
        loading,
        text: () => words.text,
        theirs: () => words.theirs,
        takeTheirs: () => words.takeTheirs,
      }}
      differencesFrom={differencesFrom}
    />
  );
}

function lineText(line: ClaimLineAnswers | undefined, none: string, locale: Locale): string {
  if (!line) return none;
  const { kind, document_no, document_date, paid_date, amount, discount, other_public, paid_amount } = line;
  const amounts = [
    amount,
    discount || null,
    other_public || null,
    paid_amount === amount ? null : paid_amount,
  ];
  return [
    kind && optionText(COST_KIND, kind, locale),
    document_no,
    document_date,
    paid_date,
    ...amounts.map((one) => (one === null ? '' : formatMoney(one))),
    line.seller_name,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The answers in their order; what differs between the two is seen. */
function headerText(header: ReturnType<typeof draftOf>['header']): string {
  return Object.values(header)
    .filter((answer) => answer !== null && answer !== '')
    .join(', ');
}
