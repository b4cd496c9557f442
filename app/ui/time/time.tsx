import { compactTime, dateText, exactTime, relativeTime } from './relative-time.ts'

type TimeProps = {
  at: Date | string
  /** The moment the page was made, from the loader, so that server and browser write the same words. */
  now?: Date | string | undefined
  /** `20 min` instead of `20 minutes ago`. */
  compact?: boolean | undefined
  /** Not a stop for the Tab key: inside a link, or in a long list. */
  quiet?: boolean | undefined
}

/** Relative, with the exact time on hover and on focus; without `now`, the date itself. */
export function Time({ at, now, compact, quiet }: TimeProps) {
  const moment = new Date(at)
  const full = exactTime(moment)
  return (
    <time
      className="when"
      dateTime={moment.toISOString()}
      title={full}
      data-exact={full}
      tabIndex={quiet ? undefined : 0}
    >
      {now === undefined ? dateText(moment) : (compact ? compactTime : relativeTime)(moment, new Date(now))}
    </time>
  )
}
