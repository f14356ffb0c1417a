import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecondFactorView } from '@urzad/contract';
import { Alert, Button, Card } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useSession } from '#shared/session/session-store';
import { factorKey, factorQuery } from '../../logic/factor-requests';
import { ownFactorMessages } from '../../messages/second-factor';
import { BeginFactorPanel } from './begin-factor-panel';
import { FactorProofPanel } from './factor-proof-panel';
import { RecoveryCodeList } from './recovery-code-list';

/** Fewer are told to be renewed. */
const FEW_CODES = 3;

/** The second factor of the account: turned on and off here, with its recovery codes. */
export function SecondFactorCard({ mail }: { mail: string }) {
  const words = useMessages(ownFactorMessages);
  const queries = useQueryClient();
  const load = useSession((session) => session.load);
  const { data, error, refetch } = useQuery(factorQuery);
  const [open, setOpen] = useState<'begin' | 'renew' | 'end'>();
  // Told only once: they stay until the person says that they are kept.
  const [codes, setCodes] = useState<readonly string[]>();

  async function changed(fresh?: readonly string[]) {
    setOpen(undefined);
    setCodes(fresh);
    await Promise.all([queries.invalidateQueries({ queryKey: factorKey }), load()]);
  }
  const close = (isOpen: boolean) => setOpen(isOpen ? open : undefined);

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.title}</h2>
      <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.loading}>
        {(factor) => (
          <>
            <FactorState factor={factor} />
            {codes && <RecoveryCodeList codes={codes} onDone={() => setCodes(undefined)} />}
            <div className="u:flex u:flex-wrap u:gap-3">
              {factor.two_fa === 'no' ? (
                <Button onClick={() => setOpen('begin')}>
                  <span className="u:part">{words.turnOn}</span>
                  <span className="u:sr-only">{` ${words.title}`}</span>
                </Button>
              ) : (
                <>
                  <Button onClick={() => setOpen('renew')}>{words.renew}</Button>
                  <Button variant="quiet" onClick={() => setOpen('end')}>
                    <span className="u:part">{words.turnOff}</span>
                    <span className="u:sr-only">{` ${words.title}`}</span>
                  </Button>
                </>
              )}
            </div>
            <BeginFactorPanel open={open === 'begin'} onOpenChange={close} mail={mail} onDone={changed} />
            {factor.kind && (
              <FactorProofPanel
                kind={factor.kind}
                mail={mail}
                wanted={open === 'renew' || open === 'end' ? open : undefined}
                onClose={() => setOpen(undefined)}
                onDone={changed}
              />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function FactorState({ factor: { kind, codes_left } }: { factor: SecondFactorView }) {
  const words = useMessages(ownFactorMessages);

  return (
    <div className="u:grid u:gap-2">
      <p className="u:font-semibold">{kind ? words.on[kind] : words.off}</p>
      <p className="u:max-w-text u:text-sm u:text-muted">{kind ? words.left(codes_left) : words.about}</p>
      {kind && codes_left < FEW_CODES && <Alert kind="warning">{words.fewLeft}</Alert>}
    </div>
  );
}
