import { useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import composerCssUrl from '#app/shared/messages/composer.css?url'
import threadCssUrl from '#app/shared/messages/thread.css?url'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { describeRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { messageLimits } from '#domain/messages/message-rules.ts'
import type { Route } from './+types/new.page.ts'
import { beginIntents, type BeginIntent } from './act-on-new.ts'
import { FILES_AGAIN, FilesAgain } from './files-again.tsx'
import { loadNew } from './load-new.server.ts'
import cssUrl from './messages.css?url'
import type { RefusedWords } from './refused-words.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: threadCssUrl },
  { rel: 'stylesheet', href: composerCssUrl },
]

export const loader = reading(memberOnly(loadNew))

export const action = beginIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeMyPage(matches, loaderData ? `Write to ${loaderData.to.name}` : 'Write')

/** The first message to somebody: from then on there is a conversation. */
export default function NewPage({ loaderData }: Route.ComponentProps) {
  const { to, about, words, clientId, canWrite, rules } = loaderData
  const refused = useActionData<RefusedWords>()
  const { careSeen, ...errors } = refused?.result.error ?? {}
  const typed = refused?.result.initialValue?.['text']
  return (
    <div className="first-words">
      <div className="talk-h">
        <Avatar name={to.name} src={to.avatar} size={40} />
        <h1>Write to {to.name}</h1>
      </div>
      {about ? (
        <p className="about">
          <span>
            {about.label}: <b>{about.title}</b>
          </span>
          <KnownLink to={about.to}>See it</KnownLink>
        </p>
      ) : null}
      {canWrite ? (
        <form className="compose2" method="post" encType="multipart/form-data">
          <input type="hidden" name="clientId" value={clientId} />
          {Object.values(errors)
            .flatMap((words) => words ?? [])
            .map((words) => (
              <p key={words} className="compose-bad" role="alert">
                {words}
              </p>
            ))}
          {careSeen?.map((words) => (
            <p key={words} className="care" role="alert">
              <Icon name="circle-alert" size={18} />
              <span>{words}</span>
            </p>
          ))}
          <label className="sr" htmlFor="first-words">
            Write to {to.name}
          </label>
          <textarea
            id="first-words"
            className="area"
            name="text"
            rows={words ? 14 : 6}
            required
            maxLength={messageLimits.text}
            placeholder={`Write to ${to.name}`}
            defaultValue={typeof typed === 'string' ? typed : words}
          />
          <div className="row">
            <label className="compose-files">
              <Icon name="paperclip" size={18} />
              <span className="sr">Attach files: {describeRules(rules)}</span>
              <input
                type="file"
                name="files"
                multiple
                aria-describedby={refused?.hadFiles ? FILES_AGAIN : undefined}
              />
            </label>
            {refused?.hadFiles ? <FilesAgain /> : null}
            <span className="grow" />
            {careSeen ? (
              <label className="small">
                <input type="checkbox" name="careSeen" value="yes" /> Send it anyway
              </label>
            ) : null}
            <Button look="main" size="s" name="intent" value={'begin' satisfies BeginIntent}>
              Send
            </Button>
          </div>
        </form>
      ) : (
        <Note tone="info">
          Verify your e-mail address to write.{' '}
          <ButtonLink size="s" to="/auth/email/verify">
            Verify the address
          </ButtonLink>
        </Note>
      )}
      <p className="small soft">
        Talk costs nothing and binds nobody. What you agree on becomes a safe deal.
      </p>
    </div>
  )
}
