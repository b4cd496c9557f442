import { CopyButton } from '#app/shared/copy-button.tsx'
import { PrintButton } from '#app/shared/print-button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { BriefView } from '../brief-view.ts'
import type { NeedData } from '../load-need.server.ts'
import { Asks } from './asks.tsx'
import { Decide } from './decide.tsx'
import { EngineLine } from './engine-line.tsx'
import { Fits } from './fits.tsx'
import { Paper } from './paper.tsx'
import { Walk } from './walk.tsx'
import { YourWords } from './your-words.tsx'
import type { NeedIntent } from '../act-on-need.server.ts'

type MadeProps = {
  text: string
  view: BriefView
  isComing: boolean
  errors: Record<string, string[]>
  refused?: string | undefined
  data: NeedData
  onStop(): void
}

/** The words on the left, the brief that they make on the right, and what fits below. */
export default function Made({ text, view, isComing, errors, refused, data, onStop }: MadeProps) {
  const { reading, figures, matches, words } = view
  /** The first time its parts come one by one; after that they stay until the new ones are there. */
  const isFirst = isComing && !matches
  return (
    <div className="wrap">
      <div className="need is-made">
        <div className="need-l">
          <YourWords
            text={text}
            marks={reading?.marks ?? []}
            error={errors['text']?.[0]}
            onStop={isFirst ? onStop : undefined}
          />
          {refused ? (
            <Note tone="bad" role="alert">
              {refused}
            </Note>
          ) : null}
        </div>
        <div className="need-r">
          <Paper view={view} isComing={isComing} data={data} errors={errors} />
          {view.state ? <input type="hidden" name="state" value={view.state} /> : null}
          <p className="sr" aria-live="polite">
            {isComing ? 'The brief is being written.' : matches ? 'The brief is ready.' : ''}
          </p>
          {matches ? (
            <>
              <div className="need-keep">
                {data.isSignedIn ? (
                  <Button size="s" name="intent" value={'save' satisfies NeedIntent}>
                    <Icon name="bookmark" size={16} /> Save the brief
                  </Button>
                ) : null}
                {words ? (
                  <CopyButton text={words} label="Copy" what="The brief" size="s" look="line" />
                ) : null}
                <PrintButton />
              </div>
              <Decide
                isSignedIn={data.isSignedIn}
                answered={figures?.answered}
                first={matches.services[0] ?? matches.people[0]}
                fits={matches.services.length}
              />
            </>
          ) : null}
        </div>
        <div className="need-more">
          {isFirst ? <Walk view={view} /> : reading ? <Asks questions={reading.questions} /> : null}
          <EngineLine {...data} />
        </div>
      </div>
      <Fits matches={matches} isComing={isComing} allTo={figures?.allTo} />
    </div>
  )
}
