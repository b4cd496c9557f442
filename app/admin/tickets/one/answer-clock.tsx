import type { AnswerClockData } from './load-answer-clock.ts'

/** A night between two days of work takes this much of the width, whatever it lasts. */
const NIGHT = 4

/** The clock of an answer as a ruler: a stretch a working day, the nights between them are gaps. Drawn in SVG, so no inline styles. */
export function AnswerClock({ tone, words, label, asked, due, spans }: AnswerClockData) {
  const drawn = placesOf(spans)
  const pin = drawn.findLast(({ gone }) => gone > 0)
  const pinAt = pin ? pin.from + pin.width * pin.gone : 0
  return (
    <div className="wclock" data-tone={tone} role="img" aria-label={label}>
      <svg aria-hidden="true" height="56">
        {drawn.map(({ from, width, gone, hours }) => (
          <g key={from}>
            {Array.from({ length: Math.floor(hours) + 1 }, (_, hour) => {
              const x = `${from + (hour / hours) * width}%`
              return <line key={hour} x1={x} x2={x} y1="34" y2="50" />
            })}
            <rect className="wclock-base" x={`${from}%`} y="50" width={`${width}%`} height="1" />
            <rect className="wclock-gone" x={`${from}%`} y="46" width={`${width * gone}%`} height="5" />
          </g>
        ))}
        <line className="wclock-pin" x1={`${pinAt}%`} x2={`${pinAt}%`} y1="22" y2="50" />
        <circle cx={`${pinAt}%`} cy="23" r="5" />
        <text x={`${pinAt}%`} y="13" textAnchor={pinAt < 20 ? 'start' : pinAt > 80 ? 'end' : 'middle'}>
          {words}
        </text>
      </svg>
      <p className="row small soft">
        <span>{asked}, asked</span>
        <span>{due}, promised</span>
      </p>
    </div>
  )
}

/** Where each stretch stands, in percent of the width. */
function placesOf(spans: AnswerClockData['spans']) {
  const all = spans.reduce((sum, { minutes }) => sum + minutes, 0)
  const room = 100 - NIGHT * (spans.length - 1)
  let from = 0
  return spans.map(({ minutes, gone }) => {
    const place = { from, width: (minutes / all) * room, gone, hours: minutes / 60 }
    from += place.width + NIGHT
    return place
  })
}
