import type { AnnexRow } from '@urzad/contract';
import { dayText, type IsoDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { deadlineText } from '#shared/deadlines/deadline-text';
import { SignFolder } from '#shared/entities/contracts/sign-folder';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { panelMessages } from '../messages/panel';

/** An annex that waits for the participant's signature. */
export function AnnexToSign({ annex, today }: { annex: AnnexRow; today: IsoDate }) {
  const { annex: words } = useMessages(panelMessages);
  const locale = useLocale();
  const { id, number, sign_member_to } = annex;
  if (!sign_member_to) return null;

  return (
    <SignFolder
      number={number}
      until={sign_member_to}
      href={paths.annexSign(id)}
      words={{
        title: words.title(dayText(sign_member_to, locale)),
        text: words.text(deadlineText(sign_member_to, today, locale)),
        sign: words.sign,
      }}
    />
  );
}
