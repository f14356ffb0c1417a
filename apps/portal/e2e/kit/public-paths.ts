/** Every screen that is shown to somebody who is not signed in. */
export const PUBLIC_PATHS = [
  '/',
  '/login',
  '/register',
  '/code',
  '/recover',
  '/statute',
  '/privacy-policy',
  '/accessibility',
  '/about',
  '/contact',
  '/verify/DOK-2027-000001',
  '/selfcheck',
];
