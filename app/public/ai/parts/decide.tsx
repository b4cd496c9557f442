import { Button } from '#app/ui/inputs/button/button.tsx'
import { Shafts } from '#app/ui/shell/window-light.tsx'
import type { NeedIntent } from '../act-on-need.server.ts'

const windows = { count: 4, width: 120, height: 560, gap: 220, from: 70, drawn: 420 }

type DecideProps = {
  isSignedIn: boolean
  /** How many proposals such projects got. */
  answered: string | null | undefined
  first: { ask: string; name: string } | undefined
  fits: number
}

/** One click makes it real. */
export function Decide({ isSignedIn, answered, first, fits }: DecideProps) {
  return (
    <section className="decide lit" aria-label="What now">
      <Shafts {...windows} />
      <ol>
        <li>
          <h3>Post as a project</h3>
          <p>
            {answered ? `People come to you. ${answered}` : 'People come to you, and you choose.'} Costs
            nothing.
            {isSignedIn ? '' : ' You sign in first; nothing is lost.'}
          </p>
          <Button look="main" name="intent" value={'project' satisfies NeedIntent}>
            Post as a project
          </Button>
        </li>
        <li>
          <h3>Start a safe deal</h3>
          <p>With someone you know, by name or by a link. The brief becomes its terms.</p>
          <Button name="intent" value={'deal' satisfies NeedIntent}>
            Start a deal
          </Button>
        </li>
        <li>
          <h3>Ask one of them first</h3>
          {first ? (
            <>
              <p>
                {first.name} fits best{fits > 1 ? `, ${fits - 1} more fit below` : ''}. The brief goes along,
                so nobody asks twice.
              </p>
              <Button name="intent" value={first.ask} aria-label={`Write to a seller: ${first.name}`}>
                Write to a seller
              </Button>
            </>
          ) : (
            <p>Nobody here fits these words yet: a project reaches those who do.</p>
          )}
        </li>
      </ol>
    </section>
  )
}
