import { Link } from 'react-router'
import { ProveFirst } from '#app/my/account/prove-first.tsx'
import { SectionForm } from '#app/my/account/section-form.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Progress } from '#app/ui/figures/progress/progress.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { DataSectionProps } from './data-section-props.ts'
import type { ShownExport } from './load-data.ts'
import { useLookingAgain } from '#app/my/use-looking-again.ts'

const isUnderWay = (shown: ShownExport | undefined) => shown?.state === 'waiting' || shown?.state === 'making'

/** A file of all that the marketplace knows of a person, made by a job. */
export function ExportPart({ data }: DataSectionProps) {
  const { export: latest, now } = data
  useLookingAgain(isUnderWay(latest))
  return (
    <div className="stack" id="export">
      <h3>Take your data along</h3>
      <p className="soft">
        A ZIP file with your profile, pictures, sessions, security events, e-mails and tickets. Making it
        takes a few minutes; you get an e-mail when it is ready, and it is kept for 7 days.
      </p>
      {latest ? <LatestExport latest={latest} now={now} /> : null}
      {isUnderWay(latest) ? null : <AskExport data={data} />}
    </div>
  )
}

function LatestExport({ latest, now }: { latest: ShownExport; now: Date }) {
  const hydrated = useHydrated()
  if (isUnderWay(latest)) {
    return (
      <>
        <Progress label="Making your file" value={latest.progress} />
        {hydrated ? null : (
          <p>
            <Link to="/my/account#data" reloadDocument>
              Reload the page to see how far it is
            </Link>
          </p>
        )}
      </>
    )
  }
  if (latest.state === 'failed') {
    return (
      <Note tone="bad">
        <b>The last file could not be made.</b> Ask for it again. If that fails too, write to us.
      </Note>
    )
  }
  if (latest.state !== 'ready' || !latest.expiresAt) return null
  return (
    <>
      <Note role="status" icon="circle-check">
        <b>Your file is ready</b>
        {latest.sizeBytes === null ? '' : ` (${formatBytes(latest.sizeBytes)})`}. It is there until{' '}
        <Time at={latest.expiresAt} />; you asked for it <Time at={latest.askedAt} now={now} />.
      </Note>
      {latest.href ? (
        <div className="row">
          <ButtonLink to={latest.href} look="main" reloadDocument>
            Download my data
          </ButtonLink>
        </div>
      ) : null}
    </>
  )
}

function AskExport({ data: { mayAskExportFrom, isProved, now } }: DataSectionProps) {
  if (!mayAskExportFrom) return null
  if (mayAskExportFrom > now) {
    return (
      <p className="soft">
        You can ask for another file <Time at={mayAskExportFrom} now={now} />.
      </p>
    )
  }
  if (!isProved)
    return <ProveFirst section="data">To make a file of your data, first confirm that it is you.</ProveFirst>
  return <SectionForm intent="ask-export" label="Make a file of my data" />
}
