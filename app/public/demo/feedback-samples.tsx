import { useEffect, useRef } from 'react'
import { FeedbackTextarea } from '#app/ui/inputs/feedback-textarea/feedback-textarea.tsx'
import { attachmentRules } from './feedback-rules.ts'

const limits = { min: 20, max: 200 }
const common = { limits, attachmentRules, attachmentsName: 'files', required: true }

const story =
  'The search forgets my filters when I come back from a service. I chose a price and a language, opened the third result, went back, and both were gone. I would like them to stay.'

/** Every state on its own, outside any form. */
export function FeedbackSamples() {
  return (
    <div className="feedback-samples">
      <Sample title="At rest">
        <FeedbackTextarea
          {...common}
          id="sample-rest"
          name="rest"
          label="Your feedback"
          placeholder="Say what happened."
        />
      </Sample>
      <Sample title="Near the limit">
        <FeedbackTextarea
          {...common}
          id="sample-near"
          name="near"
          label="Your feedback"
          defaultValue={story}
        />
      </Sample>
      <Sample title="Over the limit, refused">
        <FeedbackTextarea
          {...common}
          id="sample-over"
          name="over"
          label="Your feedback"
          defaultValue={`${story} On my phone it is the same.`}
          error={`Feedback: shorten it to ${limits.max} characters`}
        />
      </Sample>
      <Sample title="With attachments">
        <WithAttachments />
      </Sample>
      <Sample title="Sending">
        <FeedbackTextarea
          {...common}
          id="sample-sending"
          name="sending"
          label="Your feedback"
          defaultValue={story}
          submitting
        />
      </Sample>
      <Sample title="Disabled">
        <FeedbackTextarea
          {...common}
          id="sample-disabled"
          name="disabled"
          label="Your feedback"
          hint="This idea is closed."
          disabled
        />
      </Sample>
    </div>
  )
}

function Sample({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Two files are put into the input as if a person had chosen them, which only JavaScript can do. */
function WithAttachments() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = box.current?.querySelector<HTMLInputElement>('input[type=file]')
    if (!input || input.files?.length) return
    const chosen = new DataTransfer()
    chosen.items.add(new File(['x'.repeat(48_200)], 'filters-before.png', { type: 'image/png' }))
    chosen.items.add(new File(['x'.repeat(1_240_000)], 'what-i-expected.pdf', { type: 'application/pdf' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])
  return (
    <div ref={box} className="sample-files">
      <FeedbackTextarea
        {...common}
        id="sample-files"
        name="files-text"
        label="Your feedback"
        defaultValue={story}
      />
    </div>
  )
}
