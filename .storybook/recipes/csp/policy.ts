/** For the header `Content-Security-Policy` of every page. */
export const POLICY = [
  "default-src 'self'",
  // Small pictures of files that are chosen and not sent yet.
  "img-src 'self' blob: data:",
  // Only with `AudioPlayer`, `VideoPlayer` and their fields: files that are chosen and not sent yet, and those of any server.
  "media-src 'self' blob: https:",
  // Only with `VideoPlayer`: the services whose films you show.
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://w.soundcloud.com',
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The rich editor cleans what is pasted into it; the view of documents starts the worker that reads them.
  'trusted-types dompurify urzad-pdf',
].join('; ');
