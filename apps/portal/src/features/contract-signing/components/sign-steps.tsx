import { RadioCards } from '@urzad/ui';
import { useState } from 'react';
import { outsideMessages } from '#shared/entities/signatures/outside-messages';
import { OUTSIDE_WAYS, type OutsideWay } from '#shared/entities/signatures/outside-signing';
import { OutsideSteps } from '#shared/entities/signatures/outside-steps';
import { useMessages } from '#shared/i18n/messages';
import type { Signing, SigningProps } from '../logic/signing';
import { PaperWay } from './paper-way';
import { SignByCode } from './sign-by-code';

type Way = OutsideWay | 'paper' | 'code';

/** How a contract or an annex is signed: the way is chosen, then its steps are done one after another. */
export function SignSteps<Signed extends { id: number }>({ signing, isRead }: SigningProps<Signed>) {
  const { how, ways: outside } = useMessages(outsideMessages);
  const { words } = signing;
  const ways = waysOf(signing);
  const [way, setWay] = useState<Way | undefined>(ways[0]);
  const labels = { ...outside, paper: words.paperWay };

  return (
    <div className="u:grid u:gap-6">
      <RadioCards
        name="way"
        label={how}
        {...(!ways.includes('code') && { hint: words.howHint })}
        options={ways.map((value) => ({ value, ...labels[value] }))}
        value={way ?? ''}
        onValueChange={(value) => setWay(ways.find((one) => one === value))}
      />
      {way === 'paper' && <PaperWay signing={signing} />}
      {way === 'code' && <SignByCode signing={signing} isRead={isRead} />}
      {(way === 'trusted' || way === 'certificate') && (
        <SignOutside signing={signing} isRead={isRead} way={way} />
      )}
    </div>
  );
}

function SignOutside<Signed extends { id: number }>({
  signing: { words, officeDays, ...signing },
  isRead,
  way,
}: SigningProps<Signed> & { way: OutsideWay }) {
  return (
    <OutsideSteps
      isRead={isRead}
      way={way}
      signing={{
        ...signing,
        words: { submit: words.submit, after: words.after(officeDays), signFailed: words.signFailed },
        reasons: words.reasons,
      }}
    />
  );
}

function waysOf<Signed extends { id: number }>({ methods }: Signing<Signed>): Way[] {
  const ways: Record<Signing<Signed>['methods'][number], readonly Way[]> = {
    UPLOAD_PADES: OUTSIDE_WAYS,
    PAPER: ['paper'],
    PORTAL_CODE: ['code'],
    OFFICE_SEAL: [],
  };
  return methods.flatMap((method) => ways[method]);
}
