import { Scroller } from '#app/ui/scroller/scroller.tsx'
import { shortMonthOf } from '#app/ui/time/date-words.ts'
import { placements } from '#domain/banners/banner-rules.ts'
import { bannerStateWords, placementShort } from '#domain/banners/banner-words.ts'
import { type BannerLine, BANNERS } from './banner-lines.ts'
import { ranWords } from './banners-table.tsx'
import { daysOfLane, firstMonday, lanesOf, TIMELINE_DAYS } from './timeline-rules.ts'
import type { BannersData } from './load-banners.ts'

const ROW = 32
const HEAD = 46

type TimelineProps = { lines: readonly BannerLine[]; at: BannersData['at']; now: Date }

/** Eight weeks of every place, drawn as one ruler: what hung, what hangs and what waits. */
export function Timeline({ lines, at, now }: TimelineProps) {
  const from = firstMonday(now)
  const shown = at ? placements.filter((placement) => placement === at) : placements
  const today = percent(daysOfLane({ startsAt: now, endsAt: now }, from).start)
  return (
    <Scroller label="When banners hang" className="bn-time">
      <div className="bn-lane bn-lane-head">
        <span />
        <svg height={HEAD} aria-hidden="true">
          {Array.from({ length: TIMELINE_DAYS / 7 }, (_, week) => (
            <g key={week}>
              <line x1={percent(week * 7)} x2={percent(week * 7)} y1={HEAD - 14} y2={HEAD} />
              <text x={percent(week * 7)} dx="5" y="20">
                {weekName(from, week)}
              </text>
            </g>
          ))}
          {Array.from({ length: TIMELINE_DAYS }, (_, day) => (
            <line key={day} x1={percent(day)} x2={percent(day)} y1={HEAD - 6} y2={HEAD} />
          ))}
          <text className="bn-today" x={today} dx="8" y="38">
            today
          </text>
          <circle className="bn-now" cx={today} cy={HEAD - 6} r="5" />
        </svg>
      </div>
      {shown.map((placement) => (
        <Lane
          key={placement}
          name={placementShort[placement]}
          lines={lines.filter((line) => line.placement === placement && line.state !== 'draft')}
          from={from}
          today={today}
        />
      ))}
    </Scroller>
  )
}

const percent = (days: number) => `${Math.round((days / TIMELINE_DAYS) * 10_000) / 100}%`

function weekName(from: Date, week: number): string {
  const at = new Date(from.getTime() + week * 7 * 86_400_000)
  const day = at.getUTCDate()
  return week === 0 || day <= 7 ? `${day} ${shortMonthOf(at)}` : String(day)
}

type LaneProps = { name: string; lines: readonly BannerLine[]; from: Date; today: string }

function Lane({ name, lines, from, today }: LaneProps) {
  const lanes = lanesOf(lines, from)
  const height = Math.max(1, lanes.length) * ROW + 6
  return (
    <div className="bn-lane">
      <span>{name}</span>
      <svg height={height} role="group" aria-label={name}>
        {Array.from({ length: TIMELINE_DAYS / 7 }, (_, week) => (
          <line key={week} x1={percent(week * 7)} x2={percent(week * 7)} y2={height} />
        ))}
        <line className="bn-now" x1={today} x2={today} y2={height} />
        {lanes.flatMap((lane, row) =>
          lane.map((line) => <Bar key={line.number} line={line} from={from} y={row * ROW + 6} />),
        )}
      </svg>
    </div>
  )
}

function Bar({ line, from, y }: { line: BannerLine; from: Date; y: number }) {
  const { start, end } = daysOfLane(line, from)
  return (
    <a
      href={`${BANNERS}/${line.number}`}
      aria-label={`${line.title}, ${bannerStateWords[line.state].toLowerCase()}, ${ranWords(line)}`}
    >
      <svg
        className={`bn-bar is-${line.state}`}
        x={percent(start)}
        y={y}
        width={percent(end - start)}
        height="26"
      >
        <rect width="100%" height="100%" />
        <rect className="bn-edge" width="3" height="100%" />
        <text x="10" y="17">
          {line.title}
        </text>
      </svg>
    </a>
  )
}
