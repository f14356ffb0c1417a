import type { ClaimLine } from '@urzad/contract';
import { type Locale, optionText } from '@urzad/domain';
import { COST_KIND } from '@urzad/grants';
import { periodText } from './period-text';

type Named = Pick<ClaimLine, 'ordinal' | 'kind' | 'period_from' | 'period_to'>;

/** `1. Opieka (pobyt), 1–31 stycznia` */
export function lineName({ ordinal, kind, period_from, period_to }: Named, locale: Locale): string {
  const what = [optionText(COST_KIND, kind, locale), periodText(period_from, period_to, locale)];
  return `${ordinal}. ${what.filter(Boolean).join(', ')}`;
}
