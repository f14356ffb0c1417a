/** Every address of the portal, once (Spec §2). Screens link by these names, never by a literal. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  code: '/code',
  recover: '/recover',
  logout: '/logout',
  lockscreen: '/lockscreen',
  autocomplete: '/autocomplete',
  statute: '/statute',
  privacyPolicy: '/privacy-policy',
  accessibility: '/accessibility',
  registrations: '/cofundingregistrations',
  registrationSearch: (words: string) =>
    `/cofundingregistrations?${new URLSearchParams({ tab: 'all', has_text: words })}`,
  registrationStart: '/cofundingregistrations/start',
  registrationNew: '/cofundingregistrations/new',
  registrationSign: '/cofundingregistrations/sign',
  registrationSendShow: '/cofundingregistrations/sendshow',
  registration: (id: number | string) => `/cofundingregistrations/${id}`,
  registrationEdit: (id: number | string) => `/cofundingregistrations/${id}/edit`,
  clauseSign: (id: number | string) => `/cofundingregistrations/clausesign/${id}`,
} as const;
