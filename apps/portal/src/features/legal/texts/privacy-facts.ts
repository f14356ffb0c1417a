import type { OfficeView } from '@urzad/contract';

export interface PrivacyFacts {
  appName: string;
  office: OfficeView;
}
