import { useQueryClient } from '@tanstack/react-query';
import type { AccountShare } from '@urzad/contract';
import { Button, Card, toast } from '@urzad/ui';
import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { OwnerOnly } from '#shared/acting/owner-only';
import { useLeftFocus } from '#shared/focus/keep-focus';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import { share as prolongShare, revokeShare, sharesKey } from '../api';
import { shareMessages } from '../messages/share';
import { ShareActs } from './share-acts';

/** One share: who, until when, the way to end it, and what was done with it. */
export function ShareCard({ share }: { share: AccountShare }) {
  const words = useMessages(shareMessages);
  const queries = useQueryClient();
  const isActive = share.status === 'active';
  const [isShown, setShown] = useState(isActive);
  const told = (text: string) => {
    toast.success(text);
    return queries.invalidateQueries({ queryKey: sharesKey });
  };
  const revoke = useWrite({
    send: (_, key) => revokeShare(share.id, key),
    onDone: () => told(words.revoked),
  });
  const prolong = useWrite({
    send: (_, key) => prolongShare(share.mail, key),
    onDone: () => told(words.prolonged),
  });
  const pressed = useLeftFocus();
  const failure = revoke.error ?? prolong.error;

  return (
    <Card>
      <div className="u:grid u:gap-4">
        <div className="u:wrap-anywhere">
          <h3 className="u:text-lg u:font-bold">{share.name_main}</h3>
          <p className="u:text-sm u:text-muted">{share.mail}</p>
          <p className="u:mt-2 u:font-semibold">{words.status[share.status]}</p>
          <p className="u:text-sm">{words.from(share.create_date)}</p>
          <p className="u:text-sm">
            {share.revoked_date ? words.revokedAt(share.revoked_date) : words.to(share.valid_to)}
          </p>
        </div>
        {failure && <FormFailure title={revoke.error ? words.revokeFailed : words.failed} error={failure} />}
        {isActive && (
          <div className="u:grid u:gap-2">
            <div className="u:flex u:flex-wrap u:gap-3">
              <OwnerOnly act="share">
                <Button
                  variant="danger"
                  icon={ShieldOff}
                  loading={revoke.isPending}
                  onClick={() => {
                    pressed();
                    revoke.press();
                  }}
                >
                  {words.revoke}
                </Button>
                <Button loading={prolong.isPending} onClick={() => prolong.press()}>
                  {words.prolong}
                </Button>
              </OwnerOnly>
            </div>
            <p className="u:text-sm u:text-muted">{words.revokeNote}</p>
          </div>
        )}
        {isShown ? (
          <ShareActs id={share.id} />
        ) : (
          <div>
            <Button variant="quiet" onClick={() => setShown(true)}>
              {words.showActs}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
