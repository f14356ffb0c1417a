/** The rare notices above a page, in one chunk: the name of each chunk is part of every page. */
export { SignInNotice } from './sign-in-notice';
export { UnreachableNotice } from './unreachable-notice';
