import { Time } from '#app/ui/time/time.tsx'
import type { ReviewedVersion } from '#domain/catalogue/index.ts'

const WORDS: Record<ReviewedVersion['state'], string> = {
  draft: 'Being written',
  submitted: 'Waiting',
  approved: 'Approved',
  rejected: 'Sent back',
  replaced: 'Approved, replaced since',
}

/** What was sent back and never mended makes room for other words too. */
const wordsOf = ({ state, reasons }: ReviewedVersion) =>
  state === 'replaced' && reasons.length > 0 ? 'Sent back, replaced since' : WORDS[state]

/** What was decided about earlier versions, the newest first. */
export function ReviewHistory({ history, now }: { history: readonly ReviewedVersion[]; now: Date }) {
  if (history.length === 0) return <p className="faint">Nothing was decided about it before.</p>
  return (
    <ul className="review-history">
      {history.map((one) => (
        <li key={one.number}>
          <b>Version {one.number}</b> {wordsOf(one)}
          {one.decidedAt ? (
            <span className="soft">
              {' '}
              <Time at={one.decidedAt} now={now} quiet />{' '}
              {one.decidedBy ? `by ${one.decidedBy}` : 'without a review'}
            </span>
          ) : null}
          {[...one.reasons, one.note].filter(Boolean).map((said) => (
            <p key={said} className="soft">
              {said}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
