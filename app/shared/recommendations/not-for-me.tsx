import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ChipButton } from '#app/ui/inputs/chip/chip.tsx'
import { Button, LinkishButton } from '#app/ui/inputs/button/button.tsx'
import type { RecommendationsIntent } from '#app/my/recommendations/act-on-recommendations.ts'
import type { Away } from '#domain/recommendations/input.ts'

const HERE = '/my/recommendations'

function AwayForm({ gone, anchor, children }: { gone: Away; anchor: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Form method="post" action={HERE} preventScrollReset className="not-for-me">
      <input type="hidden" name="back" value={pathname} />
      <input type="hidden" name="anchor" value={anchor} />
      <input type="hidden" name="gone" value={`${gone.kind}.${gone.id}`} />
      {children}
    </Form>
  )
}

/** Sends one away; it can be undone where it stood. */
export function NotForMe({ what, name, anchor }: { what: Away; name: string; anchor: string }) {
  return (
    <AwayForm gone={what} anchor={anchor}>
      <Button
        look="bare"
        size="s"
        className="not"
        name="intent"
        value={`away ${what.kind}.${what.id}` satisfies RecommendationsIntent}
        aria-label={`Not for me: ${name}`}
      >
        <Icon name="x" size={16} /> Not for me
      </Button>
    </AwayForm>
  )
}

type GoneProps = {
  what: Away
  name: string
  anchor: string
  /** What else of its kind could go with it. */
  wider: readonly { what: Away; label: string; isGone: boolean; said: string }[]
}

/** In the place of what was sent away: why, so that what else is like it can go too, and the way back. */
export function Gone({ what, name, anchor, wider }: GoneProps) {
  const said = wider.filter(({ isGone }) => isGone).map((one) => one.said)
  const open = wider.filter(({ isGone }) => !isGone)
  const all = [what, ...wider.filter(({ isGone }) => isGone).map((one) => one.what)]
  return (
    <div className="rec-gone" role="status" id={anchor}>
      <p>
        “{name}” is gone{said.length > 0 ? `, and so is ${said.join(' and ')}` : ''}.
      </p>
      <AwayForm gone={what} anchor={anchor}>
        {open.length > 0 ? <span className="small">Why?</span> : null}
        {open.map((one) => (
          <ChipButton
            key={one.label}
            name="intent"
            value={`away ${one.what.kind}.${one.what.id}` satisfies RecommendationsIntent}
          >
            {one.label}
          </ChipButton>
        ))}
        <LinkishButton
          name="intent"
          value={
            `undo ${all.map(({ kind, id }) => `${kind}.${id}`).join(' ')}` satisfies RecommendationsIntent
          }
        >
          Undo
        </LinkishButton>
      </AwayForm>
    </div>
  )
}
