import type { DeskRow } from '@urzad/contract';
import { formatMoney, longDateText } from '@urzad/domain';
import { Alert, Button, Checkbox, DescriptionList, FolderCard, Link, useLocale } from '@urzad/ui';
import { BadgeCheck, FileText } from 'lucide-react';
import { SignatureVerdict } from '#shared/entities/signatures/signature-verdict';
import { ReasonStep } from '#shared/object/reason-step';
import { confirmSignature } from '../api';
import type { Desk } from '../logic/desk';

export interface DeskContractProps {
  desk: Desk;
  row: DeskRow;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One contract or annex of the desk: the verdict on the parent's signature, who did what, and whether it is chosen. */
export function DeskContract({ desk, row, isChosen, onChoose }: DeskContractProps) {
  const { words } = desk;
  const locale = useLocale();
  const { number, person, amount_max, sign_office_to, verdict, confirmed, prepared, initials } = row;
  const counts = verdict === null || verdict.result === 'TOTAL_PASSED' || confirmed !== null;

  return (
    <FolderCard number={number} tone={counts ? 'plain' : 'warning'}>
      <div className="u:grid u:gap-4">
        {row.can_sign === 'yes' && (
          <Checkbox
            label={words.choose(number)}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <DescriptionList
          layout="line"
          items={[
            { term: words.person, value: <span lang="pl">{person}</span> },
            { term: words.amount, value: formatMoney(amount_max) },
            { term: words.until, value: sign_office_to ? longDateText(sign_office_to, locale) : '' },
            { term: words.prepared, value: <span lang="pl">{prepared}</span> },
            ...(initials ? [{ term: words.initials, value: <span lang="pl">{initials.name}</span> }] : []),
          ]}
        />
        {verdict ? <SignatureVerdict verdict={verdict} signer={person} isOfOther /> : <p>{words.inPortal}</p>}
        {confirmed && <Alert kind="info">{words.confirmed(confirmed.name, confirmed.reason)}</Alert>}
        {counts && row.can_sign === 'no' && <p className="u:text-sm u:text-muted">{words.notYours}</p>}
        <div className="u:flex u:flex-wrap u:gap-3">
          <Button asChild icon={FileText}>
            <a href={row.url} target="_blank" rel="noreferrer">
              {words.read}
            </a>
          </Button>
          <Button asChild variant="quiet">
            <Link href={desk.hrefOf(row.id)}>{words.open}</Link>
          </Button>
          {row.can_confirm === 'yes' && <ConfirmVerdict desk={desk} row={row} />}
        </div>
      </div>
    </FolderCard>
  );
}

/** An officer lets an unclear verdict count, and says why. */
function ConfirmVerdict({ desk, row: { id, row_version } }: Pick<DeskContractProps, 'desk' | 'row'>) {
  const { words, queries } = desk;

  return (
    <ReasonStep
      target={{ queries, back: words.back, reasons: {} }}
      words={{
        ...{ label: words.confirm, text: words.confirmText },
        ...{ done: words.confirmedToast, refused: words.confirmRefused },
      }}
      explanation={{ label: words.reason, needed: words.reasonNeeded }}
      icon={BadgeCheck}
      send={(reason, key) => confirmSignature(desk, id, { row_version, reason: reason.trim() }, key)}
    />
  );
}
