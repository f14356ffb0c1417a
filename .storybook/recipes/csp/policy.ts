/** For the header `Content-Security-Policy` of every page. */
export const POLICY = [
  "default-src 'self'",
  // Small pictures of files that are chosen and not sent yet.
  "img-src 'self' blob: data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The editor cleans what is pasted into it.
  'trusted-types dompurify',
].join('; ');
