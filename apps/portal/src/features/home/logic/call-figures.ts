import type { CofundingCall } from '@urzad/contract';
import { formatWholeMoney } from '@urzad/domain';
import type { AmountTile } from '@urzad/ui/programme';
import { Blocks, HandHeart, Shapes } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { homeMessages } from '../messages/home';

type CareForm = CofundingCall['params']['care_forms'][number];

const ICONS = { ZLOBEK: Blocks, KLUB: Shapes, DZIENNY: Blocks, NIANIA: HandHeart, PRZEDSZKOLE: Blocks };

/** The lead of the home page with the figures of the call; without figures while there is none. */
export function useLead(call: CofundingCall | undefined): string {
  const words = useMessages(homeMessages);
  if (!call) return words.leadWithoutTerms;

  const { rate, care_forms, cap, months_max } = call.params;
  const highest = Math.max(...care_forms.map((form) => cap[form] ?? 0));

  return words.lead({
    rate: `${rate / 100}%`,
    careForms: listOf(
      care_forms.map((form) => words.careForms[form].of),
      words.or,
    ),
    cap: formatWholeMoney(highest),
    months: months_max,
  });
}

/** Forms of care with the same limit share a tile. */
export function useAmountTiles(call: CofundingCall | undefined): AmountTile[] {
  const words = useMessages(homeMessages);
  if (!call) return [];

  return [...formsByCap(call)].map(([cap, forms]) => {
    const [first] = forms;
    return {
      icon: ICONS[first],
      amount: words.upTo(formatWholeMoney(cap)),
      title: listOf(
        forms.map((form) => words.careForms[form].name),
        words.or,
      ),
      text: words.careForms[first].text,
    };
  });
}

function formsByCap({ params }: CofundingCall): Map<number, [CareForm, ...CareForm[]]> {
  const groups = new Map<number, [CareForm, ...CareForm[]]>();
  for (const form of params.care_forms) {
    const cap = params.cap[form];
    if (cap === undefined) continue;
    const group = groups.get(cap);
    if (group) group.push(form);
    else groups.set(cap, [form]);
  }
  return groups;
}

/** `a, b lub c` */
function listOf(names: readonly string[], or: string): string {
  if (names.length < 2) return names.join('');

  return `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`;
}
