/** Marks of direction and of no width, which programs copy along and nobody sees. */
export function withoutHidden(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
