import { Link } from 'react-router'
import { Gauge } from '#app/ui/figures/gauge/gauge.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Shafts, taskWindows } from '#app/ui/shell/window-light.tsx'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import type { LevelData } from './load-level.ts'

type LevelSectionProps = { level: LevelData; timeZone: string }

const DAY = { day: 'numeric', month: 'long' } as const
const DATE = { ...DAY, year: 'numeric' } as const

/** Where I stand, and exactly what the next level needs. */
export function LevelSection({ level, timeZone }: LevelSectionProps) {
  return (
    <section className="stats-level" aria-labelledby="level">
      <Shafts {...taskWindows} />
      <p className="stats-now">
        {level.stamp ? <Hallmark {...level.stamp} /> : <b>{level.name}</b>}
        {level.since ? <span className="soft">since {zonedFormat(level.since, timeZone, DATE)}</span> : null}
      </p>
      <h2 id="level">{level.headline}</h2>
      <div className="stats-gauges">
        {level.needs.map(({ need, mark, missing, ...gauge }) => (
          <Gauge key={need} {...gauge} need={mark}>
            {missing || (
              <>
                <Icon name="check" size={16} /> Met
              </>
            )}
            {need === 'onTimeBasisPoints' ? <Late late={level.late} timeZone={timeZone} /> : null}
          </Gauge>
        ))}
      </div>
      <p className="small soft">
        Counted every night, for everyone by the same rules.{' '}
        <Link to="/docs/recommendations">All levels and what they need</Link>
      </p>
    </section>
  )
}

/** Each delay leaves the count by itself. */
function Late({ late, timeZone }: { late: LevelData['late']; timeZone: string }) {
  return late.map(({ dealId, title, leavesAt }) => (
    <span key={`${dealId} ${leavesAt.toISOString()}`} className="stats-late">
      The delay in <Link to={`/deals/${dealId}`}>{title}</Link> leaves the count on{' '}
      {zonedFormat(leavesAt, timeZone, DAY)}.
    </span>
  ))
}

/** What of it is different from a month ago, and why. */
export function LevelChanges({ level }: { level: LevelData }) {
  return (
    <section className="stats-part" aria-labelledby="since">
      <h2 id="since">Since last month</h2>
      {level.levelAgo === level.name ? null : (
        <p>
          A month ago your figures were those of {level.levelAgo}; now you are {level.name}.
        </p>
      )}
      {level.changes.length === 0 ? (
        <p className="soft">Nothing that counts for your level is different from 30 days ago.</p>
      ) : (
        <ul className="lines stats-changes">
          {level.changes.map(({ name, from, to, why, tone }) => (
            <li key={name}>
              <p>
                <b>{name}</b>: {from} then, <span className={tone}>{to} now</span>
              </p>
              <p className="small soft">{why}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
