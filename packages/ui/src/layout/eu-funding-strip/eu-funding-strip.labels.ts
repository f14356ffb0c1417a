import type { LabelSet } from '../../foundations/locale/locale';

export interface EuFundingStripLabels {
  funding: string;
  /** The texts of the four tiles, in the order of the funding rules. */
  marks: readonly (readonly [string, string])[];
}

export const euFundingStripLabels = {
  widget: 'EuFundingStrip',
  pl: {
    funding: 'Finansowanie projektu',
    marks: [
      ['Znak programu', 'Fundusze Europejskie'],
      ['Barwy', 'Rzeczypospolitej Polskiej'],
      ['Dofinansowane przez', 'Unię Europejską'],
      ['Znak samorządu', 'województwa'],
    ],
  },
  en: {
    funding: 'Project funding',
    marks: [
      ['Programme mark', 'European Funds'],
      ['Colours of the', 'Republic of Poland'],
      ['Co-funded by the', 'European Union'],
      ['Mark of the', 'regional government'],
    ],
  },
} as const satisfies LabelSet<EuFundingStripLabels>;
