/** The one `main` of a page: the skip link and a change of screen move the focus here. */
export const MAIN_ID = 'main';
