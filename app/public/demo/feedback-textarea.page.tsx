import { Form, useActionData, useNavigation } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingCached } from '#app/edge.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FeedbackTextarea } from '#app/ui/inputs/feedback-textarea/feedback-textarea.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { Route } from './+types/feedback-textarea.page.ts'
import { attachmentRules, textLimits } from './feedback-rules.ts'
import { FeedbackSamples } from './feedback-samples.tsx'
import cssUrl from './feedback-textarea.css?url'
import { feedbackIntents, type FeedbackTold } from './feedback-intents.ts'
import { Received } from './received.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = readingCached(['settings'], () => null)

export const action = feedbackIntents

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'The feedback text area',
    description: 'The text area with a counter, limits and attachments, in all its states.',
    path: '/demo/feedback-textarea',
    image: 'home',
    noIndex: true,
  })

export default function FeedbackTextareaPage() {
  return (
    <main id="main" className="wrap feedback-demo">
      <PageHead
        title="The feedback text area"
        lede="A text with a counter, limits and attachments, on its own and in all its states."
      />
      <Section title="Try it" text="The form is really sent and checked. Nothing is stored." opens>
        <LiveForm />
      </Section>
      <Section title="Its states" text="Still samples: they send nothing.">
        <FeedbackSamples />
      </Section>
    </main>
  )
}

function LiveForm() {
  const last = useActionData<FeedbackTold>()
  const isSending = useNavigation().state === 'submitting'
  const answer = last?.answer
  const refused = answer && !answer.taken ? answer : undefined
  return (
    <div className="stack">
      {answer?.taken ? <Received text={answer.text} files={answer.files} /> : null}
      <Form method="post" encType="multipart/form-data" className="form">
        <FeedbackTextarea
          // What was taken is cleared; what was refused stays, files included.
          key={answer?.taken ? last?.key : 'live'}
          id="live-feedback"
          name="feedback"
          label="What should be better?"
          placeholder="Say what you did, what you expected and what happened."
          limits={textLimits}
          attachmentsName="files"
          attachmentRules={attachmentRules}
          defaultValue={refused?.text}
          error={refused?.error}
          submitting={isSending}
          required
        />
        {refused ? (
          <noscript>Choose your files again: browsers don’t keep them when a form comes back.</noscript>
        ) : null}
        <div className="form-acts">
          <Button look="main" busy={isSending}>
            Send the feedback
          </Button>
          <small className="soft">Nothing you send here is stored.</small>
        </div>
      </Form>
    </div>
  )
}
