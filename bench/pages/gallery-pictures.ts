/** A picture of the benchmark, with its size in pixels. */
export interface BenchPicture {
  filename: string;
  url: string;
  width: number;
  height: number;
}

/** As many pictures of mixed shapes as the address says: `#500`. Each is another one, so that none is decoded for all. */
export function wantedPictures(): BenchPicture[] {
  return Array.from({ length: Number(location.hash.slice(1)) }, (_, at) => {
    const [width, height] = [600, 400 + ((at * 7919) % 500)];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="hsl(${(at * 37) % 360} 40% 60%)" d="M0 0h${width}v${height}H0z"/><circle cx="300" cy="200" r="${40 + (at % 90)}" fill="#fff"/></svg>`;
    return { filename: `${at}.svg`, url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
  });
}
