import type { QueueRow } from './load-queue.ts'

/** What is left of the promise, as a short ruler. Drawn in SVG, so no inline styles. */
export function QueueClock({ words, gone, tone }: NonNullable<QueueRow['clock']>) {
  return (
    <span className="clk" data-tone={tone}>
      <b>{words}</b>
      <svg aria-hidden="true" height="10">
        {[0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5].map((at) => (
          <line key={at} x1={`${at}%`} x2={`${at}%`} y1="3" y2="9" />
        ))}
        <rect className="clk-base" y="9" width="100%" height="1" />
        <rect className="clk-gone" y="6" width={`${gone}%`} height="4" />
      </svg>
    </span>
  )
}
