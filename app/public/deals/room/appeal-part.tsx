import { AppealFiles } from '#app/shared/support/appeal-files.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import type { RoomData } from './load-room.ts'

type Appeal = NonNullable<RoomData['disputes'][number]['appeal']>

/** Under a decision: how long it can be appealed, or what was said against it and what came of that. */
export function AppealPart({ to, until, isOver, sent }: Appeal) {
  if (!sent)
    return (
      <>
        <p className="small soft">
          {isOver
            ? 'A decision is final when the time to appeal is over.'
            : `Either side can appeal once, until ${until}. After that it is final.`}
        </p>
        {to ? (
          <p>
            <ButtonLink to={to}>Appeal the decision</ButtonLink>
          </p>
        ) : null}
      </>
    )
  return (
    <>
      <h3>{sent.heading}</h3>
      <p className="deal-text">{sent.words}</p>
      <AppealFiles files={sent.files} />
      {sent.held ? <p className="small soft">{sent.held}</p> : null}
      {sent.decided ? (
        <>
          <h3>{sent.decided}</h3>
          <p className="deal-text">{sent.reasons}</p>
          <p className="small soft">This is final.</p>
        </>
      ) : null}
    </>
  )
}
