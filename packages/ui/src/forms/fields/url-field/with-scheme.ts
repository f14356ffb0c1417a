/** `example.com/granty` → `https://example.com/granty`: people omit the scheme, a link needs it. */
export function withScheme(text: string): string {
  const typed = text.trim();

  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/u.test(typed) && !typed.includes('@')
    ? `https://${typed}`
    : typed;
}
