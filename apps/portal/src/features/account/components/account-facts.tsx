import { answerText, formatBankAccount, type IsoDate } from '@urzad/domain';
import { specIn } from '@urzad/grants';
import { Avatar, Button, Card, SummaryList, type SummaryRow, TextLink, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import type { Me } from '#shared/session/me';
import { ACCOUNT_SPECS } from '../logic/account-values';
import { ownAccountMessages } from '../messages/own-account';

export interface AccountFactsProps {
  me: Me;
  today: IsoDate;
}

/** What the account holds about the person. Identifying numbers are shown when they are asked for. */
export function AccountFacts({ me: { user, name_all, mail }, today }: AccountFactsProps) {
  const words = useMessages(ownAccountMessages);
  const locale = useLocale();
  const officeWords = useOfficeWords();

  const rowOf = (name: keyof typeof ACCOUNT_SPECS, value: string | null | undefined): SummaryRow => ({
    term: ACCOUNT_SPECS[name][locale],
    value: value && answerText(specIn(officeWords, ACCOUNT_SPECS[name]), value, { locale, today }),
  });
  const hidden = (name: keyof typeof ACCOUNT_SPECS, text: string | undefined): SummaryRow => ({
    term: ACCOUNT_SPECS[name][locale],
    value: text && <HiddenNumber text={text} label={ACCOUNT_SPECS[name][locale]} />,
  });
  const { pesel, bank_account_number, disabled_file_info: file } = user;

  return (
    <Card className="u:grid u:gap-4">
      <div className="u:flex u:items-center u:gap-4">
        <Avatar size="lg" name={name_all} src={user.avatar_url ?? undefined} />
        <div className="u:min-w-0">
          <h2 className="u:text-lg u:wrap-anywhere">{name_all}</h2>
          <p className="u:text-sm u:wrap-anywhere u:text-muted">{mail}</p>
        </div>
      </div>
      <SummaryList
        rows={[
          hidden('pesel', pesel ?? undefined),
          rowOf('phone', user.phone),
          { term: words.address, value: user.address },
          rowOf('location_region', user.location_region),
          rowOf('location_district', user.location_district),
          rowOf('location_community', user.location_community),
          hidden(
            'bank_account_number',
            bank_account_number ? formatBankAccount(bank_account_number) : undefined,
          ),
          rowOf('disabled', user.disabled),
          ...(user.disabled === 'yes'
            ? [
                rowOf('disabled_date', user.disabled_date),
                { term: words.certificate, value: file && <TextLink href={file.url}>{file.name}</TextLink> },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

const SHOWN_DIGITS = 4;

/** All but the last four digits are dots until the person asks: somebody may look over the shoulder. */
function HiddenNumber({ text, label }: { text: string; label: string }) {
  const words = useMessages(ownAccountMessages);
  const [isShown, setShown] = useState(false);
  const dots = text.slice(0, -SHOWN_DIGITS).replace(/\d/g, '•') + text.slice(-SHOWN_DIGITS);

  return (
    <span className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4">
      <span className="u:tabular-nums">{isShown ? text : dots}</span>
      <Button variant="quiet" size="sm" onClick={() => setShown(!isShown)}>
        <span className="u:part">{isShown ? words.hide : words.show}</span>
        <span className="u:sr-only">{` ${label}`}</span>
      </Button>
    </span>
  );
}
