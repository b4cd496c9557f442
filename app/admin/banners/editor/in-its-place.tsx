import { Link } from 'react-router'
import type { Placement } from '#domain/banners/banner-rules.ts'
import { placementWords } from '#domain/banners/banner-words.ts'
import { BANNERS } from '../banner-lines.ts'
import type { BannerData } from './load-banner.ts'

type InItsPlaceProps = { look: BannerData['look']; placement: Placement; number: number }

const HEIGHTS = { 1280: 860, 360: 720 } as const

/** The real page with the banner on it, as it was saved, in a frame that does nothing when it is pressed. */
export function InItsPlace({ look, placement, number }: InItsPlaceProps) {
  return (
    <section className="admin-part" aria-labelledby="place">
      <div className="bn-row">
        <h2 id="place">In its place</h2>
        {look ? (
          <nav className="seg" aria-label="Width and theme">
            {look.ways.map(({ key, width, theme }) => (
              <Link
                key={key}
                to={`${BANNERS}/${number}?look=${key}#place`}
                aria-current={key === look.at.key ? 'true' : undefined}
                preventScrollReset
              >
                {width} {theme}
              </Link>
            ))}
          </nav>
        ) : null}
      </div>
      {look ? (
        <>
          <div className={`bn-frame is-${look.at.width}`}>
            <iframe
              key={look.address}
              title={`${placementWords[placement]}, ${look.at.width} pixels wide, ${look.at.theme}`}
              src={look.address}
              width={look.at.width}
              height={HEIGHTS[look.at.width]}
              loading="lazy"
              sandbox="allow-same-origin"
              tabIndex={-1}
              inert
            />
          </div>
          <p>
            <a href={look.address} target="_blank" rel="noopener">
              Open this page alone
            </a>
          </p>
        </>
      ) : (
        <p className="soft">There is no category yet whose page could be looked at.</p>
      )}
    </section>
  )
}
