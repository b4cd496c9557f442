import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { HelpMeWrite } from '#app/shared/advice/help-me-write.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Stepper } from '#app/ui/inputs/stepper/stepper.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { problemsOf } from '#domain/catalogue/drafts/complete-rules.ts'
import type { ServiceContent } from '#domain/catalogue/service-content.ts'
import type { EditorIntent } from './act-on-editor.ts'
import { changeRows, readRowChange } from './change-rows.ts'
import { EditorContext } from './editor-context.ts'
import { byFormName, focusAfter, stepsOf } from './editor-view.ts'
import type { EditorData } from './load-editor.ts'
import { nextAddress } from './next-address.ts'
import { CardPreview, PagePreview } from './preview.tsx'
import { readStep } from './read-step.ts'
import type { RefusedEditor } from './refused-editor.ts'
import { ReviewStep } from './review-step.tsx'
import { SaveState } from './save-state.tsx'
import { StateNote } from './state-note.tsx'
import { StepFields } from './step-fields.tsx'
import { editorSteps, fieldId, newAddress, stepAddress, stepAfter, stepBefore } from './steps.ts'
import { useDraft } from './use-draft.ts'
import { usePictures } from './use-pictures.ts'

/** How often rows were written anew, and which field of theirs is gone to. */
type Rewritten = { generation: number; focusId: string | undefined }

type EditorProps = { data: EditorData; refused: RefusedEditor | undefined }

