/** What stands above a page in the rare case: one file, since its name travels with every page. */
export { SignInNotice } from './sign-in-notice';
export { UnreachableNotice } from './unreachable-notice';
