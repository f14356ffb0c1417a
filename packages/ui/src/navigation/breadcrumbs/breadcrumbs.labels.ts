import type { LabelSet } from '../../foundations/locale/locale';

export interface BreadcrumbsLabels {
  place: string;
}

export const breadcrumbsLabels = {
  widget: 'Breadcrumbs',
  pl: { place: 'Jesteś tutaj' },
  en: { place: 'You are here' },
} as const satisfies LabelSet<BreadcrumbsLabels>;
