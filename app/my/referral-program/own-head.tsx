import { useState } from 'react'
import { amount, days } from '#app/shared/figures/figures.ts'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Shafts, taskWindows } from '#app/ui/shell/window-light.tsx'
import type { OwnInvitationsData } from './load-own-invitations.ts'

type OwnHeadProps = { own: OwnInvitationsData; rememberedDays: number }

/** The link, and what it came to: opened, joined, had a deal. */
export function OwnHead({ own, rememberedDays }: OwnHeadProps) {
  const { figures, link, code, qr, currency } = own
  return (
    <section className="invitations-first">
      <Shafts {...taskWindows} />
      <div>
        <h2>{titleOf(figures.withDeal, amount(figures.bookedMinor, currency), figures.bookedMinor > 0n)}</h2>
        <OwnLink link={link} />
        <p className="small soft">
          Your code is <b>{code}</b>: any page of ours with <b>?ref={code}</b> behind its address is your
          link. It is remembered for {days(rememberedDays)} on the device where it is opened.
        </p>
        <details className="invitations-qr">
          <summary>As a QR code</summary>
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            width="200"
            height="200"
            role="img"
            aria-label={`A QR code that opens ${link}`}
            shapeRendering="crispEdges"
          >
            <rect width={qr.size} height={qr.size} />
            <path d={qr.path} />
          </svg>
        </details>
      </div>
      <ol className="fall">
        <Step count={figures.visits} of={figures.visits} name="opened it" />
        <Step
          count={figures.joined}
          of={figures.visits}
          name="joined"
          rate={oneIn(figures.joined, figures.visits)}
        />
        <Step
          count={figures.withDeal}
          of={figures.visits}
          name="had a deal"
          rate={oneIn(figures.withDeal, figures.joined)}
        />
      </ol>
    </section>
  )
}

function titleOf(people: number, sum: string, isAny: boolean): string {
  if (!isAny) return 'Bring good people, and share what we earn.'
  return people === 1
    ? `One person you brought has earned you ${sum}.`
    : `${formatCount(people)} people you brought have earned you ${sum}.`
}

/** '1 in 13', and where most did, how many: '7 in 8'. */
function oneIn(some: number, all: number): string {
  if (some === 0 || all < some) return ''
  const each = Math.round(all / some)
  return each > 1 ? `1 in ${formatCount(each)}` : `${formatCount(some)} in ${formatCount(all)}`
}

function OwnLink({ link }: { link: string }) {
  const hydrated = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setIsCopied(true)
  }
  return (
    <div className="invitations-link">
      <input className="input" readOnly value={link} aria-label="Your link" />
      {hydrated ? (
        <Button type="button" look="main" onClick={() => void copy()}>
          <Icon name="copy" /> {isCopied ? 'Copied' : 'Copy'}
        </Button>
      ) : null}
    </div>
  )
}

type StepProps = { count: number; of: number; name: string; rate?: string }

function Step({ count, of, name, rate }: StepProps) {
  const width = of > 0 ? Math.min(100, (count / of) * 100) : 0
  return (
    <li>
      <b>{formatCount(count)}</b>
      <span>
        {name} {rate ? <small>{rate}</small> : null}
      </span>
      <svg height="5" aria-hidden="true">
        <rect width={`${width.toFixed(1)}%`} height="5" />
      </svg>
    </li>
  )
}
