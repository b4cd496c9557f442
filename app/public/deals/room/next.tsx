import { Form } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Ruler } from '#app/ui/figures/ruler/ruler.tsx'
import type { Refusal } from './room-forms.ts'
import { CopyLink } from './copy-link.tsx'
import type { RoomData } from './load-room.ts'
import { StepForm } from './steps/step-form.tsx'
import type { RoomIntent } from './act-on-room.ts'

/** One button is the step, one is beside it, and whatever else can be done is quieter. */
const LOOKS = ['main', 'line'] as const

/** What is to be done now, by whom, until when; or the one step that was chosen, explained. */
export function Next(room: RoomData & { answer: Refusal | undefined }) {
  const { step, next } = room
  if (step)
    return (
      <section className="next" aria-labelledby="next-title">
        <StepForm
          key={`${step.do} ${Object.values(step.hidden)[0] ?? ''}`}
          step={step}
          dealId={room.id}
          currency={room.currency}
          fileRules={room.fileRules}
          answer={room.answer}
        />
      </section>
    )
  const stand = next.moves
    .map((to) => room.moves.find((move) => move.to === to))
    .filter((move) => move !== undefined)
  return (
    <section className="next" aria-labelledby="next-title">
      <p className="who">
        {next.side ? (
          <Avatar name={room.sides[next.side].name} src={room.sides[next.side].avatar} size={28} />
        ) : null}
        {next.who}
      </p>
      <h2 id="next-title">{next.title}</h2>
      <p className="what">{next.what}</p>
      {next.clock ? (
        <Ruler
          at={next.clock.at}
          left={next.clock.left}
          start={next.clock.start}
          end={next.clock.end}
          late={next.clock.isClose && next.isYours}
          label={next.clock.label}
        />
      ) : null}
      {room.invitation ? <Invitation {...room.invitation} /> : null}
      {room.join ? <Join {...room.join} /> : null}
      {stand.length > 0 || room.fundAll ? (
        <div className="acts">
          {stand.map((move, index) => (
            <ButtonLink
              key={move.to}
              to={move.to}
              size="l"
              look={LOOKS[next.isYours ? index : index + 1] ?? 'bare'}
            >
              {move.label}
            </ButtonLink>
          ))}
          {room.fundAll ? (
            <ButtonLink to={room.fundAll.to} size="l">
              {room.fundAll.label}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

function Invitation({ link, email }: NonNullable<RoomData['invitation']>) {
  if (!link)
    return (
      <Note tone="info">
        {email
          ? `An e-mail with the link went to ${email}.`
          : 'The link was shown when it was made. If it is lost, make a new one; the old one then stops working.'}
      </Note>
    )
  return (
    <div className="invitation">
      <p>
        <b>Send this link to the other side.</b> Whoever opens it first and joins takes that side, so give it
        to nobody else.
      </p>
      <CopyLink link={link} />
    </div>
  )
}

function Join({ isSignedIn, invitationKey, as, ...join }: NonNullable<RoomData['join']>) {
  if (!isSignedIn)
    return (
      <div className="acts">
        <ButtonLink look="main" size="l" to={join.register}>
          Join and answer
        </ButtonLink>
        <ButtonLink size="l" to={join.signIn}>
          Sign in
        </ButtonLink>
      </div>
    )
  return (
    <Form method="post" className="acts">
      <input type="hidden" name="do" value={'join' satisfies RoomIntent} />
      <input type="hidden" name="key" value={invitationKey} />
      <Button look="main" size="l">
        Join as the {as}
      </Button>
    </Form>
  )
}
