import { pathTo, portalPaths } from '@urzad/contract';

/** The addresses of the portal (Spec §2). Links use these names, never a literal. */
export const paths = {
  ...portalPaths,
  registrationSearch: (words: string) =>
    `${portalPaths.registrations}?${new URLSearchParams({ tab: 'all', has_text: words })}`,
  registration: (id: number | string) => pathTo(portalPaths.registration, id),
  registrationEdit: (id: number | string) => pathTo(portalPaths.registrationEdit, id),
  clauseSign: (id: number | string) => pathTo(portalPaths.clauseSign, id),
} as const;
