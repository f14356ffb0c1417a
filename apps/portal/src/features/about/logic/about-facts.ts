import type { CofundingCall, OfficeView } from '@urzad/contract';
import type { Locale } from '@urzad/domain';
import { percent } from '@urzad/grants';
import type { AboutWords } from '../messages/about';

/** What the project does, with the figures of the call where there is one. */
export function actionsOf(
  call: CofundingCall | undefined,
  { words, locale }: { words: AboutWords; locale: Locale },
): string[] {
  return [
    call ? words.refund(percent(call.params.rate, locale), call.params.months_max) : words.refundWithoutTerms,
    words.returnToWork,
    words.online,
  ];
}

interface GroupFacts {
  words: AboutWords;
  /** As it stands after „w województwie”; undefined until the office is loaded. */
  voivodeship: string | undefined;
}

/** Who may take part. Ages and days are those of the call. */
export function groupsOf(call: CofundingCall | undefined, { words, voivodeship }: GroupFacts): string[] {
  const lives = voivodeship === undefined ? [] : [words.lives(voivodeship)];
  if (!call) return [words.parents, ...lives];

  const { age_min, age_max_years, return_to_work_max_days } = call.params;
  return [
    words.parentsOf(words.ageFrom[age_min.unit](age_min.count), age_max_years),
    ...lives,
    words.work(return_to_work_max_days),
  ];
}

export interface Share {
  /** `29%` */
  percent: string;
  /** Grosze. */
  amount: number;
}

/**
 * Who pays the project: the European Union what the office states, the state budget its share of the value, the
 * participants the rest. Without a call only the share of the Union is known.
 */
export function sharesOf(
  { project_value, eu_value }: Pick<OfficeView, 'project_value' | 'eu_value'>,
  call: CofundingCall | undefined,
  locale: Locale,
): { eu: Share; others?: { state: Share; own: Share } } {
  const partOf = (amount: number) => percent(Math.round((amount * 10_000) / project_value), locale);
  const eu = { percent: partOf(eu_value), amount: eu_value };
  if (!call) return { eu };

  const state = Math.round((project_value * call.params.state_share) / 10_000);
  const own = project_value - eu_value - state;
  return {
    eu,
    others: {
      state: { percent: partOf(state), amount: state },
      own: { percent: partOf(own), amount: own },
    },
  };
}
