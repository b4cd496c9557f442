import { Form } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { IconButton } from '#app/ui/inputs/button/button.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import type { MessageView } from '#app/shared/messages/message-view.ts'
import type { ThreadIntent } from './act-on-thread.ts'

/** Reply to it; what is one's own can be changed and taken back for a quarter of an hour. */
export function MessageTools({ id, message }: { id: string; message: MessageView }) {
  const { kind, gone, number, changeUntil, name } = message
  if (kind !== 'text' || gone) return null
  const here = `/my/messages/${id}`
  return (
    <span className="tools">
      <KnownLink
        className="icon-btn"
        to={`${here}?reply=${number}#write`}
        aria-label={`Reply to what ${name === 'You' ? 'you' : name} wrote at ${message.time}`}
        preventScrollReset
      >
        <Icon name="reply" size={18} />
      </KnownLink>
      {message.isMine ? null : (
        <KnownLink
          className="icon-btn"
          to={`${here}/report/${number}`}
          aria-label={`Report what ${name} wrote at ${message.time}`}
        >
          <Icon name="flag" size={18} />
        </KnownLink>
      )}
      {changeUntil ? (
        <>
          <KnownLink
            className="icon-btn"
            to={`${here}?edit=${number}#write`}
            aria-label={`Change what you wrote at ${message.time}`}
            preventScrollReset
          >
            <Icon name="pencil" size={18} />
          </KnownLink>
          <Form method="post" action={here} preventScrollReset>
            <input type="hidden" name="number" value={number} />
            <IconButton
              label={`Take back what you wrote at ${message.time}`}
              name="intent"
              value={'delete' satisfies ThreadIntent}
            >
              <Icon name="trash-2" size={18} />
            </IconButton>
          </Form>
        </>
      ) : null}
    </span>
  )
}
