import type { Claim } from '@urzad/contract';
import { Button, FolderCard, Icon, Link } from '@urzad/ui';
import { PenLine, Signature } from 'lucide-react';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useReopenClaim } from '../../logic/use-reopen-claim';
import { claimNoticeMessages } from '../../messages/claim-notices';
import { RemoveClaim } from './remove-claim';

/** The document is made and not signed yet: it is signed, or the form is opened again. */
export function ToSignNotice({ claim }: { claim: Claim }) {
  const { toSignNotice: words } = useMessages(claimNoticeMessages);
  const { press, error, isPending } = useReopenClaim(claim);

  return (
    <div className="u:grid u:max-w-text u:gap-5">
      <FolderCard number={claim.number} icon={PenLine} tone="accent">
        <div className="u:grid u:gap-3">
          <h2 className="u:text-xl">{words.title}</h2>
          <p>{words.text}</p>
          {error && <FormFailure title={words.changeFailed} error={error} />}
          <div className="u:flex u:flex-wrap u:gap-3">
            <Button asChild variant="primary">
              <Link href={paths.claimSign(claim.id)}>
                <Icon of={Signature} /> <span>{words.sign}</span>
              </Link>
            </Button>
            <Button loading={isPending} onClick={() => press()}>
              {words.change}
            </Button>
          </div>
        </div>
      </FolderCard>
      <RemoveClaim claim={claim} />
    </div>
  );
}
