/** The kind of the case by which a review is asked for. */
export const REVIEW_KIND = 'PONOWNA_OCENA';
