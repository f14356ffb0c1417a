import type { Claim } from '@urzad/contract';
import { formatMoney, longDateText, warsawDate } from '@urzad/domain';
import { CLAIM_STATUSES } from '@urzad/grants';
import { DescriptionList, TextLink, useLocale } from '@urzad/ui';
import { claimsOf } from '#shared/entities/claims/claim-list';
import { CLAIM_STATUS_ICONS } from '#shared/entities/claims/claim-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { StatusTimeline } from '#shared/object/status-timeline';
import { paths } from '#shared/paths';
import { deskMessages } from '../messages/desk';

/** Earlier versions with what was asked for in them, the course of the claim, and what it belongs to. */
export function ClaimCourse({ claim }: { claim: Claim }) {
  const words = useMessages(deskMessages);
  const { history, verifier, approver } = claim;

  return (
    <>
      <Versions versions={claim.versions} />
      <section className="u:grid u:gap-2">
        <h2 className="u:text-md">{words.history}</h2>
        {(verifier || approver) && (
          <p className="u:text-sm u:text-muted">
            {[verifier && words.verified(verifier.name), approver && words.approved(approver.name)]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
        <StatusTimeline history={history} statuses={CLAIM_STATUSES} icons={CLAIM_STATUS_ICONS} />
      </section>
      <Related claim={claim} />
    </>
  );
}

function Versions({ versions }: Pick<Claim, 'versions'>) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  if (versions.length === 0) return null;
  const dayOf = (moment: string) => longDateText(warsawDate(new Date(moment)), locale);
  /** What a review replaced. */
  const resultOf = ({ result_date, refund_approved, reject_reason }: Claim['versions'][number]) => {
    if (result_date === null) return undefined;
    const day = dayOf(result_date);
    if (!reject_reason) return words.versionResult(formatMoney(refund_approved ?? 0), day);
    return (
      <>
        {words.versionRejected(day)} <span lang="pl">{reject_reason}</span>
      </>
    );
  };

  return (
    <section className="u:grid u:gap-2">
      <h2 className="u:text-md">{words.versions}</h2>
      <DescriptionList
        layout="stacked"
        items={versions.map((version) => ({
          term: words.versionSent(version.version_no, dayOf(version.send_date)),
          value:
            resultOf(version) ??
            (version.correction_note && <span lang="pl">{version.correction_note}</span>),
        }))}
      />
    </section>
  );
}

function Related({
  claim: { id_grant, id_member, id_contract, contract_number, id_officecase },
}: {
  claim: Claim;
}) {
  const words = useMessages(deskMessages);
  const links = [
    { href: paths.contract(id_contract), label: contract_number },
    { href: paths.coFunding(id_grant), label: words.coFunding },
    { href: paths.member(id_member), label: words.member },
    { href: claimsOf({ id_grant: String(id_grant) }), label: words.otherClaims },
    ...(id_officecase === null ? [] : [{ href: paths.officeCase(id_officecase), label: words.mainCase }]),
  ];

  return (
    <section className="u:grid u:gap-2">
      <h2 className="u:text-md">{words.links}</h2>
      <ul className="u:grid u:gap-1">
        {links.map(({ href, label }) => (
          <li key={label}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
