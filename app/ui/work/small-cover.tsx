/** Beside a row of words: the cover, or an empty frame in its place. */
export function SmallCover({ src }: { src: string | null | undefined }) {
  if (!src) return <span className="cover cover-none" aria-hidden="true" />
  return <img className="cover" src={src} alt="" width={120} height={90} loading="lazy" />
}
