import type { Claim, ClaimLine } from '@urzad/contract';
import { dateText, formatMoney, type Grosze, type IsoDate, optionText } from '@urzad/domain';
import { type CountedLine, cutText, PAID_FORM } from '@urzad/grants';
import { Button, Icon, useLocale } from '@urzad/ui';
import { FileText, Info, X } from 'lucide-react';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { lineName } from '../logic/line-name';
import type { Verdict } from '../logic/use-line-decisions';
import { useOpenedVerdict } from '../logic/use-opened-verdict';
import { decisionMessages } from '../messages/decisions';
import { deskMessages } from '../messages/desk';
import { DuplicateFlag } from './duplicate-flag';
import { VerdictButtons } from './verdict-buttons';
import { VerdictForm } from './verdict-form';

export interface ClaimLineRowProps {
  claim: Claim;
  line: ClaimLine;
  /** What it counts by the decisions so far. */
  counted: CountedLine | undefined;
  /** What of it would count if all of it was accepted; grosze. */
  most: Grosze;
  today: IsoDate;
  /** Why its decision was not stored. */
  failure: unknown;
  /** Absent where nothing can be decided. Answers whether it was stored. */
  onDecide: ((verdict: Verdict) => Promise<boolean>) | undefined;
  /** Shows the proof of this line. */
  onShow: () => void;
}

/** One cost: what it is, its amount, the decision on it and why it counts less. */
export function ClaimLineRow({ claim, line, counted, most, today, ...row }: ClaimLineRowProps) {
  const { failure, onDecide, onShow } = row;
  const words = useMessages(decisionMessages);
  const textOf = useFailureText();
  const ownText = useRefusalText(words.reasons);
  const name = lineName(line, useLocale());
  const verdict = useOpenedVerdict(line, onDecide);
  const { decision } = line;

  return (
    <li
      ref={verdict.row}
      data-review-row={line.id}
      data-state={decision ?? 'open'}
      className={`u:grid u:gap-2 u:border-t u:border-s-3 u:border-t-line-subtle u:px-3 u:py-2.5 u:focus-within:bg-surface-hover u:focus-within:border-s-accent-border ${decision === 'NIE' ? 'u:border-s-error-border u:bg-surface-sunken' : 'u:border-s-transparent'}`}
    >
      <div className="u:flex u:flex-wrap u:items-start u:justify-end u:gap-x-3 u:gap-y-1.5">
        <LineFacts line={line} name={name} today={today} onShow={onShow} />
        <LineAmount line={line} counted={counted} />
        {onDecide && (
          <VerdictButtons
            line={name}
            decision={decision}
            opened={verdict.opened}
            isNothing={most === 0}
            onChoose={verdict.choose}
          />
        )}
      </div>
      <LineReasons
        line={line}
        counted={counted}
        onChange={onDecide && decision && !verdict.opened ? () => verdict.choose(decision) : undefined}
      />
      {Boolean(failure) && (
        <p role="alert" className="u:text-sm u:font-medium u:text-error-text">
          {`${words.notKept}. ${ownText(failure) ?? textOf(failure)}`}
        </p>
      )}
      {verdict.opened && (
        <VerdictForm
          key={verdict.opened}
          line={line}
          decision={verdict.opened}
          most={most}
          name={name}
          refused={verdict.refused}
          onDecide={onDecide && verdict.keep}
          onClose={verdict.close}
        />
      )}
      <DuplicateFlag claim={claim} line={line} name={name} />
    </li>
  );
}

interface LineFactsProps extends Pick<ClaimLineRowProps, 'line' | 'today' | 'onShow'> {
  name: string;
}

function LineFacts({ line, name, today, onShow }: LineFactsProps) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const { document_no, paid_form, paid_date, discount, other_public, amount, paid_amount } = line;
  const number = document_no || words.noNumber;
  const paid =
    paid_form &&
    paid_date &&
    words.paid(optionText(PAID_FORM, paid_form, locale), dateText(paid_date, { today, locale }));
  const facts = [
    paid,
    paid_amount !== null && paid_amount !== amount && words.paidOnly(formatMoney(paid_amount)),
    discount > 0 && words.discount(formatMoney(discount)),
    other_public > 0 && words.otherPublic(formatMoney(other_public)),
  ].filter(Boolean);

  return (
    <div className="u:min-w-0 u:flex-1 u:basis-40">
      <h3 className="u:text-base u:font-semibold u:wrap-anywhere">{name}</h3>
      <p className="u:flex u:flex-wrap u:items-center u:text-xs u:text-muted">
        <Button
          variant="quiet"
          size="sm"
          icon={FileText}
          className="u:-ms-3"
          aria-label={words.showFile(number)}
          onClick={onShow}
        >
          {number}
        </Button>
        <span>{facts.join(' · ')}</span>
      </p>
    </div>
  );
}

function LineAmount({ line: { amount, decision }, counted }: Pick<ClaimLineRowProps, 'line' | 'counted'>) {
  const words = useMessages(deskMessages);
  const text = formatMoney(amount ?? 0);

  return (
    <p className="u:text-end">
      {decision === 'NIE' ? (
        <s className="u:block u:figures u:text-muted">{text}</s>
      ) : (
        <strong className="u:block u:figures u:font-semibold">{text}</strong>
      )}
      <span className="u:text-xs u:text-muted">
        {decision === null ? words.undecided : words.accepted(formatMoney(counted?.counted ?? 0))}
      </span>
    </p>
  );
}

interface LineReasonsProps extends Pick<ClaimLineRowProps, 'line' | 'counted'> {
  /** Opens the decision again. */
  onChange: (() => void) | undefined;
}

/** Why the line counts less than its amount, by the rules and by the office, and what was asked about it. */
function LineReasons({ line, counted, onChange }: LineReasonsProps) {
  const words = useMessages(deskMessages);
  const { change } = useMessages(decisionMessages);
  const locale = useLocale();
  const { decision, decision_note, correction_note } = line;
  const ofOffice = counted?.cuts.filter(({ reason }) => reason !== 'refused' && reason !== 'in-part') ?? [];

  return (
    <>
      {ofOffice.map((cut) => (
        <p key={cut.reason} className="u:text-sm u:text-muted">
          <Icon of={Info} /> <span>{cutText(cut, locale)}</span>
        </p>
      ))}
      {decision !== null && decision !== 'OK' && decision_note && (
        <p
          className={`u:text-sm u:wrap-anywhere ${decision === 'NIE' ? 'u:text-error-text' : 'u:text-warning-text'}`}
        >
          <Icon of={decision === 'NIE' ? X : Info} /> <span lang="pl">{decision_note}</span>{' '}
          <span className="u:text-muted">{words.willSee}</span>{' '}
          {onChange && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${change}: ${lineName(line, locale)}`}
              onClick={onChange}
            >
              {change}
            </Button>
          )}
        </p>
      )}
      {correction_note && (
        <p className="u:text-sm u:wrap-anywhere">
          <span className="u:text-muted">{words.asked}</span> <span lang="pl">{correction_note}</span>
        </p>
      )}
    </>
  );
}
