import { Form, Link } from 'react-router'
import { Button, LinkishButton } from '#app/ui/inputs/button/button.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { ListedService } from './load-services.ts'
import type { ServicesIntent } from './act-on-services.ts'

type Said = { words: (title: string) => string; undo?: 'pause' | 'resume' | 'withdraw' }

/** Only words of ours, whatever the address says. */
const SAID: Readonly<Record<string, Said>> = {
  pause: { words: (title) => `${title} is paused: nobody can order it now.`, undo: 'resume' },
  resume: { words: (title) => `${title} is open to orders again.`, undo: 'pause' },
  archive: { words: () => 'The service is archived. You find it among the archived ones.' },
  withdraw: { words: (title) => `${title} is withdrawn from review: you can change it.` },
  prices: { words: (title) => `${title} has its new prices. Deals that exist keep theirs.` },
  discarded: { words: (title) => `The newer words of ${title} are discarded.` },
  'in-review': {
    words: (title) => `${title} is submitted. You get an e-mail when it has been reviewed.`,
    undo: 'withdraw',
  },
  shown: { words: (title) => `${title} is published: everyone can see it.` },
}

type DoneProps = { done: string; serviceId: string; services: readonly ListedService[]; address: string }

/** What has just been done, and the way back where there is one. */
export function DoneNote({ done, serviceId, services, address }: DoneProps) {
  const said = Object.hasOwn(SAID, done) ? SAID[done] : undefined
  if (!said) return null
  const title = services.find(({ id }) => id === serviceId)?.title
  return (
    <Confirmation>
      <Form method="post" action={address} className="note-row">
        <span>{said.words(title ? `“${title}”` : 'The service')}</span>
        {said.undo ? (
          <>
            <input type="hidden" name="serviceId" value={serviceId} />
            <LinkishButton name="intent" value={said.undo satisfies ServicesIntent}>
              Undo
            </LinkishButton>
          </>
        ) : null}
      </Form>
    </Confirmation>
  )
}

type QuestionProps = { service: { id: string; title: string }; address: string }

export function ArchiveQuestion({ service, address }: QuestionProps) {
  return (
    <Note tone="warn" icon="archive">
      <Form method="post" action={address} className="stack">
        <p>
          <b>Archive “{service.title || 'Untitled'}”?</b> It is offered no more, and that can’t be undone.
          Deals that exist go on, and you can still duplicate it.
        </p>
        <input type="hidden" name="serviceId" value={service.id} />
        <div className="form-acts">
          <Button look="danger" size="s" name="intent" value={'archive' satisfies ServicesIntent}>
            Archive it
          </Button>
          <Link to={address}>Keep it</Link>
        </div>
      </Form>
    </Note>
  )
}
