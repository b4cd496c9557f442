import { Link } from 'react-router'
import type { Placement } from '#domain/banners/banner-rules.ts'
import { placementWords } from '#domain/banners/banner-words.ts'
import { BANNERS } from './banner-lines.ts'
import type { BannersData } from './load-banners.ts'

/** `x y width height` of what a small map of the page shows: words, lines, pictures, and the place itself. */
type Map = { words: string[]; lines: string[]; pictures: string[]; slot: string }

const row = (y: number, height = 14) => [5, 27.6, 50.2, 72.8, 95.4].map((x) => `${x} ${y} 19 ${height}`)
const side = [26, 32, 38, 44, 50].map((y) => `5 ${y} 18 2`)

const maps: Record<Placement, Map> = {
  strip: { words: ['5 24 52 6'], lines: ['5 33 60 3'], pictures: row(44), slot: '0 0 120 7' },
  'home-head': { words: ['5 14 52 6'], lines: ['5 23 60 4'], pictures: row(56), slot: '5 40 110 9' },
  'home-between': {
    words: ['5 14 40 4', '5 56 40 4'],
    lines: ['5 64 100 2', '5 70 100 2'],
    pictures: row(22),
    slot: '5 42 110 9',
  },
  category: {
    words: ['5 14 40 5'],
    lines: side,
    pictures: [29, 58, 87].flatMap((x) => [`${x} 40 26 16`, `${x} 62 26 16`]),
    slot: '29 25 84 10',
  },
  dashboard: {
    words: ['32 32 34 4'],
    lines: [...side, '28 50 87 2', '28 58 87 2'],
    pictures: [],
    slot: '28 15 87 9',
  },
}

function Part({ at, className }: { at: string; className: string }) {
  const [x, y, width, height] = at.split(' ')
  return <rect className={className} x={x} y={y} width={width} height={height} rx="1" />
}

/** The five places as small maps; pressed, the page shows one of them. */
export function Spots({ spots, at, length }: Pick<BannersData, 'spots' | 'at' | 'length'>) {
  return (
    <nav className="bn-spots" aria-label="Place">
      {spots.map(({ placement, live, scheduled }) => {
        const isOn = placement === at
        return (
          <Link
            key={placement}
            to={isOn ? `${BANNERS}?days=${length}` : `${BANNERS}?days=${length}&at=${placement}`}
            className="bn-spot"
            aria-current={isOn ? 'true' : undefined}
            preventScrollReset
          >
            <SpotMap placement={placement} />
            <b>{placementWords[placement]}</b>
            <small className={live + scheduled === 0 ? 'is-free' : undefined}>
              {countWords(live, scheduled)}
            </small>
          </Link>
        )
      })}
    </nav>
  )
}

export function SpotMap({ placement }: { placement: Placement }) {
  const { words, lines, pictures, slot } = maps[placement]
  const top = placement === 'strip' ? 7 : 0
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true">
      <rect className="bn-page" x=".5" y=".5" width="119" height="89" rx="2" />
      <Part className="bn-head" at={`0 ${top} 120 9`} />
      <Part className="bn-words" at={`5 ${top + 3} 14 3`} />
      {words.map((at) => (
        <Part key={at} className="bn-words" at={at} />
      ))}
      {lines.map((at) => (
        <Part key={at} className="bn-lines" at={at} />
      ))}
      {pictures.map((at) => (
        <Part key={at} className="bn-pictures" at={at} />
      ))}
      <Part className="bn-slot" at={slot} />
    </svg>
  )
}

function countWords(live: number, scheduled: number): string {
  if (live + scheduled === 0) return 'free'
  const now = live === 0 ? '' : live === 1 ? '1 is live' : `${live} take turns`
  return [now, scheduled === 0 ? '' : `${scheduled} scheduled`].filter(Boolean).join(', ')
}
