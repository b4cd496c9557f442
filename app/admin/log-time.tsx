import { exactTime } from '#app/ui/time/relative-time.ts'

const written = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
})

/** In a log the exact moment is what is read and compared, to the second. */
export function LogTime({ at }: { at: Date | string }) {
  const moment = new Date(at)
  return (
    <time dateTime={moment.toISOString()} title={exactTime(moment)} className="log-time">
      {written.format(moment)}
    </time>
  )
}
