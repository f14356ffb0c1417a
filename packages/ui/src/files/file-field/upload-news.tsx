export interface UploadNewsProps {
  /** What has happened, the newest last. */
  news: readonly string[];
}

/** Said by screen readers as it grows, never shown: the rows show the same. */
export function UploadNews({ news }: UploadNewsProps) {
  return (
    <div role="log" className="u:sr-only">
      {news.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it only grows, at its end.
        <p key={at} className="u:part">
          {text}
        </p>
      ))}
    </div>
  );
}
