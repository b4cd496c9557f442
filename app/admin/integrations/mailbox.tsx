import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { LinkedText } from './linked-text.tsx'

type LetterLine = { id: string; to: string; subject: string; kind: string; at: Date }
type OpenLetter = LetterLine & { text: string }

type MailboxProps = { letters: readonly LetterLine[]; open: OpenLetter | undefined; now: Date }

/** Where the letters of a demo can be read and their links followed. */
export function Mailbox({ letters, open, now }: MailboxProps) {
  return (
    <>
      {open ? <Letter letter={open} now={now} /> : null}
      <DataTable
        label="E-mails, the newest first"
        columns={columnsAt(now)}
        rows={letters}
        rowKey={(row) => row.id}
        tight
        empty={
          <p className="soft">No e-mail yet. Register or ask for a sign-in code, and it will be here.</p>
        }
      />
    </>
  )
}

function columnsAt(now: Date): Column<LetterLine>[] {
  return [
    {
      key: 'subject',
      head: 'Subject',
      text: 'wrap',
      phone: 'title',
      cell: (row) => (
        <Link to={`?mail=${row.id}#mailbox`} preventScrollReset>
          <b>{row.subject}</b>
        </Link>
      ),
    },
    { key: 'to', head: 'To', phone: 'under', cell: (row) => row.to },
    { key: 'kind', head: 'Kind', cell: (row) => <span className="soft">{row.kind}</span> },
    {
      key: 'at',
      head: 'Written',
      align: 'end',
      phone: 'title-end',
      cell: (row) => <Time at={row.at} now={now} compact quiet />,
    },
  ]
}

function Letter({ letter, now }: { letter: OpenLetter; now: Date }) {
  return (
    <article className="letter" aria-labelledby="letter-subject">
      <h3 id="letter-subject">{letter.subject}</h3>
      <p className="soft">
        To {letter.to}, <Time at={letter.at} now={now} />
      </p>
      <div className="letter-text">
        <LinkedText text={letter.text} />
      </div>
      <div className="row">
        <ButtonLink size="s" to={`/admin/integrations/mail/${letter.id}`} reloadDocument target="_blank">
          As it looks in a mail program
        </ButtonLink>
        <ButtonLink size="s" look="bare" to="/admin/integrations#mailbox" preventScrollReset>
          Close the e-mail
        </ButtonLink>
      </div>
    </article>
  )
}
