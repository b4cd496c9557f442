import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import type { BannerState } from '#domain/banners/banner-rules.ts'
import type { BannerMove } from '#domain/banners/move-rules.ts'
import type { BannerIntent } from './banner-intents.ts'

const moveWords: Record<BannerMove, string> = {
  publish: 'Publish',
  pause: 'Pause',
  resume: 'Resume',
  end: 'End now',
}

/** What can be done with the banner as a whole, each a press. */
export function BannerActs({ state, moves }: { state: BannerState; moves: readonly BannerMove[] }) {
  return (
    <Form method="post" className="bn-acts row" preventScrollReset>
      {moves.map((move) => (
        <Button
          key={move}
          size="s"
          look={move === 'publish' || move === 'resume' ? 'main' : 'line'}
          name="intent"
          value={move satisfies BannerIntent}
        >
          {moveWords[move]}
        </Button>
      ))}
      <Button size="s" look="bare" name="intent" value={'copy' satisfies BannerIntent}>
        Make a copy
      </Button>
      {state === 'draft' ? (
        <Button size="s" look="bare" name="intent" value={'discard' satisfies BannerIntent}>
          Discard the draft
        </Button>
      ) : null}
    </Form>
  )
}
