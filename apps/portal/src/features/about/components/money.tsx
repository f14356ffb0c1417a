import type { CofundingCall, OfficeView } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { AmountTiles } from '@urzad/ui/programme';
import { HandCoins, Landmark, Users } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { sharesOf } from '../logic/about-facts';
import { aboutMessages } from '../messages/about';

/** Where the money of the project comes from. */
export function Money({ office, call }: { office: OfficeView; call: CofundingCall | undefined }) {
  const words = useMessages(aboutMessages);
  const locale = useLocale();
  const { eu, others } = sharesOf(office, call, locale);
  const tiles = [
    { icon: Landmark, share: eu, title: words.eu, text: words.euFund },
    ...(others
      ? [
          { icon: HandCoins, share: others.state, title: words.state, text: words.stateText },
          { icon: Users, share: others.own, title: words.own, text: words.ownText },
        ]
      : []),
  ];

  return (
    <AmountTiles
      tiles={tiles.map(({ icon, share, title, text }) => ({
        icon,
        amount: formatMoney(share.amount),
        title: `${title}, ${share.percent}`,
        text,
      }))}
    />
  );
}