/** Writing a service: one step at a time, with what others will see beside it. */
export function Editor({ data, refused }: EditorProps) {
  const { service, step } = data
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [rewritten, setRewritten] = useState<Rewritten>({ generation: 0, focusId: undefined })
  const { generation } = rewritten
  const draft = useDraft(
    {
      serviceId: service?.id ?? null,
      slug: service?.slug ?? null,
      content: data.content,
      writtenAt: data.writtenAt,
      team: data.team,
    },
    // The address of what has just been made, so that reloading finds it; the page itself stays as it is.
    (slug) => window.history.replaceState(window.history.state, '', stepAddress(slug, step)),
  )
  const { content, slug } = draft
  const pictures = usePictures(
    data.pictures,
    content.gallery.map(({ pictureId }) => pictureId),
  )
  const isLocked = service?.state === 'archived' || service?.versionState === 'submitted'
  const problems = problemsOf(content, data.bounds)
  const errors = byFormName(content, {
    ...(data.isChecking ? problems : {}),
    ...refused?.fields,
    ...(draft.state.kind === 'refused' ? draft.state.fields : {}),
  })

  // With the rows that were just written: what is saved meanwhile is painted too, before they are there.
  useEffect(() => {
    if (rewritten.focusId) document.getElementById(rewritten.focusId)?.focus()
  }, [rewritten])

  // Whoever follows what is missing lands in its field.
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.focus()
  }, [hash])

  const read = () => {
    if (!form.current || step === 'review') return true
    const { content: typed, problems: unreadable } = readStep(
      step,
      new FormData(form.current),
      draft.latest(),
      data.currency,
    )
    draft.change(typed)
    const isReadable = Object.keys(unreadable).length === 0
    if (!isReadable) draft.hold('Some of it is no number', unreadable)
    return isReadable
  }
  const rewrite = (update: (before: ServiceContent) => ServiceContent, focus?: string) => {
    draft.change(update(draft.latest()))
    setRewritten((before) => ({ generation: before.generation + 1, focusId: focus }))
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const said = submitter instanceof HTMLButtonElement ? submitter.value : 'next'
    const change = readRowChange(said)
    const isReadable = read()
    if (change) return rewrite((before) => changeRows(before, change), focusAfter(draft.latest(), change))
    if (!isReadable || !(await draft.flush())) return focusFirstBad(form.current)
    const made = draft.latestSlug()
    if (made) await navigate(nextAddress(made, step, draft.latest(), data.bounds))
  }

  const label = editorSteps.find(({ name }) => name === step)?.label
  const back = stepBefore(step)
  const here = new URLSearchParams(search)
  const viewAddress = (isPreview: boolean) => {
    if (isPreview) here.set('view', 'preview')
    else here.delete('view')
    return `?${here}`
  }
  return (
    <EditorContext value={{ data, content, errors, typed: refused?.typed, isLocked, generation, rewrite }}>
      <PageHead title={content.title.trim() || 'New service'} size="quiet">
        <Link to="/my/services">All services</Link>
      </PageHead>
      <StateNote service={service} />
      <Stepper label="Steps" steps={stepsOf(step, content, problems, service?.slug)} />
      {refused?.message && step !== 'review' ? <RefusedNote refused={refused} /> : null}
      {step === 'review' ? null : (
        <Tabs
          label="Write or look"
          className="editor-tabs"
          tabs={[
            { to: viewAddress(false), label: 'Write', current: !data.isPreview },
            { to: viewAddress(true), label: 'Preview', current: data.isPreview },
          ]}
        />
      )}
      <div className="editor" data-view={data.isPreview ? 'preview' : 'write'}>
        <div className="editor-form">
          <h2 className="editor-step">{label}</h2>
          {step === 'review' ? (
            <>
              {/* What is missing stands below, once. */}
              {refused?.message ? <RefusedNote refused={{ ...refused, fields: {} }} /> : null}
              <ReviewStep
                slug={slug ?? ''}
                problems={byFormName(content, { ...problems, ...refused?.fields })}
                pictures={pictures}
                flush={draft.flush}
              />
            </>
          ) : (
            <Form
              ref={form}
              method="post"
              action={slug ? stepAddress(slug, step) : newAddress(step, data.team)}
              encType={step === 'gallery' ? 'multipart/form-data' : undefined}
              className="editor-fields"
              noValidate
              onInput={(event: FormEvent) => {
                if (!(event.target instanceof HTMLInputElement && event.target.name.startsWith('crop.')))
                  read()
              }}
              onSubmit={(event) => void submit(event)}
            >
              <input type="hidden" name="step" value={step} />
              <input type="hidden" name="basedOn" value={data.writtenAt ?? ''} />
              {/* What Enter in a field does, whatever buttons stand before it. */}
              <button
                name="intent"
                value={'next' satisfies EditorIntent}
                className="sr"
                tabIndex={-1}
                aria-hidden="true"
              />
              <fieldset className="editor-all" disabled={isLocked}>
                <legend className="sr">{label}</legend>
                <StepFields step={step} pictures={pictures} />
              </fieldset>
              {isLocked || step === 'gallery' ? null : (
                <HelpMeWrite
                  intent={'help' satisfies EditorIntent}
                  key={step}
                  advised={refused?.advised}
                  hint={adviceHints[step]}
                  idOf={fieldId}
                />
              )}
              <div className="editor-acts">
                {back && slug ? <ButtonLink to={stepAddress(slug, back)}>Back</ButtonLink> : null}
                {isLocked ? (
                  <ButtonLink to={stepAddress(slug ?? '', stepAfter(step))}>Next</ButtonLink>
                ) : (
                  <Button look="main" name="intent" value={'next' satisfies EditorIntent}>
                    Save and continue
                  </Button>
                )}
                {isLocked || (!slug && draft.state.kind === 'saved') ? null : (
                  <SaveState state={draft.state} />
                )}
              </div>
            </Form>
          )}
        </div>
        {step === 'review' ? null : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys.
          <aside className="editor-preview" aria-label="Preview" tabIndex={0}>
            <h2 className="small soft">As others will see it</h2>
            <CardPreview pictures={pictures} />
            <PagePreview pictures={pictures} />
          </aside>
        )}
      </div>
    </EditorContext>
  )
}

const adviceHints = {
  overview: 'A plainer title, tags and a category, from your own words.',
  packages: 'What is missing, and your price among the others.',
  description: 'What is missing or unclear, and what a moderator would look at.',
  requirements: 'What is missing from your questions.',
} as const

function focusFirstBad(form: HTMLFormElement | null) {
  // The errors are painted with the next frame.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

function RefusedNote({ refused }: { refused: RefusedEditor }) {
  const wrong = Object.entries(refused.fields)
  return (
    <Note tone="bad" role="alert">
      <p>
        <b>{refused.message}.</b> Nothing is lost.
      </p>
      {wrong.length > 0 ? (
        <ul className="review-missing">
          {wrong.map(([field, [words]]) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>{words}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </Note>
  )
}
