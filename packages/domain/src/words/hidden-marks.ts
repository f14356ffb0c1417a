/** Marks of direction and of no width, which programs copy along and nobody sees. */
export function withoutHidden(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

/** Marks, spaces, and letters that Unicode has and no font shows. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Nothing that a person could see: spaces of all kinds, marks of no width. Such a text is as good as none. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}
